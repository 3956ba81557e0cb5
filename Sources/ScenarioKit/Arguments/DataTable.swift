/// A table of strings for a step, like a data table in Gherkin.
///
/// ```swift
/// Given(the: usersExist(in: DataTable([["name", "role"], ["Ada", "admin"], ["Bob", "guest"]])))
/// ```
/// A table that is created in a step's parentheses, or in the function that the step calls, appears under the step in the log and in the reports.
public struct DataTable: Equatable, Sendable {
  /// The rows, including the header if there is one.
  public let rows: [[String]]

  /// Creates a table from rows of cells.
  ///
  /// Shorter rows are filled up with empty cells.
  public init(_ rows: [[String]]) {
    let width = rows.map(\.count).max() ?? 0
    self.rows = rows.map { $0 + Array(repeating: "", count: width - $0.count) }
    ScenarioRun.show(.table(self.rows))
  }

  /// The rows after the header, each as a dictionary from column name to cell.
  ///
  /// If several columns have the same name, the last one is used.
  public var hashes: [[String: String]] {
    guard let header = rows.first else { return [] }
    return rows.dropFirst().map { Dictionary(zip(header, $0), uniquingKeysWith: { $1 }) }
  }

  /// A dictionary from the first column to the second column, for a table of names and values.
  ///
  /// If several rows have the same name, the last one is used. In a table with one column, all values are empty.
  public var rowsHash: [String: String] {
    Dictionary(rows.compactMap { row in row.first.map { ($0, row.count > 1 ? row[1] : "") } }, uniquingKeysWith: { $1 })
  }

  /// The table with rows and columns swapped.
  public var transposed: DataTable {
    guard let first = rows.first else { return self }
    return DataTable(unshown: first.indices.map { column in rows.map { $0[column] } })
  }

  private init(unshown rows: [[String]]) { self.rows = rows }
}
