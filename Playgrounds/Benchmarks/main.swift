import Foundation

let options = Options(Array(CommandLine.arguments.dropFirst()))
let isKnown =
  !options.workloads.isEmpty || ResidentForm.all.contains { $0.name == options.filter }
if !isKnown {
  Options.fail(
    "No workload is named \(options.filter ?? ""): "
      + Workload.all.map(\.name).joined(separator: ", ") + ".")
}

switch options.kind {
case .frames: FramesLine.printAll(options)
case .threads: Threads.run(options)
case .instructions: CountedLine.runAll(options)
case .app: exit(AppSizes(options).run() ? 0 : 1)
case .times:
  var times = Times(options)
  times.run()
  let failures = times.failures + ResidentForm.printAll(options)
  if failures > 0 { exit(1) }
}
