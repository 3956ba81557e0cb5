public import Foundation
import HeadlessDevice
import Synchronization

/// The notification center of an app, which requests permission and keeps notification requests.
///
/// The permission prompt is a system alert. The simulated device doesn't show notifications. A request stays pending as long as the device exists, unless an app removes it.
public final class UNUserNotificationCenter: NSObject, Sendable {
  private static let shared = UNUserNotificationCenter()

  private override init() { super.init() }

  /// Returns the current app's notification center.
  public class func current() -> UNUserNotificationCenter { shared }

  /// Requests permission to show notifications, and returns whether it was granted.
  ///
  /// The function returns immediately if the user has already answered, or if the options include `provisional`.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    if options.contains(.provisional), CurrentPermissions.answer(to: .notifications) == nil { return true }
    return await CurrentPermissions.ask(for: .notifications)
  }

  /// Requests permission to show notifications, and calls a closure on an arbitrary thread.
  public func requestAuthorization(options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    Task { completionHandler((try? await requestAuthorization(options: options)) ?? false, nil) }
  }

  /// Returns the notification settings.
  public func notificationSettings() async -> UNNotificationSettings { settings }

  /// Calls a closure with the notification settings on an arbitrary thread.
  public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    Task { completionHandler(settings) }
  }

  private var settings: UNNotificationSettings {
    UNNotificationSettings(CurrentPermissions.answer(to: .notifications).map { $0 ? .authorized : .denied } ?? .notDetermined)
  }

  // MARK: Requests

  @MainActor private var pending: PendingNotifications? { Device.current?.companion { PendingNotifications() } }

  /// Adds a notification request.
  ///
  /// A request with the same identifier is replaced.
  @MainActor public func add(_ request: UNNotificationRequest) async throws { pending?.add(request) }

  /// Adds a notification request, and then calls a closure.
  public func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    Task { @MainActor in
      pending?.add(request)
      completionHandler?(nil)
    }
  }

  /// Returns the pending notification requests, in the order they were added.
  @MainActor public func pendingNotificationRequests() async -> [UNNotificationRequest] { pending?.requests ?? [] }

  /// Calls a closure with the pending notification requests.
  public func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
    Task { @MainActor in completionHandler(pending?.requests ?? []) }
  }

  /// Removes the pending notification requests with the given identifiers.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    Task { @MainActor in pending?.requests.removeAll { identifiers.contains($0.identifier) } }
  }

  /// Removes all pending notification requests.
  public func removeAllPendingNotificationRequests() { Task { @MainActor in pending?.requests.removeAll() } }

  /// Removes all delivered notifications.
  ///
  /// Does nothing, because the simulated device doesn't deliver notifications.
  public func removeAllDeliveredNotifications() {}

  /// Sets the badge number of the app's icon.
  ///
  /// On the simulated device, the number isn't displayed.
  public func setBadgeCount(_ newBadgeCount: Int) async throws {}
}

/// The pending notification requests of a device.
@MainActor
private final class PendingNotifications {
  var requests: [UNNotificationRequest] = []

  func add(_ request: UNNotificationRequest) {
    requests.removeAll { $0.identifier == request.identifier }
    requests.append(request)
  }
}
