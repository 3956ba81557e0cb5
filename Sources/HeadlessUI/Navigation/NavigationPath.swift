/// The values of the pages on a navigation stack.
///
/// The values can have different types.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Creates an empty path.
  ///
  /// The stack shows its root.
  public init() {}

  /// The number of pages on top of the root.
  public var count: Int { values.count }

  /// A Boolean value that indicates whether only the root is shown.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a page for a value.
  public mutating func append<Value: Hashable>(_ value: Value) { values.append(AnyHashable(value)) }

  /// Removes a number of values from the end.
  ///
  /// If there are fewer values, all are removed.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(0, k), values.count)) }
}
