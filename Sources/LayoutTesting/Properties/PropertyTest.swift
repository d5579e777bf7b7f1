import LayoutAnalysis
import LayoutCore

/// A property as a check runs it.
struct PropertyTest {
  enum Kind {
    /// One that maps know.
    case analyzed(LayoutProperty)

    /// One that maps know, of elements that a tree has.
    case selecting(LayoutSelection, ([String]) -> LayoutProperty)

    /// Anything that a user's code says of frames.
    case stated((LayoutFrames) throws -> Bool)

    /// One that looks at frames and issues of passes.
    case passes((CheckedPass) -> [PropertyBreach])

    /// Edges that do not move far.
    case steady(SteadyTest)

    /// Labels that show all of their text.
    case texts(TextTest)

    /// One that needs a tree.
    case trees((CheckedPass) -> [PropertyBreach])
  }

  /// The property in words.
  var statement: String
  var kind: Kind

  /// The property as maps know it, if they do.
  var analyzed: LayoutProperty? {
    switch kind {
    case .analyzed(let property): property
    case .texts(let test): .textFits(except: test.excepted)
    default: nil
    }
  }

  /// One that maps know and that names the same elements, if it names any.
  var named: LayoutProperty? {
    if case .steady(let test) = kind { return .inside(.superview, except: test.excepted) }
    return analyzed
  }

  /// Whether it needs passes of its own even where a map knows the frames.
  var needsPasses: Bool {
    switch kind {
    case .trees, .texts: true
    case .analyzed(let property): property.runsPasses
    case .selecting, .stated, .passes, .steady: false
    }
  }

  /// Whether it looks at labels.
  var looksAtText: Bool {
    if case .texts = kind { return true }
    return false
  }

  /// The same property of the elements that a layout has at some inputs, or what is wrong with it.
  func resolved(
    for layouts: [(subject: CheckSubject, input: LayoutInput)]
  ) -> Result<PropertyTest, CheckProblem> {
    guard case .selecting(let selection, let make) = kind else { return .success(self) }
    var (paths, known) = ([String](), Set<String>())
    for (subject, input) in layouts {
      guard let root = subject.element(for: input) else {
        return .failure(
          CheckProblem(
            "\(selection) are not known of a layout without elements",
            advice: "Name them: .named(\"send\", \"cancel\")."))
      }
      paths += selection.paths(in: root, at: input).filter { known.insert($0).inserted }
    }
    guard !paths.isEmpty else {
      return .failure(
        CheckProblem(
          "the layout has no \(selection)", advice: "Leave the property out, or name elements."))
    }
    var property = make(paths)
    property.mayLackElements = true
    return .success(PropertyTest(statement: statement, kind: .analyzed(property)))
  }

  /// What is not as the property says at an input.
  func breaches(_ pass: CheckedPass) -> [PropertyBreach] {
    switch kind {
    case .selecting: return []
    case .analyzed(let property):
      return pass.map.breaches(of: property, in: pass.snapshot, at: pass.input.size)
    case .passes(let find), .trees(let find): return find(pass)
    case .steady(let test): return test.breaches(pass)
    case .texts(let test): return test.breaches(pass)
    case .stated(let test):
      let frames = LayoutFrames(pass.snapshot, pass.input)
      do {
        let holds = try test(frames)
        if let issue = frames.issues.first { return [PropertyBreach(text: issue.explanation)] }
        return holds ? [] : [PropertyBreach(text: "it does not hold")]
      } catch {
        if let issue = frames.issues.first { return [PropertyBreach(text: issue.explanation)] }
        return [PropertyBreach(text: "the property threw \(error)")]
      }
    }
  }
}
