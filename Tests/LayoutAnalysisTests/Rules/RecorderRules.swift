#if RECORDS_DECISIONS
import Foundation
import LayoutDecisions
import Testing

/// What the recorder of a pass makes of what it is told.
struct RecorderRules {
  private final class Element {}

  private let element = Element()
  private let other = Element()
  private let rule = PixelRule(
    scale: 2, x: 0, y: 0, depth: 0, countsComputedPlaces: false, keepsSize: false)

  /// A pass whose snapshot has the first element.
  private func record(_ body: (DecisionRecorder) -> Void) -> RecordedPass {
    DecisionRecorder.record {
      guard let recorder = DecisionRecorder.current else { return }
      recorder.noteEntry(element, at: 3)
      body(recorder)
    }.pass
  }

  @Test func `Numbers that differ by rounding are equal`() {
    _ = record { recorder in
      let (one, more) = (1.0, 1 + 5e-10)
      #expect(!recorder.isLess(one, more, orEqual: false))
      #expect(recorder.isLess(more, one, orEqual: true))
      #expect(recorder.isEqual(one, more))
      let much = 1 + 2e-9
      #expect(recorder.isLess(one, much, orEqual: false))
      #expect(!recorder.isLess(much, one, orEqual: true))
      #expect(!recorder.isEqual(one, much))
    }
  }

  @Test func `Frames that are put back are no writing`() {
    let pass = record { recorder in
      recorder.restoring { recorder.noteWrite(element) { "restored" } }
      recorder.noteWrite(element) { "written" }
    }
    #expect(pass.opaqueEvents.map(\.text) == ["written"])
    #expect(pass.opaqueEvents.map(\.touched) == [[3]])
  }

  @Test func `What touches an element that is not in the snapshot may touch all`() {
    let pass = record { recorder in
      recorder.note(OpaqueEvent("known"), touching: [element])
      recorder.note(OpaqueEvent("unknown"), touching: [element, other])
    }
    #expect(pass.opaqueEvents.map(\.touchesAll) == [false, true])
    let passedOn = record { recorder in
      recorder.note(OpaqueEvent("known"), touching: [element])
      recorder.passOn(from: element, to: other)
    }
    #expect(passedOn.opaqueEvents.map(\.touchesAll) == [true])
  }

  @Test func `What is asked in a measuring decides about all that the pass places`() {
    let pass = record { recorder in
      recorder.pass(over: element) {
        recorder.about(other) {
          recorder.note(OpaqueEvent("asked"), touching: nil)
          recorder.measuring(other) { recorder.note(OpaqueEvent("measured"), touching: nil) }
        }
        recorder.note(OpaqueEvent("nobody's"), touching: nil)
      }
    }
    // The container is the element of the snapshot.
    #expect(pass.opaqueEvents.map(\.touched) == [[], [3], [3]])
  }

  @Test func `Pixels count where elements are placed, also in a pass that measuring runs`() {
    let measured = record { recorder in
      recorder.measuring(other) { recorder.notePixels(element, rule) }
    }
    #expect(measured.pixelRules.isEmpty)
    let inner = record { recorder in
      recorder.measuring(other) {
        recorder.pass(over: other) { recorder.notePixels(element, rule) }
        // As before, outside of it.
        #expect(recorder.readsWidthOfMeasured == true)
      }
    }
    #expect(inner.pixelRules == [3: rule])
  }

  @Test func `The width of what is measured counts, unless only its height is read`() {
    _ = record { recorder in
      #expect(recorder.readsWidthOfMeasured == nil)
      recorder.readingHeight(of: element) {
        recorder.measuring(element) { #expect(recorder.readsWidthOfMeasured == false) }
        recorder.measuring(other) { #expect(recorder.readsWidthOfMeasured == true) }
      }
      recorder.measuring(element) { #expect(recorder.readsWidthOfMeasured == true) }
    }
  }

  @Test func `An element that is placed after all is no longer unplaced`() {
    #expect(record { $0.notePlaced(element, false) }.unplaced == [3])
    let pass = record { recorder in
      recorder.notePlaced(element, false)
      recorder.notePlaced(element, true)
    }
    #expect(pass.unplaced.isEmpty)
  }

  @Test func `A pause ends with the outermost one`() {
    let pass = record { recorder in
      recorder.withoutDecisions {
        recorder.withoutDecisions { _ = recorder.isLess(1, 2, orEqual: false) }
        _ = recorder.isLess(1, 2, orEqual: false)
      }
      _ = recorder.isLess(1, 2, orEqual: false)
    }
    #expect(pass.differences == [-1])
  }
}
#endif
