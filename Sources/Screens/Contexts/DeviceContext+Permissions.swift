import HeadlessXCUI

extension DeviceContext {
  /// Sets a permission of the app under test: `Given(the: permission(for: .camera, is: .granted))`.
  ///
  /// By default, the system shows an alert when the app first needs a permission. After this step, it doesn't.
  /// Set permissions before the launch, because a running app isn't notified.
  public func permission(
    for subject: DevicePermission, is answer: DevicePermission.Answer, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    StepArguments.note("permission", ["for": subject, "is": answer], at: fileID, line)
    CallSite.with(fileID, filePath, line) {
      let words = "set the permission for \(subject.words) to \(answer.words)"
      let isGranted: Bool? =
        switch answer {
        case .granted, .grantedAlways: true
        case .denied: false
        case .notDetermined: nil
        }
      changeDevice("permission", words) { attempt in
        HeadlessDriver.setPermission(isGranted, for: subject.subject, as: attempt)
        if subject == .location { HeadlessDriver.setPermission(answer == .grantedAlways ? true : nil, for: .locationAlways, as: attempt) }
      }
    }
  }

  /// Sets the location of the device, in degrees: `Given(the: location(is: 52.52, 13.405))`.
  ///
  /// The latitude is positive in the north, and the longitude is positive in the east.
  ///
  /// An app with permission gets the location at its next request. Without this step, requests fail because the location is unknown.
  public func location(is latitude: Double, _ longitude: Double, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("location", ["is": latitude, "": longitude], at: fileID, line)
    CallSite.with(fileID, filePath, line) {
      let words = "set the location to \(latitude), \(longitude)"
      guard abs(latitude) <= 90, abs(longitude) <= 180 else {
        guard HeadlessDriver.hasDevice(for: .act("\(words)")) else { return }
        return HeadlessDriver.failForInput(
          .act("\(words)"),
          .unusableNumber(name: "location", value: "\(latitude), \(longitude)", allowed: "a latitude between -90 and 90, and a longitude between -180 and 180"))
      }
      changeDevice("location", words) { HeadlessDriver.setPlace((latitude, longitude), as: $0) }
    }
  }
}

extension DevicePermission {
  fileprivate var words: String { self == .faceID ? "Face ID" : "the \(rawValue)" }

  fileprivate var subject: HeadlessDriver.PermissionSubject {
    switch self {
    case .camera: .camera
    case .faceID: .faceID
    case .location: .location
    case .microphone: .microphone
    case .notifications: .notifications
    }
  }
}

extension DevicePermission.Answer {
  fileprivate var words: String {
    switch self {
    case .granted: "granted"
    case .grantedAlways: "granted at any time"
    case .denied: "denied"
    case .notDetermined: "not determined"
    }
  }
}
