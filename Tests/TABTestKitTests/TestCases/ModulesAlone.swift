import Biometrics

/// A function of a suite that imports only the module `Biometrics`.
@MainActor
func enrolWithTheBiometricsModuleAlone() { Biometrics.enrolled() }
