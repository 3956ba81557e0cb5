/// Steps about Face ID and Touch ID: enrolling, and answering an authentication request.
@preconcurrency @MainActor
public protocol BiometricsContext: VisibilityContext {}

extension BiometricsContext {
  /// Enrolls a face or a finger on the device.
  @_disfavoredOverload public func deviceBiometricsAreEnabled() { Biometrics.enrolled() }

  /// Removes the face or the finger that's enrolled on the device.
  @_disfavoredOverload public func deviceBiometricsAreDisabled() { Biometrics.unenrolled() }

  /// Presents the enrolled face or finger to the sensor.
  ///
  /// This has no effect if no app is waiting for authentication.
  @_disfavoredOverload public func successfullyAuthenticateBiometrics() { Biometrics.successfulAuthentication() }

  /// Presents a face or finger that isn't enrolled to the sensor.
  ///
  /// This has no effect if no app is waiting for authentication.
  @_disfavoredOverload public func failToAuthenticateBiometrics() { Biometrics.unsuccessfulAuthentication() }
}

// Overloads with the caller's source location, for calls outside of a step. Steps refer to the functions above: `And(I: failToAuthenticateBiometrics)`.
extension BiometricsContext {
  /// Enrolls a face or a finger on the device.
  public func deviceBiometricsAreEnabled(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.deviceBiometricsAreEnabled as () -> Void)() }
  }

  /// Removes the face or the finger that's enrolled on the device.
  public func deviceBiometricsAreDisabled(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.deviceBiometricsAreDisabled as () -> Void)() }
  }

  /// Presents the enrolled face or finger to the sensor.
  ///
  /// This has no effect if no app is waiting for authentication.
  public func successfullyAuthenticateBiometrics(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.successfullyAuthenticateBiometrics as () -> Void)() }
  }

  /// Presents a face or finger that isn't enrolled to the sensor.
  ///
  /// This has no effect if no app is waiting for authentication.
  public func failToAuthenticateBiometrics(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.failToAuthenticateBiometrics as () -> Void)() }
  }
}
