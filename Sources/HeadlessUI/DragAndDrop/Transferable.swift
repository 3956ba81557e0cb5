/// A value that can be dragged, dropped and shared.
///
/// Within an app, a `dropDestination` for the same type gets the value itself. Anything else gets the data of its representations.
public protocol Transferable: SendableMetatype {
  /// The type of the representation.
  associatedtype Representation: TransferRepresentation

  /// How the value is represented outside of the app.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}
