extension Reader {
  /// Searches for an object among what the view around and the views above it have: in their environments, their state and their properties.
  ///
  /// - Parameter read: Reads the object from an environment.
  func nearestObject<Object>(_ read: (EnvironmentValues) -> Object?) -> Object? {
    nonisolated(unsafe) var found: Object?
    nonisolated(unsafe) let read = read
    // A reader is the current one only while its body is evaluated, which is on the main actor.
    MainActor.assumeIsolated {
      var node = body as? Node
      while found == nil, let current = node {
        found = read(current.environment) ?? (current as? any StateKeeping)?.storedObject(Object.self)
        node = current.parent
      }
    }
    return found
  }
}
