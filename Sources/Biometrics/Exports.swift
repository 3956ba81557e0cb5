// With SwiftPM, suites that use the class directly import it by this name.
@_exported import enum Screens.Biometrics
