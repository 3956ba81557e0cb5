import Foundation
import ScenarioKit

/// An error that occurs when journals are read or reports are written.
package struct ReportProblem: Error, Equatable, CustomStringConvertible {
  /// The problem, and what to do about it.
  package let description: String

  package init(_ description: String) { self.description = description }
}

extension RunReport {
  /// Reads journals and folders of journals, including subfolders.
  ///
  /// - If several processes ran a test, the last attempt counts, and the earlier attempts are kept.
  /// - A test, scenario, or step without an end was interrupted. An incomplete last line isn't an error, because the process may have been killed.
  /// - Parameters:
  ///   - paths: The paths of the journals and folders.
  ///   - launcher: The launcher of the processes to read, or `nil` for all processes.
  /// - Throws: A ``ReportProblem`` if a path doesn't exist or can't be read, or if no journal is found.
  package static func read(_ paths: [String], ofLauncher launcher: String? = nil) throws(ReportProblem) -> RunReport {
    var journals: [String] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw ReportProblem("There is no journal at \(path). Tests write theirs to .build/screentest, or to the folder that SCREENTEST_OUTPUT names.")
      }
      guard isFolder.boolValue else {
        journals.append(path)
        continue
      }
      // Search subfolders too, because journals from several machines may have the same names and then need separate folders.
      let names = (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".jsonl") }.sorted()
      if names.isEmpty { throw ReportProblem("There is no journal in the folder \(path): journals end with “.jsonl”.") }
      journals += names.map { (path.hasSuffix("/") ? path : path + "/") + $0 }
    }
    return try read(journals: journals, launcher)
  }

  private static func read(journals: [String], _ launcher: String?) throws(ReportProblem) -> RunReport {
    var builder = RunReportBuilder()
    let reader = JournalReader()
    for path in journals {
      builder.begin(journal: path)
      var isRead = launcher == nil
      do {
        try reader.read(URL(fileURLWithPath: path)) { line in
          switch line {
          case .event(let event):
            if let launcher, case .runStarted(let entry) = event { isRead = entry.launcher == launcher }
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
