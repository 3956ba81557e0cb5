import Foundation
import ScenarioKit

/// Shows a run while it goes on: what its processes print, one after another, and how far it is.
final class TestReport: @unchecked Sendable {
  private let lock = NSLock()
  private let isSerial: Bool
  private let start = Date()
  private var progress: TestProgress
  private var blocks: [Int: Data] = [:]
  private var lastBlock = 0

  /// - Parameters:
  ///   - progress: What there is to do.
  ///   - isSerial: Whether one process runs at a time; if not, what a process prints is shown when it has ended.
  init(_ progress: TestProgress, isSerial: Bool) {
    self.progress = progress
    self.isSerial = isSerial
  }

  /// Begins with what a process prints.
  func begin() -> Int {
    lock.withLock {
      lastBlock += 1
      return lastBlock
    }
  }

  /// Shows what a process has printed, or keeps it until the process ends.
  func print(_ piece: Data, _ block: Int) {
    lock.withLock {
      if isSerial { FileHandle.standardOutput.write(piece) } else { blocks[block, default: Data()].append(piece) }
    }
  }

  /// Shows what a process has printed that has ended.
  func end(_ block: Int) {
    lock.withLock { if let text = blocks.removeValue(forKey: block) { FileHandle.standardOutput.write(text) } }
  }

  /// Takes note of a test that has ended, and tells from time to time how far the run is.
  func note(_ test: ListedTest) {
    lock.withLock { if progress.note(test) { write("[\(progress.text(elapsed: Date().timeIntervalSince(start)))]") } }
  }

  /// Tells something about the run.
  func tell(_ text: String) { lock.withLock { write(text) } }

  private func write(_ line: String) { StandardError.print(line) }
}
