import HeadlessUI

/// The session in the app's storage on the device.
struct KeptSession: SessionStore {
  @AppStorage("username") var username: String?
  @AppStorage("biometricUsername") var biometricUsername: String?
}
