/// The tests that a watching run builds and runs next, and the reason.
struct WatchRequest: Equatable, Sendable {
  var selection: TestSelection
  /// The files that changed: “Sources/Shop/Cart.swift changed”, or `nil` if a key requested the run.
  var change: String?
  /// The reasons, each as a clause: “CartTests depends on Cart”.
  var reasons: [String] = []

  /// Returns the line that is printed before the tests run.
  /// - Parameters:
  ///   - count: The number of tests that run.
  ///   - total: The number of tests that the arguments choose.
  func line(_ count: Int, of total: Int) -> String {
    let tests = "\(total) \(total == 1 ? "test" : "tests")"
    let run = count == total ? (total == 1 ? "1 test runs" : "all \(tests) run") : "\(count) of \(tests) \(count == 1 ? "runs" : "run")"
    let because = reasons.isEmpty ? "" : ", because " + Self.joined(reasons)
    guard let change else { return run.prefix(1).uppercased() + run.dropFirst() + because + "." }
    return "\(change): \(run)\(because)."
  }

  /// Returns clauses with commas and “and” between them, with at most three clauses.
  private static func joined(_ clauses: [String]) -> String {
    if clauses.count < 2 { return clauses.first ?? "" }
    if clauses.count > 3 { return "\(clauses[0]), \(clauses[1]), and for \(clauses.count - 2) other reasons" }
    return clauses.dropLast().joined(separator: ", ") + ", and " + clauses[clauses.count - 1]
  }
}
