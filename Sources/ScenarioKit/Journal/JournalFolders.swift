import Foundation

/// The folders that tests have chosen for their journals.
///
/// A process with the journal `xctest-4711.jsonl` names them in the file `xctest-4711.folders` in the same folder, one path in each line.
package enum JournalFolders {
  private static let fileExtension = "folders"

  /// Names a folder beside the journal of its process.
  ///
  /// If the file can't be written, nothing happens. Reports then don't have the tests in the folder.
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
    let named = readsNamed ? names(in: folder, fileExtension).flatMap { foldersNamed(in: folder.appendingPathComponent($0)) } : []
    var known: Set<String> = []
    let folders = ([folder] + named).filter { known.insert($0.standardizedFileURL.path).inserted }
    return folders.flatMap { folder in names(in: folder, "jsonl").map { folder.appendingPathComponent($0) } }
  }

  /// Returns the journals in the folders that are named beside a journal.
  ///
  /// A process gives all of its journals the same file name. Folders without a journal of this name are ignored.
  package static func others(beside journal: URL) -> [URL] {
    var known: Set<String> = [journal.standardizedFileURL.path]
    let others = foldersNamed(in: journal.deletingPathExtension().appendingPathExtension(fileExtension)).map { $0.appendingPathComponent(journal.lastPathComponent) }
    return others.filter { FileManager.default.fileExists(atPath: $0.path) && known.insert($0.standardizedFileURL.path).inserted }
  }

  private static func foldersNamed(in file: URL) -> [URL] {
    ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").map { URL(fileURLWithPath: String($0), isDirectory: true) }
  }

  private static func names(in folder: URL, _ fileExtension: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix("." + fileExtension) }.sorted()
  }
}
