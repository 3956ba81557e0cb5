/// A line at the end of a terminal that tells how far a run is; it is written anew in its place.
struct ConsoleProgress {
  private let columns: Int?
  private var isShown = false

  /// - Parameter columns: How wide the terminal is; `nil` for no line.
  init(columns: Int?) { self.columns = columns }

  /// What writes the line, in the place of the one before.
  mutating func line(_ counts: RunSummary) -> String {
    guard let columns else { return "" }
    let failed = counts.scenarios.failed
    let text = "\(counts.scenarios.total) scenarios, \(failed == 0 ? "none failed" : "\(failed) failed"), \(counts.steps.total) steps"
    let start = isShown ? "\r\u{1B}[K" : ""
    isShown = true
    return start + text.prefix(max(1, columns - 1))
  }

  /// What takes the line away.
  mutating func clear() -> String {
    defer { isShown = false }
    return isShown ? "\r\u{1B}[K" : ""
  }
}
