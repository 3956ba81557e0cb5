/// A progress line at the end of the terminal that is updated in place.
struct ConsoleProgress {
  private let columns: Int?
  private var isShown = false

  /// Creates a progress line.
  /// - Parameter columns: The width of the terminal, or `nil` to show no progress.
  init(columns: Int?) { self.columns = columns }

  /// Returns the text that replaces the previous progress line.
  mutating func line(_ counts: RunSummary) -> String {
    guard let columns else { return "" }
    let failed = counts.scenarios.failed
    let text = "\(counts.scenarios.total) scenarios, \(failed == 0 ? "none failed" : "\(failed) failed"), \(counts.steps.total) steps"
    let start = isShown ? "\r\u{1B}[K" : ""
    isShown = true
    return start + text.prefix(max(1, columns - 1))
  }

  /// Returns the text that removes the progress line.
  mutating func clear() -> String {
    defer { isShown = false }
    return isShown ? "\r\u{1B}[K" : ""
  }
}
