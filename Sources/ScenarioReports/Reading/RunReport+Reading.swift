import Foundation
import ScenarioKit

/// Why journals could not be read.
package struct ReportProblem: Error, Equatable, CustomStringConvertible {
  /// What is wrong, and what to do about it.
  package let description: String

  package init(_ description: String) { self.description = description }
}

extension RunReport {
  /// Reads journals; a folder stands for all journals in it and in its folders.
  ///
  /// - A test that several processes ran was tried several times: the last attempt counts, and the earlier ones are kept.
  /// - A test, scenario or step without an end was interrupted. That a journal ends in the middle of a line is no mistake: its process was killed.
  /// - Throws: A ``ReportProblem`` where a path leads nowhere, cannot be read, or no journal is found.
  package static func read(_ paths: [String]) throws(ReportProblem) -> RunReport {
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
      // The journals of several machines may have the same names, and so lie in a folder for each.
      let names = (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".jsonl") }.sorted()
      if names.isEmpty { throw ReportProblem("There is no journal in the folder \(path): journals end with “.jsonl”.") }
      journals += names.map { (path.hasSuffix("/") ? path : path + "/") + $0 }
    }
    return try read(journals: journals)
  }

  private static func read(journals: [String]) throws(ReportProblem) -> RunReport {
    var builder = RunReportBuilder()
    let reader = JournalReader()
    for path in journals {
      builder.begin(journal: path)
      do {
        try reader.read(URL(fileURLWithPath: path)) { line in
          switch line {
          case .event(let event): builder.add(event)
          case .unreadable(_, isLast: true): break
          case .unreadable(let number, isLast: false): builder.warn("\(path):\(number): the line is no event of a journal; what it told is missing here.")
          }
        }
      } catch { throw ReportProblem("The journal \(path) cannot be read: \(error.localizedDescription)") }
    }
    return builder.finish()
  }

  /// Puts a report together from the events of several processes.
  package init(events: [[JournalEvent]]) {
    var builder = RunReportBuilder()
    for events in events {
      builder.begin(journal: "")
      for event in events { builder.add(event) }
    }
    self = builder.finish()
  }
}
