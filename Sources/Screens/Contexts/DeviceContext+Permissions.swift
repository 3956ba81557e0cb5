import HeadlessXCUI

// What the app may use, and where the device is.
extension DeviceContext {
  /// Sets what the app under test may use, so that the system does not ask: `Given(the: permission(for: .camera, is: .granted))`.
  ///
  /// Set it before the launch: an app that runs is not told. Without it the system asks, with an alert, when the app first wants to use it.
  public func permission(
    for subject: DevicePermission, is answer: DevicePermission.Answer, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
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

  /// Puts the device at a place on the earth, in degrees north and east: `Given(the: location(is: 52.52, 13.405))`.
  ///
  /// An app that may know it is told it when it asks next. Without a place, it is told that the place is unknown.
  public func location(is latitude: Double, _ longitude: Double, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
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
