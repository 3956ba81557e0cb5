/// A node that overrides accessibility values of the element of its content.
@MainActor
protocol OverridesProviding: Node {
  var overrides: AccessibilityOverrides { get }
  /// Whether a cell around the node has adopted the overrides.
  var isAdopted: Bool { get set }
  /// The item inside the node, if there is exactly one.
  var onlyItem: Node? { get }
}
