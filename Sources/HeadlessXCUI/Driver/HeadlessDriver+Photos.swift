import Foundation
internal import HeadlessDevice

extension HeadlessDriver {
  /// Replaces the photos on the device.
  ///
  /// Fails the test if there's no device.
  package static func setPhotos(_ photos: [(name: String, data: Data?)], as attempt: InteractionFailure.Attempt) {
    InteractionPreflight.device(for: attempt, launches: false)?.photos = photos.map { LibraryPhoto(name: $0.name, data: $0.data) }
  }
}
