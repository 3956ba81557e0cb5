import HeadlessXCUI

/// Steps about alerts, of the app and of the system: reading the message, tapping a button, dismissing.
///
/// A test case of ours has them already; another type adopts the protocol.
@preconcurrency @MainActor
public protocol AlertContext {}

extension AlertContext {
  /// Taps a button of the alert, and of nothing else on screen.
  public func tap(_ buttonID: String, in alert: Alert, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    alert.actionButton(withID: buttonID).tap(fileID: fileID, filePath: filePath, line: line)
  }

  /// Removes all alerts from the screen, those of the system too, without the action of a button: `When(I: removeAllAlerts)`.
  public func removeAllAlerts() { Alert.removeAll() }

  /// Waits until the alert on screen shows the message (10 virtual seconds at most); fails the test with the texts that it shows when it does not.
  public func message(in alert: Alert, is message: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) {
      let shown = Alert(id: alert.id, dismissButtonID: alert.dismissButtonID, index: alert.index, parent: alert.parent)
      Expectation(name: "message", of: shown, expected: Optional(message)) { shown.messageOnScreen.isEmpty ? nil : shown.messageOnScreen }.check()
    }
  }
}

extension Alert {
  /// The text that the alert on screen shows under its title: its texts but for the title itself.
  fileprivate var messageOnScreen: String {
    let element = underlyingXCUIElement
    let title = element.label
    // The titles of the buttons are texts in them.
    let shown = element.staticTexts.allElementsBoundByIndex.filter { HeadlessDriver.elementSnapshot(of: $0)?.isAccessibilityElement ?? true }
    let texts = shown.map(\.label)
    return texts.enumerated().filter { $0.offset > 0 || $0.element != title }.map(\.element).joined(separator: "\n")
  }
}
