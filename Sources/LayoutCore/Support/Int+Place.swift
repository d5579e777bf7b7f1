extension Int {
  /// The place in a list in words, counted from 0: `first method`, `12th method`.
  package func place(of noun: String) -> String {
    let words = ["first", "second", "third"]
    if words.indices.contains(self) { return "\(words[self]) \(noun)" }
    let number = self + 1
    let isTeen = (11...13).contains(number % 100)
    let endings = [1: "st", 2: "nd", 3: "rd"]
    return "\(number)\(isTeen ? "th" : endings[number % 10] ?? "th") \(noun)"
  }
}
