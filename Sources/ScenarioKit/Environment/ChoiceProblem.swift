/// A problem with an environment variable that filters tests.
struct ChoiceProblem: Error, Equatable {
  /// The name of the environment variable.
  let variable: String
  /// The value of the variable, or `nil` if it isn't set.
  let value: String?
  /// The problem, written to follow the word “which” after the value, or the name of a variable that isn't set.
  let reason: String
  /// The number of characters before the error in the value.
  var offset: Int?
  /// The advice on how to fix the problem, written to start a sentence.
  let advice: String

  /// The failure that every test reports.
  var failure: TestFailure {
    let head = value.map { "\(variable) is “\($0)”, which \(reason)." } ?? "\(variable) \(reason)."
    let place = offset.map { "\n  \(value ?? "")\n  \(String(repeating: " ", count: $0))^" } ?? ""
    return TestFailure(kind: "choice.malformed", message: "\(head)\(place)\nNo test runs, because it is not known which ones should.\n\nWhat to do: \(advice)")
  }
}
