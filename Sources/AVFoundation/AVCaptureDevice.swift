public import Foundation
import HeadlessDevice

/// A camera or a microphone: what the app may use is there, the devices themselves are not.
///
/// The system asks the person with an alert, the first time for each kind of media. A simulated device captures nothing: ``default(for:)`` finds no device, as on a simulator.
public final class AVCaptureDevice: NSObject, Sendable {
  private override init() { super.init() }

  /// Whether the app may capture media of a kind.
  public class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    guard let permission = permission(for: mediaType) else { return .denied }
    return CurrentPermissions.answer(to: permission).map { $0 ? .authorized : .denied } ?? .notDetermined
  }

  /// Asks the person for the permission to capture media of a kind, and waits for the answer; once answered, it is not asked again.
  public class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    guard let permission = permission(for: mediaType) else { return false }
    return await CurrentPermissions.ask(for: permission)
  }

  /// Asks the person for the permission to capture media of a kind, and calls a closure with the answer, on a thread of its own choice.
  public class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void) {
    Task { handler(await requestAccess(for: mediaType)) }
  }

  /// The device that captures media of a kind: none on a simulated device.
  public class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }

  private static func permission(for mediaType: AVMediaType) -> Permission? {
    switch mediaType {
    case .video: .camera
    case .audio: .microphone
    default: nil
    }
  }
}
