import Foundation

/// The folders that tests have chosen for their journals.
///
/// A process with the journal `xctest-4711.jsonl` names them in the file `xctest-4711.folders` in the same folder, one path in each line.
package enum JournalFolders {
  private static let fileExtension = "folders"

  /// Names a folder beside the journal of its process.
  ///
  /// If the file can't be written, nothing happens. The reports at the end of the run then don't have the tests in the folder.
  static func add(_ folder: URL, besideJournal journal: URL) {
    let file = journal.deletingPathExtension().appendingPathExtension(fileExtension)
    let known = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    try? Data("\(known)\(folder.path)\n".utf8).write(to: file)
  }

  /// Returns the journals in a folder, and in all folders that are named beside them.
  ///
  /// Folders that don't exist anymore are ignored.
  /// - Parameters:
  ///   - folder: The folder.
  ///   - readsNamed: Whether to read the folders that are named beside the journals, too.
  package static func journals(in folder: URL, readsNamed: Bool = true) -> [URL] {
    let files = readsNamed ? names(in: folder, fileExtension) : []
    let named = files.flatMap { name in
      ((try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? "").split(separator: "\n").map { URL(fileURLWithPath: String($0), isDirectory: true) }
    }
    var known: Set<String> = []
    let folders = ([folder] + named).filter { known.insert($0.standardizedFileURL.path).inserted }
    return folders.flatMap { folder in names(in: folder, "jsonl").map { folder.appendingPathComponent($0) } }
  }

  private static func names(in folder: URL, _ fileExtension: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix("." + fileExtension) }.sorted()
  }
}
