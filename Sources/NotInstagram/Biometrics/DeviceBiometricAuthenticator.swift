import LocalAuthentication

/// An authenticator that uses the device's own sensor.
struct DeviceBiometricAuthenticator: BiometricAuthenticator {
  var name: String? {
    let context = LAContext()
    guard context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: nil) else { return nil }
    switch context.biometryType {
    case .faceID: return "Face ID"
    case .touchID: return "Touch ID"
    case .none, .opticID: return nil
    }
  }

  func authenticate(reason: String) async throws(LoginError) {
    do {
      try await LAContext().evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: reason)
    } catch let error as LAError where error.code == .userCancel || error.code == .appCancel {
      throw .cancelled
    } catch let error as LAError where error.code == .biometryNotAvailable {
      throw .biometricsNotAllowed
    } catch {
      throw .notRecognized
    }
  }
}
