/// Which pictures of screens a journal keeps, by the names that `SCREENTEST_PICTURES` takes.
package enum PictureDetail: String, CaseIterable, Sendable {
  /// None.
  case off
  /// The screen of each test's first failure, as a file beside the journal.
  case failures
  /// Those, and in the journal the screen before and after each step and at each action.
  case steps

  /// What is kept of the tests that begin here.
  @TaskLocal package static var current: PictureDetail = .standard

  /// What this process keeps: what `SCREENTEST_PICTURES` says; else every step's for a report in HTML, and those of failures without one.
  package static let standard: PictureDetail = {
    let named = Platform.environment("SCREENTEST_PICTURES") ?? ""
    if let detail = PictureDetail(rawValue: named) { return detail }
    let reports = (Platform.environment("SCREENTEST_REPORT") ?? "").split(separator: ",").map { $0.filter { !$0.isWhitespace }.lowercased() }
    let detail: PictureDetail = reports.contains("html") ? .steps : .failures
    if !named.isEmpty {
      StandardError.print("ScreenTestKit: SCREENTEST_PICTURES is “\(named)”, which is none of: off, failures, steps. It is taken for “\(detail.rawValue)”.")
    }
    return detail
  }()
}
