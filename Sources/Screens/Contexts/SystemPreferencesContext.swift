/// Steps about the system's app for settings.
@preconcurrency @MainActor
public protocol SystemPreferencesContext {}

extension SystemPreferencesContext {
  /// Brings the app for settings to the front.
  @_disfavoredOverload public func openSystemPreferences() { SystemPreferences().activate() }

  /// Ends the app for settings.
  @_disfavoredOverload public func terminateSystemPreferences() { SystemPreferences().terminate() }

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

  /// Ends the app for settings.
  public func terminateSystemPreferences(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.terminateSystemPreferences as () -> Void)() }
  }

  /// Resets all privacy prompts, by the way that a person takes: General, Reset, Reset Location & Privacy, Reset Warnings.
  public func resetAllPrivacyPrompts(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.resetAllPrivacyPrompts as () -> Void)() }
  }
}
