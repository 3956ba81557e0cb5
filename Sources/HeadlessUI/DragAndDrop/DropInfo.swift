public import FoundationExtras

/// The properties of a drag over a view, as passed to the view's drop delegate.
public struct DropInfo {
  /// The location of the finger in the view's coordinates, in points.
  public let location: CGPoint
  private let providers: [NSItemProvider]

  init(location: CGPoint, providers: [NSItemProvider]) { (self.location, self.providers) = (location, providers) }

  /// Returns whether the drag has data of one of the given types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { hasItemsConforming(to: contentTypes.map(\.identifier)) }

  /// Returns whether the drag has data of one of the types with the given identifiers.
  public func hasItemsConforming(to types: [String]) -> Bool { !itemProviders(for: types).isEmpty }

  /// Returns the item providers that have data of one of the given types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { itemProviders(for: contentTypes.map(\.identifier)) }

  /// Returns the item providers that have data of one of the types with the given identifiers.
  public func itemProviders(for types: [String]) -> [NSItemProvider] { providers.filter { types.contains(where: $0.hasItemConformingToTypeIdentifier) } }
}
