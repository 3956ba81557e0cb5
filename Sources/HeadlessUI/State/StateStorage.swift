import Foundation

/// The storage of one piece of state: it lives as long as its node does and knows which bodies read it.
///
/// As in SwiftUI it may be read and set from any thread; bodies are evaluated on the main actor.
final class StateStorage<Value>: ReadableLocation, WrittenState, @unchecked Sendable {
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
      readers.noteRead(of: self)
      return value
    }
  }

  // An object changes without its storage being told.
  var wasWritten: Bool { isChanged || Value.self is AnyObject.Type }

  func set(_ new: Value) {
    // The app's own comparison, and the end of the old value, may run code that comes back here: both happen outside the lock.
    let old = lock.withLock { value }
    if isSame(old, new) { return }
    let near = lock.withLock {
      value = new
      isChanged = true
      return readers.invalidateFromAfar()
    }
    near.invalidate()
  }

  private func isSame(_ first: Value, _ second: Value) -> Bool {
    // Two objects that call themselves equal are still two objects.
    if Value.self is AnyObject.Type { return (first as AnyObject) === (second as AnyObject) }
    guard let comparable = Value.self as? any Equatable.Type else { return false }
    return Self.areEqual(comparable, first, second)
  }

  private static func areEqual<Comparable: Equatable>(_: Comparable.Type, _ first: Value, _ second: Value) -> Bool {
    // The cast cannot fail: `Comparable` is `Value`, found equatable by the caller.
    unsafeBitCast(first, to: Comparable.self) == unsafeBitCast(second, to: Comparable.self)
  }

  func removeReader(_ reader: Reader) { lock.withLock { readers.remove(reader) } }
}

/// Storage that knows whether anybody has changed it since it was made.
protocol WrittenState: AnyObject {
  var wasWritten: Bool { get }
}
