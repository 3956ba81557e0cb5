/// Steps about Face ID and Touch ID: enrolling, and answering an authentication request.
@preconcurrency @MainActor
public protocol BiometricsContext {}

extension BiometricsContext {
  /// Enrolls a face or a finger on the device.
  @_disfavoredOverload public func deviceBiometricsAreEnabled() { Biometrics.enrolled() }

  /// Removes the face or the finger that's enrolled on the device.
  @_disfavoredOverload public func deviceBiometricsAreDisabled() { Biometrics.unenrolled() }

  /// Shows the sensor the enrolled face or finger.
  ///
  /// Nothing happens if no app is waiting for it.
  @_disfavoredOverload public func successfullyAuthenticateBiometrics() { Biometrics.successfulAuthentication() }

  /// Shows the sensor a face or finger that isn't enrolled.
  ///
  /// Nothing happens if no app is waiting.
  @_disfavoredOverload public func failToAuthenticateBiometrics() { Biometrics.unsuccessfulAuthentication() }
}

// The same steps with the place of the call, for calls outside of a step. A step refers to the functions above: `And(I: failToAuthenticateBiometrics)`.
extension BiometricsContext {
  /// Enrolls a face or a finger on the device.
  public func deviceBiometricsAreEnabled(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.deviceBiometricsAreEnabled as () -> Void)() }
  }

  /// Removes the face or the finger that's enrolled on the device.
  public func deviceBiometricsAreDisabled(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.deviceBiometricsAreDisabled as () -> Void)() }
  }

  /// Shows the sensor the enrolled face or finger.
  ///
  /// Nothing happens if no app is waiting for it.
  public func successfullyAuthenticateBiometrics(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.successfullyAuthenticateBiometrics as () -> Void)() }
  }

  /// Shows the sensor a face or finger that isn't enrolled.
  ///
  /// Nothing happens if no app is waiting.
  public func failToAuthenticateBiometrics(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.failToAuthenticateBiometrics as () -> Void)() }
  }
}
