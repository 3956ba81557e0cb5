import HeadlessXCUI

extension Alert {
  /// All alerts on the screen, of the app under test and of the system.
  public static var all: ElementList { allElements(.type(.alert)).insideOneOf([App.shared, springboard]) }

  /// Whether an alert of the app under test or of the system is on the screen.
  public static var isAnyShown: Bool { !all.isEmpty }

  /// Removes all alerts from the screen at once, without running a button's action.
  ///
  /// System alerts are removed, too, and count as unanswered. The app's bindings are set as if a person had dismissed the alerts. The test fails if the app still shows an alert.
  public static func removeAll(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { changeDevice("removeAllAlerts", "remove all alerts") { HeadlessDriver.removeAlerts(as: $0) } }
  }
}
