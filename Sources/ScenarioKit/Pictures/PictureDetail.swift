/// The pictures of screens that a journal keeps, named like the values of `SCREENTEST_PICTURES`.
package enum PictureDetail: String, CaseIterable, Sendable {
  /// No pictures, and no texts with all elements.
  case off
  /// The screen at the first failure of each test, in a file beside the journal, and for each failure a text with all elements of the screen.
  case failures
  /// The screens at failures, and in the journal the screens around each step and at each action.
  case steps

  /// The pictures to keep for tests that the current task starts.
  @TaskLocal package static var current: PictureDetail = .standard

  /// The pictures to keep in this process, from `SCREENTEST_PICTURES`.
  ///
  /// By default, an HTML report keeps the screens of all steps. Otherwise only the screens of failures are kept.
  package static let standard: PictureDetail = {
    let value = Platform.environment("SCREENTEST_PICTURES") ?? ""
    if let detail = PictureDetail(rawValue: value) { return detail }
    let reports = (Platform.environment("SCREENTEST_REPORT") ?? "").split(separator: ",").map { $0.filter { !$0.isWhitespace }.lowercased() }
    let detail: PictureDetail = reports.contains("html") ? .steps : .failures
    if !value.isEmpty {
      StandardError.print("ScreenTestKit: SCREENTEST_PICTURES is “\(value)”, which isn't one of: off, failures, steps. “\(detail.rawValue)” is used instead.")
    }
    return detail
  }()
}
