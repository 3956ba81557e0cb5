import Foundation
internal import HeadlessDevice

// The photos of the device.
extension HeadlessDriver {
  /// Gives the device photos, in place of those that it has; fails the test without a device.
  package static func setPhotos(_ photos: [(name: String, data: Data?)], as attempt: InteractionFailure.Attempt) {
    ElementInteraction.device(for: attempt, launches: false)?.photos = photos.map { LibraryPhoto(name: $0.name, data: $0.data) }
  }
}
