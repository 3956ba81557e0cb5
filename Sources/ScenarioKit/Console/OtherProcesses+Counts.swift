import Foundation

extension OtherProcesses {
  // MARK: Counts

  /// Leaves what this process has counted for the process that comes last.
  func leave(_ counts: RunCounts) {
    let file = folder.appendingPathComponent("\(countsPrefix)\(getpid())")
    try? Data(counts.text.utf8).write(to: file)
  }

  /// Takes what the processes of the same run have counted that have ended.
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
