import HeadlessXCUI

/// Steps about the system's settings: opening and ending their app, reduced motion, and resetting privacy prompts.
///
/// A test case of ours has them already; another type adopts the protocol.
@preconcurrency @MainActor
public protocol SystemPreferencesContext {}

extension SystemPreferencesContext {
  /// Brings the app for settings to the front.
  @_disfavoredOverload public func openSystemPreferences() { SystemPreferences().activate() }

  /// Ends the app for settings; `foregroundTheApp` brings the app under test back.
  @_disfavoredOverload public func terminateSystemPreferences() { SystemPreferences().terminate() }

  /// Asks apps and the system to move less: `accessibilityReduceMotion` is true in the environment of apps.
  @_disfavoredOverload public func reduceMotionIsEnabled() { setReduceMotion(true, "enable Reduce Motion") }

  /// Lets apps and the system move again.
  @_disfavoredOverload public func reduceMotionIsDisabled() { setReduceMotion(false, "disable Reduce Motion") }

  private func setReduceMotion(_ isOn: Bool, _ words: String) {
    changeDevice("set", words) { HeadlessDriver.set(.reduceMotion(isOn), as: $0) }
  }

  /// Resets all privacy prompts, by the way that a person takes: General, Reset, Reset Location & Privacy, Reset Warnings.
  @_disfavoredOverload public func resetAllPrivacyPrompts() {
    let preferences = SystemPreferences()
    preferences.terminate()
    preferences.activate()
    systemPreferencesRootScreen.generalCell.tap()
    systemPreferencesGeneralScreen.resetCell.tap()
    systemPreferencesResetScreen.resetCell.tap()
    systemPreferencesResetScreen.confirmResetSheet.actionButton(withID: "Reset Warnings").tap()
  }
}

// The same steps with the place of the call, for calls outside of a step.
extension SystemPreferencesContext {
  /// Brings the app for settings to the front.
  public func openSystemPreferences(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.openSystemPreferences as () -> Void)() }
  }

  /// Ends the app for settings; `foregroundTheApp` brings the app under test back.
  public func terminateSystemPreferences(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.terminateSystemPreferences as () -> Void)() }
  }

  /// Asks apps and the system to move less: `accessibilityReduceMotion` is true in the environment of apps.
  public func reduceMotionIsEnabled(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.reduceMotionIsEnabled as () -> Void)() }
  }

  /// Lets apps and the system move again.
  public func reduceMotionIsDisabled(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.reduceMotionIsDisabled as () -> Void)() }
  }

  /// Resets all privacy prompts, by the way that a person takes: General, Reset, Reset Location & Privacy, Reset Warnings.
  public func resetAllPrivacyPrompts(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.resetAllPrivacyPrompts as () -> Void)() }
  }
}
