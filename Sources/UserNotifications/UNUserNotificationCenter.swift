public import Foundation
import HeadlessDevice
import Synchronization

/// The notifications of an app: asks the person for the permission, and keeps what the app wants to have shown.
///
/// The question is an alert of the system. A simulated device shows no notifications: a request stays pending for the device's life, and an app can list and remove it.
public final class UNUserNotificationCenter: NSObject, Sendable {
  private static let shared = UNUserNotificationCenter()

  private override init() { super.init() }

  /// The notifications of the current app.
  public class func current() -> UNUserNotificationCenter { shared }

  /// Asks the person for the permission to show notifications, and waits for the answer; once answered, nothing is asked.
  ///
  /// For provisional ones nothing is asked.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    if options.contains(.provisional), CurrentPermissions.answer(to: .notifications) == nil { return true }
    return await CurrentPermissions.ask(for: .notifications)
  }

  /// Asks the person for the permission to show notifications, and calls a closure with the answer, on a thread of its own choice.
  public func requestAuthorization(options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    Task { completionHandler((try? await requestAuthorization(options: options)) ?? false, nil) }
  }

  /// What the person allows.
  public func notificationSettings() async -> UNNotificationSettings { settings }

  /// Calls a closure with what the person allows, on a thread of its own choice.
  public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    Task { completionHandler(settings) }
  }

  private var settings: UNNotificationSettings {
    UNNotificationSettings(CurrentPermissions.answer(to: .notifications).map { $0 ? .authorized : .denied } ?? .notDetermined)
  }

  // MARK: Requests

  @MainActor private var pending: PendingNotifications? { Device.current?.companion { PendingNotifications() } }

  /// Adds a notification to those that are pending, in place of one with the same identifier.
  @MainActor public func add(_ request: UNNotificationRequest) async throws { pending?.add(request) }

  /// Adds a notification to those that are pending, and calls a closure.
  public func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    Task { @MainActor in
      pending?.add(request)
      completionHandler?(nil)
    }
  }

  /// The notifications that are pending, in the order in which they were added.
  @MainActor public func pendingNotificationRequests() async -> [UNNotificationRequest] { pending?.requests ?? [] }

  /// Calls a closure with the notifications that are pending.
  public func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
    Task { @MainActor in completionHandler(pending?.requests ?? []) }
  }

  /// Removes notifications that are pending.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    Task { @MainActor in pending?.requests.removeAll { identifiers.contains($0.identifier) } }
  }

  /// Removes all notifications that are pending.
  public func removeAllPendingNotificationRequests() { Task { @MainActor in pending?.requests.removeAll() } }

  /// Removes all notifications that were shown: there are none here.
  public func removeAllDeliveredNotifications() {}

  /// Sets the number on the app's icon, which nothing shows here.
  public func setBadgeCount(_ newBadgeCount: Int) async throws {}
}

/// The notifications that wait on one device.
@MainActor
private final class PendingNotifications {
  var requests: [UNNotificationRequest] = []

  func add(_ request: UNNotificationRequest) {
    requests.removeAll { $0.identifier == request.identifier }
    requests.append(request)
  }
}
