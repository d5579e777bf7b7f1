import AllocationCounter
import Foundation
import Framewise

extension Workload {
  static let blocks: [Workload] =
    phases("block-cell", sizes: [10], quickSizes: [10]) { _ in .cell() }
    + phases(
      "block-chain", sizes: [100, 1_000, 10_000], quickSizes: [100], form: BlockForm.chain)
    + phases(
      "block-stack", sizes: [10, 100, 1_000, 10_000], quickSizes: [100], form: BlockForm.stack)

  /// What is done with a scheme, each a workload.
  private static func phases(
    _ name: String, sizes: [Int], quickSizes: [Int], form: @escaping @Sendable (Int) -> BlockForm
  ) -> [Workload] {
    let phases: [(String, String, @Sendable (Int, BlockForm) -> Case)] = [
      ("", "direct layout", direct), ("-snapshot", "snapshot", snapshot),
      ("-apply", "apply", apply), ("-build", "build and first layout", build),
    ]
    return phases.map { suffix, phase, prepare in
      Workload(name: name + suffix, sizes: sizes, quickSizes: quickSizes) { n in
        var result = prepare(n, form(n))
        result.phase = phase
        return result
      }
    }
  }

  private static func blockCase(
    _ n: Int, _ form: BlockForm, allocates: Bool = false,
    check: @escaping (Int) -> String? = { _ in nil }, work: @escaping (Int) -> Void
  ) -> Case {
    Case(
      n: n, phase: "", elements: n, work: work,
      limit: { form.row.store(form.frames[$0 % 2]) }, allocates: allocates,
      check: {
        for number in 0..<2 {
          work(number)
          if let wrong = check(number) { return wrong }
        }
        return nil
      })
  }

  private static func placement(_ form: BlockForm) -> (Int) -> String? {
    let checksums = form.frames.map(\.checksum)
    return { number in
      let found = form.row.frames
      if let wrong = mismatch("state \(number)", found.checksum, checksums[number]) { return wrong }
      for (frame, wanted) in zip(found, form.frames[number]) where !frame.isClose(to: wanted) {
        return "state \(number): \(frame), expected \(wanted)"
      }
      return nil
    }
  }

  private static func direct(_ n: Int, _ form: BlockForm) -> Case {
    let scheme = form.make(form.views)
    let sources = (0..<2).map(form.source)
    return blockCase(n, form, check: placement(form)) { scheme.layout(in: sources[$0 % 2]) }
  }

  private static func snapshot(_ n: Int, _ form: BlockForm) -> Case {
    let scheme = form.make(form.views)
    let checksums = form.frames.map(\.checksum)
    let sources = (0..<2).map(form.source)
    return blockCase(
      n, form, allocates: true,
      check: { number in
        let before = allocation_count()
        let snapshot = scheme.snapshot(for: form.source(number))
        let allocations = allocation_count() - before
        if allocations > 2 { return "\(allocations) allocations" }
        let frames = snapshot.nodes.dropFirst().map(\.frame)
        return mismatch("state \(number)", frames.checksum, checksums[number])
      },
      work: { blackHole(scheme.snapshot(for: sources[$0 % 2])) })
  }

  private static func apply(_ n: Int, _ form: BlockForm) -> Case {
    let scheme = form.make(form.views)
    let snapshots = (0..<2).map { scheme.snapshot(for: form.source($0)) }
    return blockCase(n, form, check: placement(form)) {
      scheme.apply(snapshot: snapshots[$0 % 2])
    }
  }

  private static func build(_ n: Int, _ form: BlockForm) -> Case {
    blockCase(n, form, allocates: true, check: placement(form)) {
      form.make(form.views).layout(in: form.source($0))
    }
  }
}
