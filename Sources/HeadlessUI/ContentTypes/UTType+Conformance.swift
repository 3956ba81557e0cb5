import FoundationExtras

extension UTType {
  /// Returns whether the type is the given type or conforms to it.
  ///
  /// For example, `png` conforms to `image`.
  ///
  /// A type that the app declares only conforms to itself.
  public func conforms(to type: UTType) -> Bool { TypeIdentifiers.conforms(identifier, to: type.identifier) }

  /// Whether the system declares the type.
  var isOfSystem: Bool { TypeIdentifiers.isOfSystem(identifier) }
}
