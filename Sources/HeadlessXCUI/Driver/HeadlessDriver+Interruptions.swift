import Foundation

// Handling of alerts that cover the elements that a test uses.
extension HeadlessDriver {
  /// Adds an alert monitor to the running test's device, if there is one.
  ///
  /// - Parameters:
  ///   - description: The purpose of the monitor.
  ///   - handler: A closure that receives the alert and returns whether it dismissed the alert.
  /// - Returns: A token to pass to ``removeInterruptionMonitor(_:)``.
  package static func addInterruptionMonitor(_ description: String, _ handler: @escaping @MainActor (XCUIElement) -> Bool) -> any NSObjectProtocol {
    InterruptionMonitors.add(description, handler)
  }

  /// Removes an alert monitor from the running test's device.
  package static func removeInterruptionMonitor(_ monitor: any NSObjectProtocol) { InterruptionMonitors.remove(monitor) }

  /// Renders an SVG document as PNG data with a program in one of the folders.
  ///
  /// Returns `nil` if the folders don't contain a program that renders SVG.
  nonisolated package static func png(ofDocument document: String, drawnByAProgramIn folders: [String]) -> Data? { SVGRasterizer(searching: folders).png(of: document) }
}
