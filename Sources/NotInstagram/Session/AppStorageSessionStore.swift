import SwiftUI

/// A session store that uses the app's defaults.
struct AppStorageSessionStore: SessionStore {
  @AppStorage("username") var username: String?
  @AppStorage("biometricUsername") var biometricUsername: String?
}
