import CTestProcess
import Foundation

/// What lies beside a journal and is not in it yet: the last lines of a process that runs, or that was killed.
///
/// It is to be read before the journal. A line that is moved meanwhile is told by its place then; it would be missed otherwise.
struct LinesBesideJournal {
  private let page: Data

  /// Reads the file beside a journal, where there is one.
  init(_ journal: URL) {
    page = (try? Data(contentsOf: URL(fileURLWithPath: journal.path + ".held"))) ?? Data()
  }

  /// The lines that are not in the journal.
  /// - Parameter size: How many bytes the journal has.
  func lines(afterJournalOf size: Int) -> Data {
    page.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return Data() }
      let lines = ctp_lines_of_page(start, bytes.count, UInt64(size))
      return Data(bytes: lines.text, count: lines.count)
    }
  }
}
