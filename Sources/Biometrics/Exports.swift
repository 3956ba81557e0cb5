// Suites that call the class directly import it by this name under SwiftPM.
@_exported import enum Screens.Biometrics
