extension Device {
  /// Launches the app under test if its launch is pending.
  package func launchIfPending() {
    guard let launch = pendingLaunch else { return }
    pendingLaunch = nil
    launch()
  }

  /// The device of the current code.
  ///
  /// Reading it launches the app under test if its launch is pending.
  package static var inUse: Device? {
    let device = current
    device?.launchIfPending()
    return device
  }

  /// Returns the object of a type that other modules store with this device, and creates it on first use.
  ///
  /// - Parameter make: A closure that creates the object.
  package func companion<Companion: AnyObject>(_ make: () -> Companion) -> Companion {
    if let known = services.companions[ObjectIdentifier(Companion.self)] as? Companion { return known }
    let made = make()
    services.companions[ObjectIdentifier(Companion.self)] = made
    return made
  }

  /// Returns the object of a type that other modules store with this device, or `nil` if it doesn't exist yet.
  package func existingCompanion<Companion: AnyObject>(_: Companion.Type) -> Companion? {
    services.companions.isEmpty ? nil : services.companions[ObjectIdentifier(Companion.self)] as? Companion
  }
}
