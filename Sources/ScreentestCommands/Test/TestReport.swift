import Foundation
import ScenarioKit

/// A printer for the output of a run's processes, one after another, and for the run's progress.
final class TestReport: @unchecked Sendable {
  private let lock = NSLock()
  private let isSerial: Bool
  private let start = Date()
  private var progress: TestProgress
  private var blocks: [Int: Data] = [:]
  private var lastBlock = 0

  /// Creates a report.
  /// - Parameters:
  ///   - progress: The progress of the run.
  ///   - isSerial: Whether one process runs at a time. If not, a process's output is printed when the process has ended.
  init(_ progress: TestProgress, isSerial: Bool) {
    self.progress = progress
    self.isSerial = isSerial
  }

  /// Starts a block for the output of a process and returns the block's number.
  func begin() -> Int {
    lock.withLock {
      lastBlock += 1
      return lastBlock
    }
  }

  /// Prints a piece of a process's output, or stores it until the process ends.
  func print(_ piece: Data, _ block: Int) {
    lock.withLock {
      if isSerial { FileHandle.standardOutput.write(piece) } else { blocks[block, default: Data()].append(piece) }
    }
  }

  /// Prints the stored output of a process that has ended.
  func end(_ block: Int) {
    lock.withLock { if let text = blocks.removeValue(forKey: block) { FileHandle.standardOutput.write(text) } }
  }

  /// Records that a test has ended, and prints the progress from time to time.
  func note(_ test: ListedTest) {
    lock.withLock { if progress.note(test) { write("[\(progress.text(elapsed: Date().timeIntervalSince(start)))]") } }
  }

  /// Prints a message about the run.
  func tell(_ text: String) { lock.withLock { write(text) } }

  private func write(_ line: String) { StandardError.print(line) }
}
