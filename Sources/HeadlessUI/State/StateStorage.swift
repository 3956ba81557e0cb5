/// The storage of one piece of state: it lives as long as its node does and knows which bodies read it.
final class StateStorage<Value>: ReadableLocation, @unchecked Sendable {
  private var value: Value
  private var readers = Readers()

  init(_ value: Value) { self.value = value }

  /// The value; a read ties the body that is being evaluated to it.
  var tracked: Value {
    readers.noteRead(of: self)
    return value
  }

  func set(_ new: Value) {
    if let comparable = Value.self as? any Equatable.Type, Self.areEqual(comparable, value, new) { return }
    value = new
    readers.invalidate()
  }

  private static func areEqual<Comparable: Equatable>(_: Comparable.Type, _ first: Value, _ second: Value) -> Bool {
    // The cast cannot fail: `Comparable` is `Value`, found equatable by the caller.
    unsafeBitCast(first, to: Comparable.self) == unsafeBitCast(second, to: Comparable.self)
  }

  func removeReader(_ reader: Node) { readers.remove(reader) }
}
