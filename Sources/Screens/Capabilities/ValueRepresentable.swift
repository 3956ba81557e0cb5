/// Something that has a value: the text of a label, the state of a switch.
@preconcurrency @MainActor
public protocol ValueRepresentable {
  /// The type of the value; each element chooses its own.
  associatedtype Value: Equatable
  /// The value now; reading that of an element that does not exist fails the test.
  var value: Value { get }
}
