extension Device {
  /// Launches the app under test where that is still to come.
  package func launchIfPending() {
    guard let launch = pendingLaunch else { return }
    pendingLaunch = nil
    launch()
  }

  /// Returns what the test side keeps with this device, created on first use.
  ///
  /// - Parameter make: Creates it.
  package func companion<Companion: AnyObject>(_ make: () -> Companion) -> Companion {
    if let known = services.companions[ObjectIdentifier(Companion.self)] as? Companion { return known }
    let made = make()
    services.companions[ObjectIdentifier(Companion.self)] = made
    return made
  }

  /// Returns what the test side keeps with this device; `nil` where nothing was kept yet.
  package func existingCompanion<Companion: AnyObject>(_: Companion.Type) -> Companion? {
    services.companions.isEmpty ? nil : services.companions[ObjectIdentifier(Companion.self)] as? Companion
  }
}
