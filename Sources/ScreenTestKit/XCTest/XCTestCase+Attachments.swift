import ScenarioKit
import XCTest

extension XCTestCase {
  /// Keeps an attachment beside the journal, and tells in the log where.
  public func add(_ attachment: XCTAttachment, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, function: String = #function) {
    ScenarioRun.attach(attachment.stored, at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1), function: function)
  }

  /// Adds a handler for alerts that come between the test and the elements that it uses.
  ///
  /// Before a gesture that an alert would receive in place of its element, the handlers are asked, the one that was added last first, until one returns true.
  /// An alert of the system that none of them handled is dismissed with its cancel button, or with the last one where there is none, when the element was found
  /// by a query of XCUITest's.
  /// - Parameters:
  ///   - handlerDescription: What the handler is for.
  ///   - handler: Receives the alert, and returns whether it has dismissed it.
  /// - Returns: What ``removeUIInterruptionMonitor(_:)`` takes. The handler is removed when the test ends.
  @preconcurrency @MainActor @discardableResult
  public func addUIInterruptionMonitor(withDescription handlerDescription: String, handler: @escaping @MainActor (XCUIElement) -> Bool) -> any NSObjectProtocol {
    HeadlessDriver.addInterruptionMonitor(handlerDescription, handler)
  }

  /// Removes a handler for alerts, by what adding it returned; it is not asked again.
  @preconcurrency @MainActor
  public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) { HeadlessDriver.removeInterruptionMonitor(monitor) }
}
