import Foundation

extension ScenarioRun {
  /// Saves a picture of the current screen beside the journal and returns the file name.
  ///
  /// Secrets in the picture are masked. The result is `nil` after the first failure of the test, and if there's no screen or no journal.
  func pictureOfFirstFailure() -> String? {
    guard journal != nil, PictureDetail.current != .off, picture != nil, !hasFailed else { return nil }
    return savePicture(orRemember: true)
  }

  /// Saves a picture at the end of a step if its failure couldn't have one, and returns the file name.
  func pictureOfEarlierFailure() -> String? {
    lock.withLock({ state.lacksPicture }) ? savePicture(orRemember: false) : nil
  }

  /// Saves the tree of elements of the current screen beside the journal and returns the file name.
  ///
  /// Secrets in the tree are masked. The result is `nil` if there's no screen or no journal, and if pictures are turned off.
  /// - Parameter picture: The file name of the failure's picture, or `nil` if the failure has no picture. The tree's file has the same name with another extension.
  func saveTree(besidePicture picture: String?) -> String? {
    guard let journal, PictureDetail.current != .off, let text = tree?() else { return nil }
    return journal.save(tree: redacted(text), besidePicture: picture, of: identity)
  }

  /// Logs that a failure outside a step has no picture, if the screen couldn't be read.
  func tellIfPictureIsMissing() {
    let isMissing = lock.withLock {
      defer { state.lacksPicture = false }
      return state.lacksPicture
    }
    // Don't log anything for a device that is turned off, because it doesn't have a screen.
    guard isMissing, scheduler?.isInUse == true else { return }
    tell("there is no picture of the screen for this failure: the screen could not be read where the failure was recorded")
  }

  private func savePicture(orRemember remembers: Bool) -> String? {
    let svg = picture?()
    lock.withLock { state.lacksPicture = remembers && svg == nil }
    return svg.flatMap { journal?.save(picture: redacted($0), of: identity) }
  }
}
