public import FoundationExtras

/// A drag over a view, as its drop delegate sees it.
public struct DropInfo {
  /// Where the finger is, in points of the view.
  public let location: CGPoint
  private let providers: [NSItemProvider]

  init(location: CGPoint, providers: [NSItemProvider]) { (self.location, self.providers) = (location, providers) }

  /// Returns whether there are data of one of several types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { hasItemsConforming(to: contentTypes.map(\.identifier)) }

  /// Returns whether there are data of one of several types, by their identifiers.
  public func hasItemsConforming(to types: [String]) -> Bool { !itemProviders(for: types).isEmpty }

  /// Returns the item providers that have data of one of several types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { itemProviders(for: contentTypes.map(\.identifier)) }

  /// Returns the item providers that have data of one of several types, by their identifiers.
  public func itemProviders(for types: [String]) -> [NSItemProvider] { providers.filter { types.contains(where: $0.hasItemConformingToTypeIdentifier) } }
}
