import Foundation

/// A type that determines where a scroll view's content comes to rest after a drag.
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {
  /// The state of a scroll view whose content is about to come to rest.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes the position where the content comes to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// The part of the content that is visible when a scroll view comes to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content, in points from the top-left corner of the content.
  public var rect: CGRect
  /// The point of the part that is aligned with the same point of the scroll view, or `nil` for none.
  public var anchor: UnitPoint?

  /// Creates a scroll target.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// The state of a scroll view whose content is about to come to rest.
public struct ScrollTargetBehaviorContext {
  /// The part of the content that was visible before the drag.
  public let originalTarget: ScrollTarget
  /// The size of the content.
  public let contentSize: CGSize
  /// The size of the scroll view.
  public let containerSize: CGSize
  /// The axes that the content scrolls along.
  public let axes: Axis.Set
  // The frames of the views in the target layout, in the content's coordinates.
  let targets: [CGRect]
}

/// A behavior that scrolls by whole pages, each as large as the scroll view.
///
/// A drag of at least a tenth of a page turns to the next page.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates a paging scroll target behavior.
  public init() {}

  /// Does nothing, because the scroll view turns the pages.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// A behavior that aligns the content with the views of the `scrollTargetLayout()`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// The number of views that one drag can scroll by.
  ///
  /// On the simulated device, the limit has no effect. The length of the drag determines how far the content scrolls.
  public struct LimitBehavior: Sendable {
    /// The system decides whether a drag is limited.
    public static let automatic = LimitBehavior()
    /// Every drag is limited.
    public static let always = LimitBehavior()
    /// A drag is never limited.
    public static let never = LimitBehavior()
    /// A drag scrolls by one view.
    public static let alwaysByOne = LimitBehavior()
    /// A drag scrolls by a few views.
    public static let alwaysByFew = LimitBehavior()
  }

  /// Creates a view-aligned behavior.
  ///
  /// The limit has no effect on the simulated device.
  public init(limitBehavior: LimitBehavior = .automatic) {}

  /// Moves the target to the start of the nearest view.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let axis: Axis = context.axes.contains(.vertical) ? .vertical : .horizontal
    let start = target.rect.origin[axis]
    guard let nearest = context.targets.min(by: { abs($0.origin[axis] - start) < abs($1.origin[axis] - start) }) else { return }
    target.rect.origin[axis] = nearest.origin[axis]
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A behavior that scrolls by whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// A behavior that aligns the content with views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// Returns a behavior that aligns the content with views.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

extension EnvironmentValues {
  @Entry var scrollTargetBehavior: (any ScrollTargetBehavior)?
}

extension View {
  /// Sets how scroll views in this view align their content after a drag.
  public func scrollTargetBehavior<Behavior: ScrollTargetBehavior>(_ behavior: Behavior) -> some View {
    EnvironmentModifierView(content: self, input: StyleIdentity(behavior)) {
      $0.isScrollPaging = behavior is PagingScrollTargetBehavior
      $0.scrollTargetBehavior = behavior is PagingScrollTargetBehavior ? nil : behavior
    }
  }

  /// Makes the views of this layout scroll targets, which the enclosing scroll view can align.
  ///
  /// If the scroll position is bound, it reports the identities of these views.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { ScrollTargetLayoutView(content: self, isEnabled: isEnabled) }

  /// Makes this view a scroll target, which the enclosing scroll view can align.
  public func scrollTarget(isEnabled: Bool = true) -> some View { ScrollTargetLayoutView(content: self, isEnabled: isEnabled) }
}

/// A layout whose views are scroll targets.
private struct ScrollTargetLayoutView<Content: View>: View, PrimitiveView {
  let content: Content
  let isEnabled: Bool

  func makeNode(_ inputs: NodeInputs) -> Node { ScrollTargetLayoutNode(self, inputs) }
}

/// A node that provides scroll targets.
@MainActor
protocol ScrollTargetProviding: Node {
  /// The nodes of the scroll targets.
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
  /// Returns the offset where content comes to rest, according to the scroll target behavior.
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

  /// The nodes of the scroll targets in the content.
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
