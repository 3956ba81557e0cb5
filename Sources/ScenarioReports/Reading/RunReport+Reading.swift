import Foundation
import ScenarioKit

/// An error that occurs when journals are read or reports are written.
package struct ReportProblem: Error, Equatable, CustomStringConvertible {
  /// The problem, and what to do about it.
  package let description: String

  package init(_ description: String) { self.description = description }
}

extension RunReport {
  /// A journal to read.
  private struct Source {
    let path: String
    /// The launchers of the processes to read, or `nil` for all processes.
    let launchers: Set<String>?
  }

  /// Reads journals and folders of journals, including subfolders, and the folders that the tests of these journals have chosen.
  ///
  /// - If several processes ran a test, the last attempt counts, and the earlier attempts are kept.
  /// - A test, scenario, or step without an end was interrupted. An incomplete last line isn't an error, because the process may have been killed.
  /// - Parameters:
  ///   - paths: The paths of the journals and folders.
  ///   - launcher: The launcher of the processes to read, or `nil` for all processes.
  /// - Throws: A ``ReportProblem`` if a path doesn't exist or can't be read, or if no journal is found.
  package static func read(_ paths: [String], ofLauncher launcher: String? = nil) throws(ReportProblem) -> RunReport {
    var journals: [Source] = []
    let launchers = launcher.map { Set([$0]) }
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw ReportProblem("There is no journal at \(path). Tests write theirs to .build/screentest, or to the folder that SCREENTEST_OUTPUT names.")
      }
      guard isFolder.boolValue else {
        journals.append(Source(path: path, launchers: launchers))
        continue
      }
      // Search subfolders too, because journals from several machines may have the same names and then need separate folders.
      let names = (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".jsonl") }.sorted()
      if names.isEmpty { throw ReportProblem("There is no journal in the folder \(path): journals end with “.jsonl”.") }
      let own = names.map { (path.hasSuffix("/") ? path : path + "/") + $0 }
      journals += own.map { Source(path: $0, launchers: launchers) } + others(beside: own, launchers)
    }
    return try read(journals)
  }

  /// Returns the journals that the processes of a folder's journals have written to other folders.
  ///
  /// The other folders can have journals of other runs too, so only the processes of the same launchers count.
  private static func others(beside own: [String], _ launchers: Set<String>?) -> [Source] {
    var known = Set(own.map { URL(fileURLWithPath: $0).standardizedFileURL.path })
    return own.flatMap { path -> [Source] in
      let others = JournalFolders.others(beside: URL(fileURLWithPath: path)).filter { known.insert($0.standardizedFileURL.path).inserted }
      if others.isEmpty { return [] }
      let launchers = launchers ?? RunStarts.launchers(inJournal: path)
      return others.map { Source(path: $0.path, launchers: launchers) }
    }
  }

  private static func read(_ journals: [Source]) throws(ReportProblem) -> RunReport {
    var builder = RunReportBuilder()
    let reader = JournalReader()
    for journal in journals {
      let path = journal.path
      builder.begin(journal: path)
      var isRead = journal.launchers == nil
      do {
        try reader.read(URL(fileURLWithPath: path)) { line in
          switch line {
          case .event(let event):
            if let launchers = journal.launchers, case .runStarted(let entry) = event { isRead = launchers.contains(entry.launcher) }
            if isRead { builder.add(event) }
          case .unreadable(_, isLast: true): break
          case .unreadable(let number, isLast: false): if isRead { builder.warn("\(path):\(number): the line isn't a journal event and was skipped.") }
          }
        }
      } catch { throw ReportProblem("The journal \(path) cannot be read: \(error.localizedDescription)") }
    }
    return builder.finish()
  }

  /// Creates a report from the events of several processes.
  package init(events: [[JournalEvent]]) {
    var builder = RunReportBuilder()
    for events in events {
      builder.begin(journal: "")
      for event in events { builder.add(event) }
    }
    self = builder.finish()
  }
}
