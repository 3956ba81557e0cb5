import CTestProcess
import Foundation

/// The lines held beside a journal: the last lines of a process that is running or was killed.
///
/// Read these lines before the journal. A line that moves into the journal in between is recognized by its position. In the opposite order, it would be missed.
struct LinesBesideJournal {
  private let page: Data

  /// Reads the file beside a journal, if it exists.
  init(_ journal: URL) {
    page = (try? Data(contentsOf: URL(fileURLWithPath: journal.path + ".held"))) ?? Data()
  }

  /// Returns the lines that aren't in the journal.
  /// - Parameter size: The size of the journal in bytes.
  func lines(afterJournalOf size: Int) -> Data {
    page.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return Data() }
      let lines = stk_process_lines_of_page(start, bytes.count, UInt64(size))
      return Data(bytes: lines.text, count: lines.count)
    }
  }
}
