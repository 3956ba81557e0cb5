import HeadlessXCUI

// All alerts at once.
extension Alert {
  /// All alerts on the screen, those of the app under test and those of the system.
  public static var all: ElementList { allElements(.type(.alert)).insideOneOf([App.shared, springboard]) }

  /// Whether an alert is on the screen, of the app under test or of the system.
  public static var isAnyShown: Bool { !all.isEmpty }

  /// Removes all alerts from the screen, those of the system too, at once and without the action of a button.
  ///
  /// As where a person dismisses an alert, the app's binding is set; an alert that the app keeps all the same fails the test. A question of the system counts as withdrawn.
  public static func removeAll(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { changeDevice("removeAllAlerts", "remove all alerts") { HeadlessDriver.removeAlerts(as: $0) } }
  }
}
