import HeadlessXCUI

/// Steps about the system's settings: the Settings app, Reduce Motion, and resetting privacy prompts.
///
/// This package's test cases already conform to this protocol. Other types can adopt it, too.
@preconcurrency @MainActor
public protocol SystemPreferencesContext: VisibilityContext {}

extension SystemPreferencesContext {
  /// Brings the Settings app to the front.
  @_disfavoredOverload public func openSystemPreferences() { SystemPreferences().activate() }

  /// Terminates the Settings app.
  ///
  /// To bring back the app under test, use `foregroundTheApp`.
  @_disfavoredOverload public func terminateSystemPreferences() { SystemPreferences().terminate() }

  /// Turns on Reduce Motion, so `accessibilityReduceMotion` is true in the environment of every app.
  @_disfavoredOverload public func reduceMotionIsEnabled() { setReduceMotion(true, "enable Reduce Motion") }

  /// Turns off Reduce Motion.
  @_disfavoredOverload public func reduceMotionIsDisabled() { setReduceMotion(false, "disable Reduce Motion") }

  private func setReduceMotion(_ isOn: Bool, _ words: String) {
    changeDevice("set", words) { HeadlessDriver.set(.reduceMotion(isOn), as: $0) }
  }

  /// Resets all privacy prompts the way a person does in the Settings app.
  ///
  /// The path is General, Reset, Reset Location & Privacy, Reset Warnings.
  @_disfavoredOverload public func resetAllPrivacyPrompts() {
    let preferences = SystemPreferences()
    guard InteractionFailure.reportingFirst({ preferences.terminate() }), InteractionFailure.reportingFirst({ preferences.activate() }) else { return }
    InteractionFailure.reportingFirst {
      systemPreferencesRootScreen.generalCell.tap()
      systemPreferencesGeneralScreen.resetCell.tap()
      systemPreferencesResetScreen.resetCell.tap()
      systemPreferencesResetScreen.confirmResetSheet.actionButton(withID: "Reset Warnings").tap()
    }
  }
}

// Overloads with the caller's source location, for calls outside of a step.
extension SystemPreferencesContext {
  /// Brings the Settings app to the front.
  public func openSystemPreferences(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.openSystemPreferences as () -> Void)() }
  }

  /// Terminates the Settings app.
  ///
  /// To bring back the app under test, use `foregroundTheApp`.
  public func terminateSystemPreferences(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.terminateSystemPreferences as () -> Void)() }
  }

  /// Turns on Reduce Motion, so `accessibilityReduceMotion` is true in the environment of every app.
  public func reduceMotionIsEnabled(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.reduceMotionIsEnabled as () -> Void)() }
  }

  /// Turns off Reduce Motion.
  public func reduceMotionIsDisabled(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.reduceMotionIsDisabled as () -> Void)() }
  }

  /// Resets all privacy prompts the way a person does in the Settings app.
  ///
  /// The path is General, Reset, Reset Location & Privacy, Reset Warnings.
  public func resetAllPrivacyPrompts(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.resetAllPrivacyPrompts as () -> Void)() }
  }
}
