import Foundation
internal import HeadlessDevice

/// The test's handlers for alerts that cover the elements that the test uses.
@MainActor
final class InterruptionMonitors {
  /// A token that identifies a monitor for removal.
  final class Token: NSObject {
    private let purpose: String

    fileprivate init(_ purpose: String) { self.purpose = purpose }

    override var description: String { "interruption monitor \(purpose.quoted)" }
  }

  private var monitors: [(token: Token, handler: @MainActor (XCUIElement) -> Bool)] = []
  private var isAsking: Bool = false

  /// Adds a monitor to the running test's device, if there is one.
  ///
  /// - Parameters:
  ///   - description: The purpose of the monitor, for the log.
  ///   - handler: A closure that receives the alert and returns whether it dismissed the alert.
  static func add(_ description: String, _ handler: @escaping @MainActor (XCUIElement) -> Bool) -> Token {
    let token = Token(description)
    Device.current?.companion { InterruptionMonitors() }.monitors.append((token, handler))
    return token
  }

  /// Removes a monitor from the running test's device.
  static func remove(_ token: AnyObject) { Device.current?.existingCompanion(InterruptionMonitors.self)?.monitors.removeAll { $0.token === token } }

  /// Calls the monitors, newest first, until a monitor handles the alert, and returns whether a monitor did.
  func handle(_ alert: XCUIElement) -> Bool {
    guard !isAsking else { return false }
    isAsking = true
    defer { isAsking = false }
    return monitors.reversed().contains { $0.handler(alert) }
  }

  /// Whether a monitor is currently running.
  ///
  /// Alerts don't interrupt the touches of a monitor.
  var isHandling: Bool { isAsking }
}
