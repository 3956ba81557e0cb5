import FoundationExtras

extension UTType {
  /// Returns whether the type is, or conforms to, another type.
  ///
  /// For example, PNG data conform to `image`.
  ///
  /// An app's own types only conform to themselves.
  public func conforms(to type: UTType) -> Bool { TypeIdentifiers.conforms(identifier, to: type.identifier) }

  /// Whether the system declares the type.
  var isOfSystem: Bool { TypeIdentifiers.isOfSystem(identifier) }
}
