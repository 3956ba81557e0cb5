import Foundation
internal import HeadlessDevice

/// What a test wants to do about alerts that come between it and the elements that it uses.
@MainActor
final class InterruptionMonitors {
  /// The token of a monitor, by which it is removed.
  final class Token: NSObject {
    private let purpose: String

    fileprivate init(_ purpose: String) { self.purpose = purpose }

    override var description: String { "interruption monitor \(purpose.quoted)" }
  }

  private var monitors: [(token: Token, handler: @MainActor (XCUIElement) -> Bool)] = []
  private var isAsking: Bool = false

  /// Adds a monitor to the device of the running test, where there is one.
  ///
  /// - Parameters:
  ///   - description: What the monitor is for, for the log.
  ///   - handler: Receives the alert, and returns whether it has dismissed it.
  static func add(_ description: String, _ handler: @escaping @MainActor (XCUIElement) -> Bool) -> Token {
    let token = Token(description)
    Device.current?.companion { InterruptionMonitors() }.monitors.append((token, handler))
    return token
  }

  /// Removes a monitor from the device of the running test.
  static func remove(_ token: AnyObject) { Device.current?.existingCompanion(InterruptionMonitors.self)?.monitors.removeAll { $0.token === token } }

  /// Asks the monitors, the newest first, to handle an alert; returns whether one did.
  func handle(_ alert: XCUIElement) -> Bool {
    guard !isAsking else { return false }
    isAsking = true
    defer { isAsking = false }
    return monitors.reversed().contains { $0.handler(alert) }
  }

  /// Whether a monitor is asked at this moment: what it touches is no longer interrupted.
  var isHandling: Bool { isAsking }
}
