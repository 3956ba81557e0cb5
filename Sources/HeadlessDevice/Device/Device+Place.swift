extension Device {
  /// The place of the device: latitude and longitude in degrees; `nil` where a test has set none.
  package var place: (latitude: Double, longitude: Double)? {
    get { services.place }
    set {
      services.place = newValue
      for follower in services.placeFollowers { follower.told() }
    }
  }

  /// Runs a closure whenever the place is set, until the owner stops following.
  package func followPlace(_ owner: AnyObject, _ told: @escaping @MainActor () -> Void) {
    stopFollowingPlace(owner)
    services.placeFollowers.append((ObjectIdentifier(owner), told))
  }

  /// Ends what `followPlace` began.
  package func stopFollowingPlace(_ owner: AnyObject) { services.placeFollowers.removeAll { $0.owner == ObjectIdentifier(owner) } }
}
