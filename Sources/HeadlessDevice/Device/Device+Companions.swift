extension Device {
  /// Launches the app under test where that is still to come.
  package func launchIfPending() {
    guard let launch = pendingLaunch else { return }
    pendingLaunch = nil
    launch()
  }

  /// The device of the code under way, for what looks at its screen: the app under test is launched first, where that is still to come.
  package static var inUse: Device? {
    let device = current
    device?.launchIfPending()
    return device
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
