/// A table of texts for a step: Gherkin's data table.
///
/// ```swift
/// Given(the: usersExist(in: DataTable([["name", "role"], ["Ada", "admin"], ["Bob", "guest"]])))
/// ```
/// One that is created in a step's parentheses, or in the function that the step calls, is shown under the step in the log and in the reports.
public struct DataTable: Equatable, Sendable {
  /// The rows, with the header if there is one.
  public let rows: [[String]]

  /// Creates a table.
  ///
  /// A row that is shorter than the longest is filled with empty cells.
  public init(_ rows: [[String]]) {
    let width = rows.map(\.count).max() ?? 0
    self.rows = rows.map { $0 + Array(repeating: "", count: width - $0.count) }
    ScenarioRun.show(.table(self.rows))
  }

  /// A row of texts by the names of the columns, for each row but the first, which names them.
  ///
  /// Of columns with the same name the last one counts.
  public var hashes: [[String: String]] {
    guard let header = rows.first else { return [] }
    return rows.dropFirst().map { Dictionary(zip(header, $0), uniquingKeysWith: { $1 }) }
  }

  /// The second column by the first, for a table of names and values.
  ///
  /// Of rows with the same name the last one counts; a table of one column has empty values.
  public var rowsHash: [String: String] {
    Dictionary(rows.compactMap { row in row.first.map { ($0, row.count > 1 ? row[1] : "") } }, uniquingKeysWith: { $1 })
  }

  /// The table with rows and columns exchanged.
  public var transposed: DataTable {
    guard let first = rows.first else { return self }
    return DataTable(unshown: first.indices.map { column in rows.map { $0[column] } })
  }

  private init(unshown rows: [[String]]) { self.rows = rows }
}
