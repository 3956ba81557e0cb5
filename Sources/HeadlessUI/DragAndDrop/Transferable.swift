/// A type whose values can be dragged, dropped and shared.
///
/// Within the app, a `dropDestination` for the same type receives the value itself. Other destinations receive data from one of the value's representations.
public protocol Transferable: SendableMetatype {
  /// The type of the representation.
  associatedtype Representation: TransferRepresentation

  /// The representation of the value for transfers outside the app.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}
