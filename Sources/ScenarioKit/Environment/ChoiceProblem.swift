/// Why what the environment asks to run cannot be told.
struct ChoiceProblem: Error, Equatable {
  /// The environment variable.
  let variable: String
  /// Its value; `nil` where it is not set.
  let value: String?
  /// What is wrong with it, as the end of a sentence.
  let reason: String
  /// How many characters of the value stand before the place that is wrong.
  var offset: Int?
  /// What to do, as the beginning of a sentence.
  let advice: String

  /// The failure of every test that would have been chosen or left out.
  var failure: TestFailure {
    let head = value.map { "\(variable) is “\($0)”, which \(reason)." } ?? "\(variable) is not set, which \(reason)."
    let place = offset.map { "\n  \(value ?? "")\n  \(String(repeating: " ", count: $0))^" } ?? ""
    return TestFailure(kind: "choice.malformed", message: "\(head)\(place)\nNo test runs, because it is not known which ones should.\n\nWhat to do: \(advice)")
  }
}
