/// The values of the pages on a navigation stack, of any types.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Creates an empty path: the root is shown.
  public init() {}

  /// How many pages are on top of the root.
  public var count: Int { values.count }

  /// Whether the root is shown.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a page for a value.
  public mutating func append<Value: Hashable>(_ value: Value) { values.append(AnyHashable(value)) }

  /// Takes a number of pages away, at most all there are.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(0, k), values.count)) }
}
