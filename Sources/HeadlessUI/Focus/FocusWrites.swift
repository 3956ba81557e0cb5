import Synchronization

/// The focus states that are set while actions run: also those that are set to what they are, by which an app keeps the focus where it is.
///
/// Focus state may be set from any thread.
final class FocusWrites: Sendable {
  private let states = Mutex<Set<ObjectIdentifier>?>(nil)

  /// Runs actions.
  /// - Returns: The focus states that were set by then.
  func collect(_ actions: () -> Void) -> Set<ObjectIdentifier> {
    states.withLock { $0 = [] }
    actions()
    return states.withLock { states in
      defer { states = nil }
      return states ?? []
    }
  }

  /// A focus state has been set.
  func note(_ state: AnyObject) { states.withLock { _ = $0?.insert(ObjectIdentifier(state)) } }
}
