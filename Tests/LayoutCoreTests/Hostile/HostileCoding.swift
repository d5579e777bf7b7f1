import Foundation
import HeadlessUIKit
import LayoutCore
import TestSupport
import Testing

/// Values that are written to files and read from files that somebody else wrote.
@Suite struct HostileCoding {
  private func copy<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: try JSONEncoder().encode(value))
  }

  private func read<Value: Decodable>(_ text: String, as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }

  @Test func `Breakpoints are sorted when they are read, as when they are made`() throws {
    let text = """
      {"widths": [600, 400, "nan", 600], "heights": ["inf", 3], "ratios": [], "isComplete": true}
      """
    let read = try read(text, as: LayoutBreakpoints.self)
    #expect(read == LayoutBreakpoints(widths: [400, 600], heights: [3, .infinity]))
    #expect(read.widths == [400, 600])
    #expect(throws: DecodingError.self) {
      try self.read(#"{"widths": [1]}"#, as: LayoutBreakpoints.self)
    }
  }

  @Test func `Breakpoints at infinity can be written`() throws {
    let breakpoints = LayoutBreakpoints(
      widths: [-.infinity, 0, .infinity], heights: [-2, .infinity], ratios: [0.1],
      isComplete: false)
    #expect(try copy(breakpoints) == breakpoints)
  }

  @Test func `A number that is none is told by its beginning`() {
    let text = #"{"widths": ["\#(String(repeating: "x", count: 100_000))"]}"#
    let error = #expect(throws: DecodingError.self) {
      try read(text, as: LayoutBreakpoints.self)
    }
    #expect("\(String(describing: error))".utf8.count < 1000)
  }

  @Test func `Conditions come back equal, with their names and their location`() throws {
    let conditions: [LayoutCondition] = [
      .always, .never, .width(600...), .width(..<400), .width(...400), .height(10..<20),
      .aspectRatio(0.5...2), .portrait, .landscape, .direction(.rightToLeft), .trait("a", is: "b"),
      !(.width(600...) && .portrait || !.trait("x", is: "y") && .trait("x", is: "z")),
      LayoutCondition.width(600...).named("wide") && .height(0...).named("high"),
      .width(CGFloat.infinity...),
    ]
    for condition in conditions {
      let read = try copy(condition)
      #expect(read == condition && "\(read)" == "\(condition)")
      #expect(read.location == condition.location)
      let structured = try #require(condition.structured)
      #expect(try copy(structured) == structured)
    }
  }

  @Test func `The text of a condition is as documented`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let condition = try #require((!LayoutCondition.width(600...)).structured)
    let text = String(decoding: try encoder.encode(condition), as: UTF8.self)
    #expect(text == #"{"terms":[{"from":600,"test":"width"},{"test":"not"}]}"#)
  }

  @Test func `A condition with a closure cannot be written`() {
    #expect(throws: EncodingError.self) {
      try JSONEncoder().encode(.portrait && LayoutCondition { $0.width > 1 })
    }
  }

  @Test func `What is no condition is refused`() throws {
    let wrong = [
      "", #"{"test":"and"}"#, #"{"test":"not"}"#, #"{"test":"width"},{"test":"width"}"#,
      #"{"test":"width"},{"test":"or"}"#, #"{"test":"always"},{"test":"not"}"#,
      #"{"test":"width","from":3,"through":2}"#, #"{"test":"width","from":"nan"}"#,
      #"{"test":"direction"}"#,
      #"{"test":"direction","direction":7}"#,
      #"{"test":"direction","direction":-9223372036854775808}"#,
      #"{"test":"trait","name":"a"}"#, #"{"test":"depth"}"#,
    ]
    for terms in wrong {
      #expect(throws: DecodingError.self, "\(terms)") {
        try read(#"{"terms":[\#(terms)]}"#, as: StructuredCondition.self)
      }
    }
    for names in [#"{"term":1,"name":"a"}"#, #"{"term":0,"name":""}"#, #"{"term":-1,"name":"a"}"#] {
      #expect(throws: DecodingError.self) {
        try read(
          #"{"terms":[{"test":"width"}],"names":[\#(names)]}"#, as: StructuredCondition.self)
      }
    }
    // Names stand in the order of their terms, one at each.
    for second in [0, 1] {
      let names = #"{"term":1,"name":"a"},{"term":\#(second),"name":"b"}"#
      #expect(throws: DecodingError.self) {
        try read(
          #"{"terms":[{"test":"width"},{"test":"not"}],"names":[\#(names)]}"#,
          as: StructuredCondition.self)
      }
    }
  }

  @Test(arguments: [
    #"{"test":"and"},{"test":"width"},{"test":"height"}"#,
    #"{"test":"width"},{"test":"or"},{"test":"height"}"#,
    #"{"test":"not"},{"test":"width"}"#,
  ])
  func `An operator that stands before what it joins is refused`(_ terms: String) {
    #expect(throws: DecodingError.self) {
      try read(#"{"terms":[\#(terms)]}"#, as: StructuredCondition.self)
    }
  }

  @Test func `A condition of ten thousand parts needs little stack`() throws {
    var condition = LayoutCondition.width(1...)
    for width in 2...10_000 { condition = !condition || .width(CGFloat(width)...) }
    let made = condition
    let isEqual = onSmallStack {
      let data = try? JSONEncoder().encode(made)
      return data.flatMap { try? JSONDecoder().decode(LayoutCondition.self, from: $0) } == made
    }
    #expect(isEqual)
  }

  @Test func `A trace comes back equal, whatever its numbers are`() throws {
    let methods = [
      LayoutTrace.Method(condition: "a", position: "b", holds: false, location: nil),
      LayoutTrace.Method(
        condition: "", position: "\"", holds: true,
        location: LayoutLocation(fileID: "A/b.swift", line: 3), failure: "not met"),
    ]
    let trace = LayoutTrace(
      size: CGSize(width: CGFloat.infinity, height: 2),
      entries: [
        LayoutTrace.Entry(
          element: "é", frame: CGRect(x: -.infinity, y: 0.1, width: 1e300, height: 4),
          methods: methods),
        LayoutTrace.Entry(element: "", frame: .zero, methods: []),
      ])
    #expect(try copy(trace) == trace)
    #expect(trace.entries[0].activeMethod == nil)
    // As it was written before methods could fail.
    let method = #"{"condition":"a","position":"b","holds":false}"#
    #expect(try read(method, as: LayoutTrace.Method.self) == methods[0])
    #expect(throws: DecodingError.self) {
      try read(#"{"size":[1],"entries":[]}"#, as: LayoutTrace.self)
    }
  }

  @Test func `A responsive value of any number of cases keeps their order`() {
    for count in [0, 1, 31, 32, 33, 34, 35, 64, 100, 161] {
      let made = (0..<count).reduce(Responsive(-1)) { $0.when(.width(...CGFloat($1)), $1) }
      #expect(made.cases.map(\.value) == Array(0..<count))
      #expect(made.values == Array(0..<count) + [-1])
      for width in 0...count {
        #expect(made(CGSize(width: width, height: 0)) == (width < count ? width : -1))
      }
      #expect(made == made.map { $0 })
      var branch = made
      branch = branch.when(.always, 7)
      #expect(made.cases.count == count && branch.cases.count == count + 1 && made != branch)
    }
  }

  @Test
  func `Responsive values are built by reduce in linear time`() {
    var made = Responsive<Int>(-1)
    let seconds = processorSeconds {
      made = (0..<60_000).reduce(made) { $0.when(.width(...CGFloat($1)), $1) }
    }
    #expect(seconds < 30)
    #expect(made(CGSize(width: 59_998.5, height: 0)) == 59_999)
  }
}
