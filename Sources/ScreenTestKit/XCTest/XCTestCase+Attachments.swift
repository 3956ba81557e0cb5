import ScenarioKit
import XCTest

extension XCTestCase {
  /// Saves an attachment next to the journal and logs the path of the file.
  public func add(_ attachment: XCTAttachment, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, function: String = #function) {
    ScenarioRun.attach(attachment.stored, at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1), function: function)
  }

  /// Adds a handler for alerts that interrupt the test.
  ///
  /// The handlers run before a gesture if an alert covers the gesture's element. They run in reverse order of their addition until one returns `true`.
  /// If no handler returns `true` for a system alert, and an XCUITest query found the element, the alert is dismissed
  /// with its cancel button, or with its last button if it doesn't have a cancel button.
  /// - Parameters:
  ///   - handlerDescription: A description of the handler's purpose.
  ///   - handler: A closure that receives the alert and returns whether it dismissed the alert.
  /// - Returns: A token to pass to ``removeUIInterruptionMonitor(_:)``. The handler is removed when the test ends.
  @preconcurrency @MainActor @discardableResult
  public func addUIInterruptionMonitor(withDescription handlerDescription: String, handler: @escaping @MainActor (XCUIElement) -> Bool) -> any NSObjectProtocol {
    HeadlessDriver.addInterruptionMonitor(handlerDescription, handler)
  }

  /// Removes a handler for alerts.
  ///
  /// Pass the token that `addUIInterruptionMonitor` returned.
  @preconcurrency @MainActor
  public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) { HeadlessDriver.removeInterruptionMonitor(monitor) }
}
