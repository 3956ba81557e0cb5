import Synchronization

/// A record of the focus states that are set while actions run.
///
/// Setting a state to its current value counts too, because an app keeps the focus this way.
///
/// Focus state can be set from any thread.
final class FocusWrites: Sendable {
  private let states = Mutex<Set<ObjectIdentifier>?>(nil)

  /// Runs actions and returns the focus states that were set.
  func collect(_ actions: () -> Void) -> Set<ObjectIdentifier> {
    states.withLock { $0 = [] }
    actions()
    return states.withLock { states in
      defer { states = nil }
      return states ?? []
    }
  }

  /// Records that a focus state was set.
  func note(_ state: AnyObject) { states.withLock { _ = $0?.insert(ObjectIdentifier(state)) } }
}
