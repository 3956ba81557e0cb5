import HeadlessXCUI

// The photos of the device.
extension DeviceContext {
  /// Gives the device photos, in place of the six that it has: `Given(the: photos(are: ["Beach", "Cat"]))`.
  ///
  /// A `PhotosPicker` of the app shows an image for each, by its name.
  public func photos(are photos: [DevicePhoto], fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) {
      let words = "set the photos of the device to \(photos.isEmpty ? "none" : photos.map(\.name.quoted).joined(separator: ", "))"
      changeDevice("photos", words) { HeadlessDriver.setPhotos(photos.map { ($0.name, $0.data) }, as: $0) }
    }
  }
}
