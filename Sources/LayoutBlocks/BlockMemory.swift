import Foundation

/// The memory of a run: the program's lists and the state's, without ownership, so that a walk over
/// them counts no references and checks for no other owner.
struct BlockMemory {
  let steps: UnsafeBufferPointer<BlockStep>
  let parts: UnsafeBufferPointer<LayoutPart>
  let links: UnsafeBufferPointer<BlockProgram.Link>
  let writes: UnsafeBufferPointer<BlockProgram.Write>
  let stacks: UnsafeBufferPointer<StackForm>
  let stackItems: UnsafeBufferPointer<Int32>
  let stackLengths: UnsafeBufferPointer<StackForm.Length>
  let stackChains: UnsafeBufferPointer<StackForm.Chain>

  let frames: UnsafeMutableBufferPointer<CGRect>
  let spaces: UnsafeBufferPointer<BlockState.Space>
  let isMirrored: UnsafeBufferPointer<Bool>
  let answers: UnsafeBufferPointer<Bool>
  let taken: UnsafeMutableBufferPointer<Bool>
  let isEndless: (width: Bool, height: Bool)

  /// Calls `body` with the memory of a program and a state, which nobody else may touch meanwhile.
  @inline(__always)
  static func with(
    _ program: inout BlockProgram, _ state: inout BlockState,
    _ body: (BlockMemory, inout BlockState.Guides) -> Void
  ) {
    with(
      &program, &state.spaces, &state.isMirrored, &state.answers, &state.frames, &state.taken,
      &state.guides, isEndless: state.isEndless, body)
  }

  /// Takes the lists of a state one by one: those that are only read are then not retained.
  @inline(__always)
  private static func with(
    _ program: inout BlockProgram, _ spaces: inout [BlockState.Space],
    _ isMirrored: inout [Bool], _ answers: inout [Bool], _ frames: inout [CGRect],
    _ taken: inout [Bool], _ guides: inout BlockState.Guides,
    isEndless: (width: Bool, height: Bool),
    _ body: (BlockMemory, inout BlockState.Guides) -> Void
  ) {
    program.steps.withUnsafeBufferPointer { steps in
      program.parts.withUnsafeBufferPointer { parts in
        program.links.withUnsafeBufferPointer { links in
          program.writes.withUnsafeBufferPointer { writes in
            program.stacks.withUnsafeBufferPointer { stacks in
              program.stackItems.withUnsafeBufferPointer { items in
                program.stackLengths.withUnsafeBufferPointer { lengths in
                  program.stackChains.withUnsafeBufferPointer { chains in
                    spaces.withUnsafeBufferPointer { spaces in
                      isMirrored.withUnsafeBufferPointer { isMirrored in
                        answers.withUnsafeBufferPointer { answers in
                          frames.withUnsafeMutableBufferPointer { frames in
                            taken.withUnsafeMutableBufferPointer { taken in
                              body(
                                BlockMemory(
                                  steps: steps, parts: parts, links: links, writes: writes,
                                  stacks: stacks, stackItems: items, stackLengths: lengths,
                                  stackChains: chains, frames: frames, spaces: spaces,
                                  isMirrored: isMirrored, answers: answers, taken: taken,
                                  isEndless: isEndless),
                                &guides)
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  func isTaken(_ branch: Int32) -> Bool {
    branch < 0 || taken[Int(branch)]
  }

  /// The point moved along a chain of links.
  func translated(_ point: CGPoint, _ start: Int, _ count: Int) -> CGPoint {
    var point = point
    for index in start..<(start + count) {
      let link = links[index]
      let frame = frames[Int(link.element)]
      let origin = spaces[Int(link.element)].origin
      let sign: CGFloat = link.isDown ? -1 : 1
      point.x += sign * (frame.origin.x - origin.x)
      point.y += sign * (frame.origin.y - origin.y)
    }
    return point
  }

  /// What to propose to content: along an axis that is measured, there is no end.
  func proposal(_ size: CGSize) -> CGSize {
    CGSize(
      width: isEndless.width ? .infinity : size.width,
      height: isEndless.height ? .infinity : size.height)
  }

  /// The lengths of the longest way over a frame of writes and a point.
  func longestReach(_ writes: Range<Int>, from origin: CGPoint) -> CGSize {
    var reach = CGSize.zero
    for index in writes where isTaken(self.writes[index].branch) {
      var way = CGRect(origin: origin, size: .zero)
      way.cover(frames[Int(self.writes[index].element)])
      reach.width = max(reach.width, way.size.width)
      reach.height = max(reach.height, way.size.height)
    }
    return reach
  }

  /// How far the frames of writes reach beyond a point.
  func extent(_ writes: Range<Int>, from origin: CGPoint) -> CGRect {
    var extent = CGRect(origin: origin, size: .zero)
    for index in writes where isTaken(self.writes[index].branch) {
      extent.cover(frames[Int(self.writes[index].element)])
    }
    return extent
  }
}
