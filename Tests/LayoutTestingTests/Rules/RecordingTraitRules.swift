import Foundation
import Framewise
import Testing

@testable import LayoutTesting

/// When golden files are written, as traits of tests say it.
@Suite(.layoutRecording(.never)) struct RecordingTraitRules {
  private let snapshot = LayoutSnapshot(
    name: "root", frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  /// Where the file would be.
  private var file: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("__Layouts__/RecordingTraitRules/nowhere.txt")
  }

  @Test func `Nothing is written in a suite that never records`() {
    withKnownIssue {
      expectLayout(snapshot, matches: "nowhere")
    } matching: {
      "\($0)".contains("RecordingTraitRules/nowhere.txt, and nothing is to be recorded.")
    }
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test(.layoutRecording(.failed)) func `The trait of a test comes before that of its suite`() {
    #expect(LayoutRecording.current == .failed)
  }

  @Test func `What a test starts has its traits`() async {
    let inTask = await Task { LayoutRecording.current }.value
    #expect(inTask == .never)
  }

  @Suite struct Inner {
    @Test func `The trait of a suite counts for suites in it`() {
      #expect(LayoutRecording.current == .never)
    }

    @Test(.layoutRecording(.missing)) func `An argument comes before a trait`() {
      let outer = RecordingTraitRules()
      withKnownIssue {
        expectLayout(outer.snapshot, matches: "nowhere", recording: .never)
      } matching: {
        "\($0)".contains("nothing is to be recorded")
      }
      #expect(!FileManager.default.fileExists(atPath: outer.file.path))
    }
  }
}
