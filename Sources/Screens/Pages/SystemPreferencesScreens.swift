/// The first screen of the system's app for settings.
public struct SystemPreferencesRootScreen: Screen {
  /// The header “Settings”.
  nonisolated public let trait: Header = Header(id: "Settings", parent: SystemPreferences())
  /// The cell that leads to the general settings.
  nonisolated public let generalCell: Cell = Cell(id: "General", parent: SystemPreferences())

  nonisolated init() {}
}

/// The screen “General” of the system's app for settings.
public struct SystemPreferencesGeneralScreen: Screen {
  /// The header “General”.
  nonisolated public let trait: Header = Header(id: "General", parent: SystemPreferences())
  /// The cell that leads to the screen “Reset”.
  nonisolated public let resetCell: Cell = Cell(id: "Reset", parent: SystemPreferences())

  nonisolated init() {}
}

/// The screen “Reset” of the system's app for settings.
public struct SystemPreferencesResetScreen: Screen {
  /// The header “Reset”.
  nonisolated public let trait: Header = Header(id: "Reset", parent: SystemPreferences())
  /// The cell that resets the privacy prompts.
  nonisolated public let resetCell: Cell = Cell(id: "Reset Location & Privacy", parent: SystemPreferences())
  /// The sheet that asks whether to reset them.
  nonisolated public let confirmResetSheet: Sheet = Sheet(
    id: "This will reset your location and privacy settings to factory defaults.", parent: SystemPreferences())

  nonisolated init() {}
}

/// The first screen of the system's app for settings.
public let systemPreferencesRootScreen: SystemPreferencesRootScreen = SystemPreferencesRootScreen()
/// The screen “General” of the system's app for settings.
public let systemPreferencesGeneralScreen: SystemPreferencesGeneralScreen = SystemPreferencesGeneralScreen()
/// The screen “Reset” of the system's app for settings.
public let systemPreferencesResetScreen: SystemPreferencesResetScreen = SystemPreferencesResetScreen()
