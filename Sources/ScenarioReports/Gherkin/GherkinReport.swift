import Foundation

/// The scenarios that ran in Gherkin, as documentation that cannot be out of date: a `Feature` for each class or suite.
///
/// - Each row of an outline is a scenario of its own, as it ran.
/// - The steps of a background stand at the head of the scenario before which they ran. Steps inside of steps are left out: Gherkin has none.
/// - What a parser would take for something else is written out: `\u{20}` for a space at the end of a name.
struct GherkinReport {
  private let report: RunReport

  /// Creates the report of a run.
  init(_ report: RunReport) { self.report = report }

  /// The documents, one after another: Gherkin wants a file for each.
  var text: String { documents.map(\.text).joined(separator: "\n") }

  /// The name of each class or suite, with its document.
  var documents: [(name: String, text: String)] { report.features.map { ($0.name, GherkinDocument($0).text) } }

  /// Writes a file for each class or suite into a folder, which is created where there is none.
  func write(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var names: [String: Int] = [:]
    for document in documents {
      let name = Self.fileName(of: document.name)
      // Some file systems do not tell upper case from lower case.
      let count = (names[name.lowercased()] ?? 0) + 1
      names[name.lowercased()] = count
      try Data(document.text.utf8).write(to: folder.appendingPathComponent(count == 1 ? "\(name).feature" : "\(name)--\(count).feature"))
    }
  }

  /// A name of letters and digits alone, which leads out of no folder.
  static func fileName(of name: String) -> String {
    let safe = name.unicodeScalars.prefix(100).map { scalar in
      let isSafe = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_")
      return isSafe ? String(scalar) : "-"
    }
    return safe.isEmpty ? "Feature" : safe.joined()
  }
}
