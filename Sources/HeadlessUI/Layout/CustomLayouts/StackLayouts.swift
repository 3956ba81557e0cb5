import Foundation

/// A layout that arranges views in a horizontal row.
///
/// With ``AnyLayout``, the layout can change to a different layout without losing the views' state.
public struct HStackLayout: Layout, Sendable {
  /// The vertical alignment of the views.
  public var alignment: VerticalAlignment
  /// The distance between views, in points.
  ///
  /// If the value is `nil`, the distance is 8 points.
  public var spacing: CGFloat?

  /// Creates a horizontal stack layout with an alignment and a spacing in points.
  public nonisolated init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  private var layout: StackLayout { StackLayout(axis: .horizontal, spacing: spacing ?? 8, alignment: .vertical(alignment)) }

  /// The properties of a horizontal stack.
  public static var layoutProperties: LayoutProperties { .along(.horizontal) }

  /// Returns the size of the horizontal stack for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { layout.size(of: subviews, proposal) }

  /// Places the views in a row, starting at the leading edge.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { layout.place(subviews, in: bounds, proposal) }
}

/// A layout that arranges views in a vertical column.
///
/// With ``AnyLayout``, the layout can change to a different layout without losing the views' state.
public struct VStackLayout: Layout, Sendable {
  /// The horizontal alignment of the views.
  public var alignment: HorizontalAlignment
  /// The distance between views, in points.
  ///
  /// If the value is `nil`, the distance is 8 points.
  public var spacing: CGFloat?

  /// Creates a vertical stack layout with an alignment and a spacing in points.
  public nonisolated init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  private var layout: StackLayout { StackLayout(axis: .vertical, spacing: spacing ?? 8, alignment: .horizontal(alignment)) }

  /// The properties of a vertical stack.
  public static var layoutProperties: LayoutProperties { .along(.vertical) }

  /// Returns the size of the vertical stack for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { layout.size(of: subviews, proposal) }

  /// Places the views in a column, starting at the top.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) { layout.place(subviews, in: bounds, proposal) }
}

/// A layout that overlays views, with the last view in front.
public struct ZStackLayout: Layout, Sendable {
  /// The alignment of the views.
  public var alignment: Alignment

  /// Creates a layout that overlays views with an alignment.
  public nonisolated init(alignment: Alignment = .center) { self.alignment = alignment }

  /// Returns the smallest size that contains all views.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(CGSize.zero) { size, subview in
      let own = subview.sizeThatFits(proposal)
      return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }

  /// Places the views on top of each other, aligned by the layout's alignment.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: alignment.origin(of: subview.sizeThatFits(proposal), in: bounds), proposal: proposal) }
  }
}

extension LayoutProperties {
  static func along(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}

extension StackLayout {
  fileprivate func size(of subviews: LayoutSubviews, _ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { measure(ItemList(subviews.map(\.node)), proposal) }
  }

  fileprivate func place(_ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize) {
    MainActor.assumeIsolated {
      place(ItemList(subviews.map(\.node)), in: bounds, proposal)
      for subview in subviews { subview.noteThatItIsPlaced() }
    }
  }
}

extension LayoutSubview {
  @MainActor
  func noteThatItIsPlaced() { place(at: node.frame.origin, proposal: node.placedProposal) }
}

/// A type-erased layout.
///
/// If the wrapped layout changes, the views keep their state.
public struct AnyLayout: Layout {
  private let erased: any ErasedLayout

  /// Creates a type-erased layout.
  public nonisolated init<L: Layout>(_ layout: L) { erased = LayoutEraser(layout: layout) }

  /// Creates the data that the layout caches between calls.
  public func makeCache(subviews: Subviews) -> AnyLayoutCache { AnyLayoutCache(value: erased.makeCache(subviews)) }

  /// Creates the cache again after the subviews have changed.
  public func updateCache(_ cache: inout AnyLayoutCache, subviews: Subviews) { cache.value = erased.makeCache(subviews) }

  /// Returns the size of the container for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayoutCache) -> CGSize { erased.size(proposal, subviews, &cache.value) }

  /// Places the subviews within a rectangle of the screen.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayoutCache) {
    erased.place(bounds, proposal, subviews, &cache.value)
  }
}

/// The cache of a type-erased layout.
public struct AnyLayoutCache {
  fileprivate var value: Any
}

private protocol ErasedLayout {
  func makeCache(_ subviews: LayoutSubviews) -> Any
  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize
  func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any)
}

private struct LayoutEraser<L: Layout>: ErasedLayout {
  let layout: L

  func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize {
    with(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) {
    with(&cache, subviews) { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
  }

  // After the layout has changed, the cache can belong to a different type of layout. Then it's created again.
  private func with<Result>(_ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> Result) -> Result {
    var own = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache = own }
    return body(&own)
  }
}
