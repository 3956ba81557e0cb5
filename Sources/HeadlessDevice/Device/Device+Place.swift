extension Device {
  /// The location of the device, as latitude and longitude in degrees, or `nil` if no test has set it.
  package var place: (latitude: Double, longitude: Double)? {
    get { services.place }
    set {
      services.place = newValue
      for follower in services.placeFollowers { follower.told() }
    }
  }

  /// Calls a closure whenever the location is set, until `stopFollowingPlace` is called with the same owner.
  package func followPlace(_ owner: AnyObject, _ told: @escaping @MainActor () -> Void) {
    stopFollowingPlace(owner)
    services.placeFollowers.append((ObjectIdentifier(owner), told))
  }

  /// Stops calling the closure that was passed to `followPlace`.
  package func stopFollowingPlace(_ owner: AnyObject) { services.placeFollowers.removeAll { $0.owner == ObjectIdentifier(owner) } }
}
