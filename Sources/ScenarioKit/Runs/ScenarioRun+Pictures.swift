import Foundation

extension ScenarioRun {
  /// Saves a picture of the screen as it is now beside the journal, and returns the file's name.
  ///
  /// What a secure field was given is not in it in clear. `nil` after the first failure of the test, and where there is no screen or no journal.
  func pictureOfFirstFailure() -> String? {
    guard let journal, PictureDetail.current != .off, !hasFailed, let picture = picture?() else { return nil }
    return journal.save(picture: redacted(picture), of: identity)
  }
}
