import HeadlessXCUI

extension DeviceContext {
  /// Replaces the six photos on the device: `Given(the: photos(are: ["Beach", "Cat"]))`.
  ///
  /// A `PhotosPicker` in the app shows an image with the name of each photo.
  public func photos(are photos: [DevicePhoto], fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("photos", ["are": photos], at: fileID, line)
    CallSite.with(fileID, filePath, line) {
      let words = "set the photos of the device to \(photos.isEmpty ? "none" : photos.map(\.name.quoted).joined(separator: ", "))"
      changeDevice("photos", words) { HeadlessDriver.setPhotos(photos.map { ($0.name, $0.data) }, as: $0) }
    }
  }
}
