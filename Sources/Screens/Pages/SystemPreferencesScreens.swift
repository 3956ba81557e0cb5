/// The first screen of the Settings app.
public struct SystemPreferencesRootScreen: Screen {
  /// The header “Settings”.
  nonisolated public let trait: Header = Header(id: "Settings", parent: SystemPreferences())
  /// The table with the settings.
  nonisolated public let table: Table = Table(parent: SystemPreferences())
  /// The cell that opens the general settings.
  nonisolated public let generalCell: Cell = Cell(id: "General", parent: SystemPreferences())

  nonisolated init() {}
}

/// The “General” screen of the Settings app.
public struct SystemPreferencesGeneralScreen: Screen {
  /// The header “General”.
  nonisolated public let trait: Header = Header(id: "General", parent: SystemPreferences())
  /// The table with the general settings.
  nonisolated public let table: Table = Table(parent: SystemPreferences())
  /// The cell that opens the “Reset” screen.
  nonisolated public let resetCell: Cell = Cell(id: "Reset", parent: SystemPreferences())

  nonisolated init() {}
}

/// The “Reset” screen of the Settings app.
public struct SystemPreferencesResetScreen: Screen {
  /// The header “Reset”.
  nonisolated public let trait: Header = Header(id: "Reset", parent: SystemPreferences())
  /// The table with the cells that reset settings.
  nonisolated public let table: Table = Table(parent: SystemPreferences())
  /// The cell that resets the privacy prompts.
  nonisolated public let resetCell: Cell = Cell(id: "Reset Location & Privacy", parent: SystemPreferences())
  /// The sheet that asks for confirmation.
  nonisolated public let confirmResetSheet: Sheet = Sheet(
    id: "This will reset your location and privacy settings to factory defaults.", parent: SystemPreferences())

  nonisolated init() {}
}

/// The first screen of the Settings app.
public let systemPreferencesRootScreen: SystemPreferencesRootScreen = SystemPreferencesRootScreen()
/// The “General” screen of the Settings app.
public let systemPreferencesGeneralScreen: SystemPreferencesGeneralScreen = SystemPreferencesGeneralScreen()
/// The “Reset” screen of the Settings app.
public let systemPreferencesResetScreen: SystemPreferencesResetScreen = SystemPreferencesResetScreen()
