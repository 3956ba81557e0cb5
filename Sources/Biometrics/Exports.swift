// This module exists because SwiftPM test suites import `Biometrics` as a module of that name.
@_exported import enum Screens.Biometrics
