import Foundation

// What a test does about alerts that come between it and the elements that it uses.
extension HeadlessDriver {
  /// Adds a monitor of alerts to the device of the running test, where there is one.
  ///
  /// - Parameters:
  ///   - description: What the monitor is for.
  ///   - handler: Receives the alert, and returns whether it has dismissed it.
  /// - Returns: What ``removeInterruptionMonitor(_:)`` takes.
  package static func addInterruptionMonitor(_ description: String, _ handler: @escaping @MainActor (XCUIElement) -> Bool) -> any NSObjectProtocol {
    InterruptionMonitors.add(description, handler)
  }

  /// Removes a monitor of alerts from the device of the running test.
  package static func removeInterruptionMonitor(_ monitor: any NSObjectProtocol) { InterruptionMonitors.remove(monitor) }

  /// Returns the drawing of an SVG document in the PNG format, by a program in one of the folders; `nil` where there is none.
  nonisolated package static func png(ofDocument document: String, drawnByAProgramIn folders: [String]) -> Data? { SVGRasterizer(searching: folders).png(of: document) }
}
