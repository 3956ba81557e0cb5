import Foundation

/// The storage of one piece of state: it lives as long as its node does and knows which bodies read it.
///
/// As in SwiftUI it may be read and set from any thread; bodies are evaluated on the main actor.
final class StateStorage<Value>: WrittenState {
  private let lock = NSLock()
  private var value: Value
  private var readers = Readers()
  private var isChanged = false

  init(_ value: Value) { self.value = value }

  /// The storage that a node keeps in a slot for a property of this type; made with its first value if it is not there yet.
  static func kept(in slot: inout AnyObject?, _ initial: Value) -> StateStorage {
    if let known = slot { return unsafeDowncast(known, to: StateStorage.self) }
    let made = StateStorage(initial)
    slot = made
    return made
  }

  /// The value; a read ties the body that is being evaluated to it.
  var tracked: Value {
    lock.withLock {
      readers.noteRead()
      return value
    }
  }

  // An object changes without its storage being told.
  var wasWritten: Bool { lock.withLock { isChanged } || Value.self is AnyObject.Type }

  var anyValue: Any { lock.withLock { value } }

  func set(_ new: Value) {
    // The app's own comparison, and the end of the old value, may run code that comes back here: both happen outside the lock.
    let old = lock.withLock { value }
    if isSame(old, new) { return }
    // As in SwiftUI the change is not made.
    if let reader = DependencyTracker.current { return reader.note(.stateChanged(ObjectIdentifier(self))) }
    // Another thread may have set the value since: what it has set ends outside the lock too.
    let (replaced, readings) = lock.withLock {
      defer { (value, isChanged) = (new, true) }
      return (value, readers.takeAll())
    }
    withExtendedLifetime(replaced) { readings.invalidate() }
  }

  private func isSame(_ first: Value, _ second: Value) -> Bool {
    // Two objects that call themselves equal are still two objects.
    if Value.self is AnyObject.Type { return (first as AnyObject) === (second as AnyObject) }
    guard let comparable = Value.self as? any Equatable.Type else { return false }
    return Self.areEqual(comparable, first, second)
  }

  private static func areEqual<Comparable: Equatable>(_: Comparable.Type, _ first: Value, _ second: Value) -> Bool {
    // The casts cannot fail: `Comparable` is `Value`.
    guard let first = first as? Comparable, let second = second as? Comparable else { return false }
    return first == second
  }
}

// Every access holds the lock.
extension StateStorage: @unchecked Sendable where Value: Sendable {}

/// Storage that knows whether it has been changed since it was made.
protocol WrittenState: AnyObject {
  var wasWritten: Bool { get }
  /// The value, for a search that is no reading.
  var anyValue: Any { get }
}
