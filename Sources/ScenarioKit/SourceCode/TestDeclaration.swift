import Foundation

/// The search for the declaration of a test, for failures without a call in the test.
package enum TestDeclaration {
  /// Searches the package's tests for the declaration of a test function, or otherwise of its class.
  ///
  /// This reads many source files, so use it only for failures.
  package static func find(suite: String, test: String) -> SourceLocation? {
    let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true).appendingPathComponent("Tests", isDirectory: true)
    guard let files = FileManager.default.enumerator(at: root.resolvingSymlinksInPath(), includingPropertiesForKeys: nil) else { return nil }
    for case let file as URL in files.lazy.filter({ ($0 as? URL)?.pathExtension == "swift" }) {
      guard let text = try? String(contentsOf: file, encoding: .utf8), text.contains(suite) else { continue }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      guard let start = lines.firstIndex(where: { declares(["class", "struct"], suite, $0) }) else { continue }
      let line = lines[start...].firstIndex { declares(["func"], test, $0) } ?? start
      return SourceLocation(fileID: "\(file.deletingLastPathComponent().lastPathComponent)/\(file.lastPathComponent)", filePath: file.path, line: line + 1, column: 1)
    }
    return nil
  }

  private static func declares(_ keywords: [Substring], _ name: String, _ line: Substring) -> Bool {
    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    guard let keyword = words.firstIndex(where: keywords.contains), keyword + 1 < words.count else { return false }
    return words[keyword + 1] == name.prefix { $0 != "(" }
  }
}
