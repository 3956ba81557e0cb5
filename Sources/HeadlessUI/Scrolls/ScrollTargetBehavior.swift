import Foundation

/// How a scroll view aligns its content at the end of a drag.
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {
  /// The place of a scroll view whose content is about to come to rest.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where the content comes to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Where content comes to rest: the part of it that is then in the frame of the scroll view.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content, in points from its top left.
  public var rect: CGRect
  /// The point of the part that is aligned with the same point of the frame.
  public var anchor: UnitPoint?

  /// Creates a target.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// The scroll view whose content comes to rest.
public struct ScrollTargetBehaviorContext {
  /// The part of the content that was in the frame before the drag.
  public let originalTarget: ScrollTarget
  /// The size of the content.
  public let contentSize: CGSize
  /// The size of the frame.
  public let containerSize: CGSize
  /// The axes along which the content scrolls.
  public let axes: Axis.Set
  // The frames of the views of the target layout, within the content.
  let targets: [CGRect]
}

/// The content scrolls by whole pages, each as large as the scroll view.
///
/// A drag of at least a tenth of a page turns to the next one.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behavior.
  public init() {}

  /// Leaves the target as it is: the scroll view turns the pages itself.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// The content comes to rest where a view of the `scrollTargetLayout()` begins.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views a drag scrolls by.
  public struct LimitBehavior: Sendable {
    /// As many as the drag is long.
    public static let automatic = LimitBehavior()
    /// As many as the drag is long.
    public static let always = LimitBehavior()
    /// As many as the drag is long.
    public static let never = LimitBehavior()
    /// As many as the drag is long.
    public static let alwaysByOne = LimitBehavior()
    /// As many as the drag is long.
    public static let alwaysByFew = LimitBehavior()
  }

  /// Creates the behavior.
  public init(limitBehavior: LimitBehavior = .automatic) {}

  /// Moves the target to the nearest view.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let axis: Axis = context.axes.contains(.vertical) ? .vertical : .horizontal
    let start = target.rect.origin[axis]
    guard let nearest = context.targets.min(by: { abs($0.origin[axis] - start) < abs($1.origin[axis] - start) }) else { return }
    target.rect.origin[axis] = nearest.origin[axis]
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// The content scrolls by whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// The content comes to rest where a view begins.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// The content comes to rest where a view begins.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

extension EnvironmentValues {
  @Entry var scrollTargetBehavior: (any ScrollTargetBehavior)?
}

extension View {
  /// Sets how the scroll views in this view align their content at the end of a drag.
  public func scrollTargetBehavior<Behavior: ScrollTargetBehavior>(_ behavior: Behavior) -> some View {
    EnvironmentModifierView(content: self, input: StyleIdentity(behavior)) {
      $0.isScrollPaging = behavior is PagingScrollTargetBehavior
      $0.scrollTargetBehavior = behavior is PagingScrollTargetBehavior ? nil : behavior
    }
  }

  /// Makes the views of this layout those that a scroll view aligns, and whose identities its position has.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { ScrollTargetLayoutView(content: self, isEnabled: isEnabled) }

  /// Makes this view one that a scroll view aligns.
  public func scrollTarget(isEnabled: Bool = true) -> some View { ScrollTargetLayoutView(content: self, isEnabled: isEnabled) }
}

/// A layout whose views a scroll view aligns.
private struct ScrollTargetLayoutView<Content: View>: View, PrimitiveView {
  let content: Content
  let isEnabled: Bool

  func makeNode(_ inputs: NodeInputs) -> Node { ScrollTargetLayoutNode(self, inputs) }
}

/// A node with the views that a scroll view aligns.
@MainActor
protocol ScrollTargetProviding: Node {
  /// The nodes of the views that have a place.
  var targets: [Node] { get }
}

private final class ScrollTargetLayoutNode<Content: View>: ViewNode<ScrollTargetLayoutView<Content>>, ScrollTargetProviding {
  private var isEnabled: Bool
  private var child: Node!

  init(_ view: ScrollTargetLayoutView<Content>, _ inputs: NodeInputs) {
    isEnabled = view.isEnabled
    super.init(inputs)
    child = Node.make(view.content, childInputs)
  }

  override func update(_ view: ScrollTargetLayoutView<Content>) {
    isEnabled = view.isEnabled
    child.updateView(view.content)
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  var targets: [Node] {
    guard isEnabled, let layout = child.collectItems().first else { return [] }
    var nodes: [Node] = []
    layout.forEachSyncedChild { nodes += $0.collectItems() }
    return nodes
  }
}

extension Scrolling {
  /// Returns where content that would come to rest at an offset comes to rest, as the behavior around wants it.
  func aligned(_ offset: CGPoint, along axis: Axis) -> CGPoint {
    guard let behavior = environment.scrollTargetBehavior else { return offset }
    let origin = CGPoint(x: frame.minX - contentOffset.x, y: frame.minY - contentOffset.y)
    let targets = scrollTargets.map { CGRect(x: $0.frame.minX - origin.x, y: $0.frame.minY - origin.y, width: $0.frame.width, height: $0.frame.height) }
    var target = ScrollTarget(rect: CGRect(origin: offset, size: frame.size))
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: CGRect(origin: contentOffset, size: frame.size)), contentSize: contentSize,
      containerSize: frame.size, axes: axes, targets: targets)
    behavior.updateTarget(&target, context: context)
    return target.rect.origin
  }

  /// The nodes of the views that the content is aligned by.
  var scrollTargets: [Node] {
    var found: [Node] = []
    forEachChild { $0.collectScrollTargets(into: &found) }
    return found
  }
}

extension Node {
  fileprivate func collectScrollTargets(into found: inout [Node]) {
    if let provider = self as? any ScrollTargetProviding { found += provider.targets }
    if scrollingNode == nil { forEachChild { $0.collectScrollTargets(into: &found) } }
  }
}
