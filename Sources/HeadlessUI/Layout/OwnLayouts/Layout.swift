import Foundation

/// A container of an app's own: it says how large it is, and where its views lie.
///
/// Its subviews are asked and placed as on a phone, so that an element's frame is what the layout says.
public nonisolated protocol Layout: Animatable {
  /// What the layout keeps between calls.
  associatedtype Cache = Void

  /// The views of the container.
  typealias Subviews = LayoutSubviews

  /// What the container is like.
  static var layoutProperties: LayoutProperties { get }

  /// Creates what is kept between calls.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings what is kept up to date after a change of the views: by default it is created again.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the spacing around the container.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Returns the size of the container for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places the views within a rectangle of the screen.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Returns where a horizontal guide of the container is; `nil`, the default, for where the views' guides are.
  func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat?

  /// Returns where a vertical guide of the container is; `nil`, the default, for where the views' guides are.
  func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat?
}

extension Layout {
  /// Those of a container without an axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Creates what is kept again.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// The default spacing.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  /// None.
  public func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat? { nil }

  /// None.
  public func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGFloat? { nil }

  /// Creates a container with the views of the closure, which this layout places.
  @MainActor @preconcurrency
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { LayoutView(layout: self, content: content()) }
}

extension Layout where Cache == Void {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) {}
}

/// What a layout's container is like.
public struct LayoutProperties: Sendable {
  /// The axis along which views follow one another; `nil` where there is none.
  public var stackOrientation: Axis?

  /// Creates properties of a container without an axis.
  public init() {}
}

/// The spacing that a view wants around it: 8 points beside any other.
public struct ViewSpacing: Hashable, Sendable {
  private var length: CGFloat = 8

  /// No spacing.
  public static let zero = ViewSpacing(length: 0)

  private init(length: CGFloat) { self.length = length }

  /// Creates the default spacing.
  public init() {}

  /// Returns the distance between two views that follow one another along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { max(length, next.length) }

  /// Makes the spacing as large as another one.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) { length = max(length, other.length) }

  /// Returns the larger of two spacings.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { ViewSpacing(length: max(length, other.length)) }
}

/// A value that a view tells the layout around it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of views that do not set one.
  static var defaultValue: Value { get }
}

/// A view that tells the layout around it something.
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
  /// Tells the layout around the view a value.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    LayoutTraitView(content: self, key: ObjectIdentifier(key), value: value)
  }
}
