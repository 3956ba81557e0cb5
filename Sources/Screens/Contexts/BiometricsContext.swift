/// Steps about Face ID and Touch ID: enrolling, and answering an app that asks.
@preconcurrency @MainActor
public protocol BiometricsContext {}

extension BiometricsContext {
  /// Enrolls a face or a finger on the device.
  @_disfavoredOverload public func deviceBiometricsAreEnabled() { Biometrics.enrolled() }

  /// Forgets the face or the finger that is enrolled on the device.
  @_disfavoredOverload public func deviceBiometricsAreDisabled() { Biometrics.unenrolled() }

  /// Shows the sensor the enrolled face or finger; nothing happens where no app waits for it.
  @_disfavoredOverload public func successfullyAuthenticateBiometrics() { Biometrics.successfulAuthentication() }

  /// Shows the sensor a face or finger that is not enrolled; nothing happens where no app waits for one.
  @_disfavoredOverload public func failToAuthenticateBiometrics() { Biometrics.unsuccessfulAuthentication() }
}

// The same steps with the place of the call, for calls outside of a step; a step takes the ones above by reference: `And(I: failToAuthenticateBiometrics)`.
extension BiometricsContext {
  /// Enrolls a face or a finger on the device.
  public func deviceBiometricsAreEnabled(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.deviceBiometricsAreEnabled as () -> Void)() }
  }

  /// Forgets the face or the finger that is enrolled on the device.
  public func deviceBiometricsAreDisabled(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.deviceBiometricsAreDisabled as () -> Void)() }
  }

  /// Shows the sensor the enrolled face or finger; nothing happens where no app waits for it.
  public func successfullyAuthenticateBiometrics(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.successfullyAuthenticateBiometrics as () -> Void)() }
  }

  /// Shows the sensor a face or finger that is not enrolled; nothing happens where no app waits for one.
  public func failToAuthenticateBiometrics(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.failToAuthenticateBiometrics as () -> Void)() }
  }
}
