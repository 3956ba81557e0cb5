import Foundation
import ScenarioKit

/// A reader for the events of a journal that describe its processes.
enum RunStarts {
  private static let start = Array("{\"event\":\"runStarted\"".utf8)

  /// Returns whether a process of a launcher wrote at least a part of a journal.
  ///
  /// A process appends to the journal of an earlier process that had the same process ID.
  static func hasProcess(of launcher: String, inJournal path: String) -> Bool {
    var isFound = false
    visit(path) { entry in
      isFound = entry.launcher == launcher
      return !isFound
    }
    return isFound
  }

  /// Returns the launchers of the processes that wrote a journal.
  static func launchers(inJournal path: String) -> Set<String> {
    var launchers: Set<String> = []
    visit(path) { entry in
      launchers.insert(entry.launcher)
      return true
    }
    return launchers
  }

  /// Passes the start of each process in a journal to a closure, until the closure returns `false`.
  private static func visit(_ path: String, _ body: (JournalEvent.RunStart) -> Bool) {
    guard let journal = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe) else { return }
    journal.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      guard let base = bytes.baseAddress else { return }
      var first = 0
      while first < bytes.count {
        let end = memchr(base + first, 0x0A, bytes.count - first).map { UnsafeRawPointer($0) - base } ?? bytes.count
        let line = UnsafeRawBufferPointer(start: base + first, count: end - first)
        if line.starts(with: start), case .runStarted(let entry)? = JournalReader.event(ofLine: Data(line)), !body(entry) { return }
        first = end + 1
      }
    }
  }
}
