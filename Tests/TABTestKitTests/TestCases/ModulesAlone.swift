import Biometrics

/// What a suite writes that imports the module `Biometrics` and nothing else.
@MainActor
func enrolWithTheBiometricsModuleAlone() { Biometrics.enrolled() }
