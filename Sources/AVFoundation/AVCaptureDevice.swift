public import Foundation
import HeadlessDevice

/// A camera or microphone.
///
/// The simulated device simulates permission, but doesn't capture media. A system alert asks for permission the first time for each type of media. As in the simulator, ``default(for:)`` returns `nil`.
public final class AVCaptureDevice: NSObject, Sendable {
  private override init() { super.init() }

  /// Returns the app's authorization to capture a type of media.
  public class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    guard let permission = permission(for: mediaType) else { return .denied }
    return CurrentPermissions.answer(to: permission).map { $0 ? .authorized : .denied } ?? .notDetermined
  }

  /// Requests permission to capture a type of media, and returns whether it was granted.
  ///
  /// Returns immediately if the user has already answered.
  public class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    guard let permission = permission(for: mediaType) else { return false }
    return await CurrentPermissions.ask(for: permission)
  }

  /// Requests permission to capture a type of media, and calls a closure on an arbitrary thread.
  public class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void) {
    Task { handler(await requestAccess(for: mediaType)) }
  }

  /// Returns the device that captures a type of media.
  ///
  /// Always `nil` on the simulated device.
  public class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }

  private static func permission(for mediaType: AVMediaType) -> Permission? {
    switch mediaType {
    case .video: .camera
    case .audio: .microphone
    default: nil
    }
  }
}
