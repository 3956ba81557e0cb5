import Foundation

/// A type that determines the size of a container and the positions of its subviews.
///
/// Subviews are measured and placed as on a device, so the frames of elements come from the layout.
public nonisolated protocol Layout: Animatable {
  /// The type of the data that the layout caches between calls.
  associatedtype Cache = Void

  /// The type of the container's subviews.
  typealias Subviews = LayoutSubviews

  /// The properties of the layout's container.
  static var layoutProperties: LayoutProperties { get }

  /// Creates the data that the layout caches between calls.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache after the subviews have changed.
  ///
  /// The default implementation creates the cache again.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the spacing around the container.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Returns the size of the container for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places the subviews within a rectangle of the screen.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Returns the position of a horizontal guide of the container, or `nil` to use the subviews' guides.
  ///
  /// The default implementation returns `nil`.
  func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat?

  /// Returns the position of a vertical guide of the container, or `nil` to use the subviews' guides.
  ///
  /// The default implementation returns `nil`.
  func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat?
}

extension Layout {
  /// Default properties, for a container without an axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Creates the cache again.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// Returns the default spacing of 8 points.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  /// Returns `nil`, so the guides of the subviews are used.
  public func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat? { nil }

  /// Returns `nil`, so the guides of the subviews are used.
  public func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat? { nil }

  /// Creates a container that arranges the views of a closure with this layout.
  @MainActor @preconcurrency
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { LayoutView(layout: self, content: content()) }
}

extension Layout where Cache == Void {
  /// Creates an empty cache.
  public func makeCache(subviews: Subviews) {}
}

/// The properties of a layout's container.
public struct LayoutProperties: Sendable {
  /// The axis along which the container arranges views, or `nil` if there isn't one.
  public var stackOrientation: Axis?

  /// Creates the properties of a container without an axis.
  public init() {}
}

/// The preferred spacing around a view, which is 8 points by default.
public struct ViewSpacing: Hashable, Sendable {
  private var length: CGFloat = 8

  /// No spacing.
  public static let zero = ViewSpacing(length: 0)

  private init(length: CGFloat) { self.length = length }

  /// Creates the default spacing of 8 points.
  public init() {}

  /// Returns the distance between two neighboring views along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { max(length, next.length) }

  /// Increases the spacing to at least the given spacing.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) { length = max(length, other.length) }

  /// Returns the larger of this spacing and the given spacing.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { ViewSpacing(length: max(length, other.length)) }
}

/// A key for a value that a view passes to the surrounding layout.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value for views that don't set one.
  static var defaultValue: Value { get }
}

/// A view that passes a value to the surrounding layout.
struct LayoutTraitView<Content: View>: View, ModifierView {
  let content: Content
  let key: ObjectIdentifier
  let value: Any

  func makeNode(_ inputs: NodeInputs) -> Node { LayoutTraitNode(self, inputs) }
}

private final class LayoutTraitNode<Content: View>: ModifierNode<LayoutTraitView<Content>> {
  private let key: ObjectIdentifier
  private var value: Any

  init(_ view: LayoutTraitView<Content>, _ inputs: NodeInputs) {
    key = view.key
    value = view.value
    super.init(inputs)
    content = Node.make(view.content, childInputs)
  }

  private init(memberOf group: LayoutTraitNode, around view: Node) {
    key = group.key
    value = group.value
    super.init(memberOf: group, around: view)
  }

  override func makeMember(around view: Node) -> ModifierNode<LayoutTraitView<Content>> { LayoutTraitNode(memberOf: self, around: view) }

  override func takeValues(of group: ModifierNode<LayoutTraitView<Content>>) {
    value = unsafeDowncast(group, to: LayoutTraitNode.self).value
    invalidateLayout()
  }

  override func syncsApart(_ branch: Node) -> Bool { true }

  override func update(_ view: LayoutTraitView<Content>) {
    value = view.value
    invalidateLayout()
    updateMembers()
    content.updateView(view.content)
  }

  override func layoutTrait(_ key: ObjectIdentifier) -> Any? { key == self.key ? value : super.layoutTrait(key) }
}

extension View {
  /// Passes a value to the layout that contains the view.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    LayoutTraitView(content: self, key: ObjectIdentifier(key), value: value)
  }
}
