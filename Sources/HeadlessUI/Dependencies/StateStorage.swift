import Foundation

/// The storage of a piece of state.
///
/// It lives as long as its node and tracks the bodies that read it.
///
/// As in SwiftUI, state can be read and set from any thread. Bodies are evaluated on the main actor.
final class StateStorage<Value>: WrittenState {
  private let lock = NSLock()
  private var value: Value
  private var readers = Readers()
  private var isChanged = false

  init(_ value: Value) { self.value = value }

  /// Returns the storage in a node's slot, or creates it with an initial value if the slot is empty.
  static func kept(in slot: inout AnyObject?, _ initial: Value) -> StateStorage {
    if let known = slot { return unsafeDowncast(known, to: StateStorage.self) }
    let made = StateStorage(initial)
    slot = made
    return made
  }

  /// The value.
  ///
  /// Reading it connects the body that is being evaluated to the storage.
  var tracked: Value {
    lock.withLock {
      readers.noteRead()
      return value
    }
  }

  // An object can change without notifying its storage, so it always counts as written.
  var wasWritten: Bool { lock.withLock { isChanged } || Value.self is AnyObject.Type }

  var anyValue: Any { lock.withLock { value } }

  func set(_ new: Value) {
    // Comparing and releasing values can run app code that uses this storage, so both happen outside the lock.
    let old = lock.withLock { value }
    if isSame(old, new) { return }
    // As in SwiftUI, a change during the evaluation of a body is discarded.
    if let reader = DependencyTracker.current { return reader.note(.stateChanged(ObjectIdentifier(self))) }
    // Another thread may have set the value since it was compared. That value must be released outside the lock too.
    let (replaced, readings) = lock.withLock {
      defer { (value, isChanged) = (new, true) }
      return (value, readers.takeAll())
    }
    withExtendedLifetime(replaced) { readings.invalidate() }
  }

  private func isSame(_ first: Value, _ second: Value) -> Bool {
    // Different objects are different values, even if they compare as equal.
    if Value.self is AnyObject.Type { return (first as AnyObject) === (second as AnyObject) }
    guard let comparable = Value.self as? any Equatable.Type else { return false }
    return Self.areEqual(comparable, first, second)
  }

  private static func areEqual<Comparable: Equatable>(_: Comparable.Type, _ first: Value, _ second: Value) -> Bool {
    // The casts can't fail, because `Comparable` is `Value`.
    guard let first = first as? Comparable, let second = second as? Comparable else { return false }
    return first == second
  }
}

// Unchecked, because a lock protects all access.
extension StateStorage: @unchecked Sendable where Value: Sendable {}

/// Storage that records whether it has been changed since it was created.
protocol WrittenState: AnyObject {
  var wasWritten: Bool { get }
  /// The value, read without tracking.
  var anyValue: Any { get }
}
