/// A value that can be dragged, dropped and shared.
///
/// Within an app, a `dropDestination` for the same type receives the value itself. Other destinations receive data from its representations.
public protocol Transferable: SendableMetatype {
  /// The type of the representation.
  associatedtype Representation: TransferRepresentation

  /// The representation of the value for transfers outside the app.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}
