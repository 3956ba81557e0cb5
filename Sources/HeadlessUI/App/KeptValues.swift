/// What one app keeps on a device between its launches.
@MainActor
final class KeptValues {
  private struct Key: Hashable {
    let name: String
    let type: ObjectIdentifier
  }

  private var locations: [Key: AnyObject] = [:]

  nonisolated init() {}

  /// The place of a value; made with its first value where nothing is kept yet.
  func location<Value>(of name: String, initial: Value) -> StateStorage<Value> {
    let key = Key(name: name, type: ObjectIdentifier(Value.self))
    if let known = locations[key] { return unsafeDowncast(known, to: StateStorage<Value>.self) }
    let made = StateStorage(initial)
    locations[key] = made
    return made
  }
}
