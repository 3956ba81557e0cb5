import CTestProcess

/// A value that a probe reads, and what the value should be.
///
/// A wrong value is a problem of the row that the value depends on.
package struct ProbedValue: Sendable {
  /// The row that the value depends on.
  package let row: InterpositionRow
  /// A noun phrase for the value: “an app's TimeZone.current”.
  package let name: String
  /// The text of the right value.
  package let expected: String
  /// Returns the text of the value that is read, or `nil` if there is none.
  let read: @Sendable () -> String?

  /// Creates a value.
  ///
  /// - Parameters:
  ///   - row: The row that the value depends on.
  ///   - name: A noun phrase for the value.
  ///   - expected: The text of the right value.
  ///   - read: A closure that returns the text of the value, or `nil` if there is none.
  package init(_ row: stk_process_row, _ name: String, is expected: String, _ read: @escaping @Sendable () -> String?) {
    self.row = InterpositionRow(row)
    self.name = name
    self.expected = expected
    self.read = read
  }

  /// Reads the value, and returns the problem if it's wrong.
  package func problem() -> InterpositionProblem? {
    let actual = read()
    if actual == expected { return nil }
    var problem = InterpositionProblem(
      category: row.category, expected: "\(name) is \(expected)", actual: actual.map { $0.isEmpty ? "it is empty" : "it is \($0)" } ?? "there is none", consequence: row.group.loss)
    problem.row = row
    return problem
  }
}

extension Collection<ProbedValue> {
  /// Reads all values, and returns the problems of the wrong ones.
  package var problems: [InterpositionProblem] { compactMap { $0.problem() } }
}
