import Foundation
import GalleryScreens

exit(GalleryTool.run(Array(CommandLine.arguments.dropFirst())))
