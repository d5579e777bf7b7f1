import Foundation
import LayoutDiffTool

exit(DiffTool.run(Array(CommandLine.arguments.dropFirst())))
