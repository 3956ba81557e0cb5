/// A value that closures can change.
@MainActor
final class Noted<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
