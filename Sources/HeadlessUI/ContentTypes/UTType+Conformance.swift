import FoundationExtras

extension UTType {
  /// Whether data of this type are of another one, too, as each PNG is an image; of an app's own types only that they are themselves is known.
  public func conforms(to type: UTType) -> Bool { TypeIdentifiers.conforms(identifier, to: type.identifier) }

  /// Whether the type is one of the system's.
  var isOfSystem: Bool { TypeIdentifiers.isOfSystem(identifier) }
}
