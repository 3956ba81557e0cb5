extension Reader {
  /// Returns the nearest object in the environment, state and properties of this view and its ancestors.
  ///
  /// - Parameter read: A closure that reads the object from an environment.
  func nearestObject<Object>(_ read: (EnvironmentValues) -> Object?) -> Object? {
    nonisolated(unsafe) var found: Object?
    nonisolated(unsafe) let read = read
    // Assume the main actor's isolation, because a reader is only current while its body is evaluated on the main actor.
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
