// This module exists for suites that use the class directly, because with SwiftPM they import it by this name.
@_exported import enum Screens.Biometrics
