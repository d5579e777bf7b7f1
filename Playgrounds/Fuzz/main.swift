import Foundation

exit(FuzzRun.main(Array(CommandLine.arguments.dropFirst())))
