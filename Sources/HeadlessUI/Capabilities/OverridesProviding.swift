/// A node with accessibility values for the element in it.
@MainActor
protocol OverridesProviding: Node {
  var overrides: AccessibilityOverrides { get }
  /// Whether a cell around this node has adopted the overrides.
  var isAdopted: Bool { get set }
  /// The item in it, if there is exactly one.
  var onlyItem: Node? { get }
}
