import Foundation

/// The scenarios that ran, as Gherkin documents that are always up to date.
///
/// - Each row of an outline is a separate scenario, as it ran.
/// - The steps of a background are at the start of the next scenario. Nested steps are left out, because Gherkin doesn't support them.
/// - Characters that a parser would misread are escaped, such as `\u{20}` for a space at the end of a name.
struct GherkinReport {
  private let report: RunReport

  /// Creates the Gherkin documents for a report.
  init(_ report: RunReport) { self.report = report }

  /// All documents in one text.
  ///
  /// Gherkin itself requires a separate file for each.
  var text: String { documents.map(\.text).joined(separator: "\n") }

  /// The name and the document of each class or suite.
  var documents: [(name: String, text: String)] { report.features.map { ($0.name, GherkinDocument($0).text) } }

  /// Writes a file for each class or suite into a folder, and creates the folder if necessary.
  func write(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var names: [String: Int] = [:]
    for document in documents {
      let name = Self.fileName(of: document.name)
      // Count names without regard to case, because some file systems ignore case.
      let count = (names[name.lowercased()] ?? 0) + 1
      names[name.lowercased()] = count
      try Data(document.text.utf8).write(to: folder.appendingPathComponent(count == 1 ? "\(name).feature" : "\(name)--\(count).feature"))
    }
  }

  /// Returns a file name with only letters, digits, “_”, and “-”, which can't refer to another folder.
  static func fileName(of name: String) -> String {
    let safe = name.unicodeScalars.prefix(100).map { scalar in
      let isSafe = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_")
      return isSafe ? String(scalar) : "-"
    }
    return safe.isEmpty ? "Feature" : safe.joined()
  }
}
