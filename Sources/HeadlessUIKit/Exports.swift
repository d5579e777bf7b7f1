// UIKit brings Foundation with it, and so does its stand-in.
@_exported public import Foundation
