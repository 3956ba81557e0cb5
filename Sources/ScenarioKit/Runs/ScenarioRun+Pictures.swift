import Foundation

extension ScenarioRun {
  /// Saves a picture of the screen as it is now beside the journal, and returns the file's name.
  ///
  /// What a secure field was given is not in it in clear. `nil` after the first failure of the test, and where there is no screen or no journal.
  func pictureOfFirstFailure() -> String? {
    guard journal != nil, PictureDetail.current != .off, picture != nil, !hasFailed else { return nil }
    return savePicture(orRemember: true)
  }

  /// Saves the picture that a failure could not have when it was recorded, as the screen is at the end of its step, and returns the file's name.
  func pictureOfEarlierFailure() -> String? {
    lock.withLock({ state.lacksPicture }) ? savePicture(orRemember: false) : nil
  }

  /// Tells that the failure outside of a step has no picture, if it could not have one.
  func tellIfPictureIsMissing() {
    let isMissing = lock.withLock {
      defer { state.lacksPicture = false }
      return state.lacksPicture
    }
    // A device that is switched off has no screen.
    guard isMissing, scheduler?.isInUse == true else { return }
    tell("there is no picture of the screen for this failure: the screen could not be read where the failure was recorded")
  }

  private func savePicture(orRemember remembers: Bool) -> String? {
    let svg = picture?()
    lock.withLock { state.lacksPicture = remembers && svg == nil }
    return svg.flatMap { journal?.save(picture: redacted($0), of: identity) }
  }
}
