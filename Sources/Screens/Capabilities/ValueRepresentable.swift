/// Something that has a value, such as the text of a label or the state of a switch.
@preconcurrency @MainActor
public protocol ValueRepresentable {
  /// The type of the value.
  associatedtype Value: Equatable
  /// The current value. Reading it fails the test if the element doesn't exist.
  var value: Value { get }
}
