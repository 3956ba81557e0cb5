import Foundation

/// The contents of changed files, which show whether a test wrote the same file again.
///
/// Without it, a test that writes a file into the package's sources would start a run after each run.
struct SeenContents {
  private var contents: [String: Data?] = [:]

  /// Records a file's contents.
  /// - Parameters:
  ///   - contents: The contents, or `nil` if the file doesn't exist.
  ///   - path: The file's path.
  /// - Returns: Whether they differ from the recorded contents, or none were recorded.
  @discardableResult
  mutating func note(_ contents: Data?, of path: String) -> Bool {
    let before = self.contents.updateValue(contents, forKey: path)
    return before.map { $0 != contents } ?? true
  }
}
