import HeadlessXCUI

/// Steps about the app's and the system's alerts: reading the message, tapping a button, dismissing.
///
/// This package's test cases already conform to this protocol. Other types can adopt it, too.
@preconcurrency @MainActor
public protocol AlertContext: VisibilityContext {}

extension AlertContext {
  /// Taps a button of the alert.
  ///
  /// Buttons elsewhere on screen are ignored.
  public func tap(_ buttonID: String, in alert: Alert, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("tap", ["": buttonID, "in": alert], at: fileID, line)
    alert.actionButton(withID: buttonID).tap(fileID: fileID, filePath: filePath, line: line)
  }

  /// Removes all alerts from the screen without running a button's action: `When(I: removeAllAlerts)`.
  ///
  /// System alerts are removed, too.
  public func removeAllAlerts() { Alert.removeAll() }

  /// Waits up to 10 virtual seconds until the alert on screen shows the message.
  ///
  /// If it doesn't, the test fails with the message that the alert shows.
  public func message(in alert: Alert, is message: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) {
      StepArguments.note("message", ["in": alert, "is": message], at: fileID, line)
      Expectation(name: "message", of: alert, expected: Optional(message)) { alert.messageOnScreen.isEmpty ? nil : alert.messageOnScreen }.check()
    }
  }
}

extension Alert {
  /// The message of the alert on screen, which is its text without the title and the buttons.
  fileprivate var messageOnScreen: String {
    let element = underlyingXCUIElement
    let title = element.label
    // Leave out the titles of the buttons, which are static texts inside the buttons.
    let shown = element.staticTexts.allElementsBoundByIndex.filter { HeadlessDriver.elementSnapshot(of: $0)?.isAccessibilityElement ?? true }
    let texts = shown.map(\.label)
    return texts.enumerated().filter { $0.offset > 0 || $0.element != title }.map(\.element).joined(separator: "\n")
  }
}
