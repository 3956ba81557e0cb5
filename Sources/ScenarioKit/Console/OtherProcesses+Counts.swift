import Foundation

extension OtherProcesses {
  // MARK: Counts

  /// Saves the counts of this process for the last process.
  func leave(_ counts: RunCounts) {
    let file = folder.appendingPathComponent("\(countsPrefix)\(getpid())")
    try? Data(counts.text.utf8).write(to: file)
  }

  /// Returns the counts of finished processes of the same run, and removes their files.
  func takeCounts() -> RunCounts {
    var counts = RunCounts()
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] where name.hasPrefix(countsPrefix) {
      let file = folder.appendingPathComponent(name)
      if let text = try? String(contentsOf: file, encoding: .utf8), let left = RunCounts(text) { counts += left }
      try? FileManager.default.removeItem(at: file)
    }
    return counts
  }

  private var countsPrefix: String { "screentest-\(launcher)-counts-" }
}
