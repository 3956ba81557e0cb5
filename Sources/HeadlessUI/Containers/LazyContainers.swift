import Foundation

/// A vertical stack that creates its views only when they appear on the screen.
///
/// Place it in a ``ScrollView``.
public struct LazyVStack<Content: View>: View, PrimitiveView, LazyContainer {
  let arrangement: LazyArrangement
  let content: Content

  /// Creates a lazy vertical stack with an alignment and a spacing in points.
  ///
  /// The default spacing is 8 points. Pinned views have no effect.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(axis: .vertical, spacing: spacing ?? 8, tracks: nil, alignment: Alignment(horizontal: alignment, vertical: .top))
    self.content = content()
  }

  func makeNode(_ inputs: NodeInputs) -> Node { LazyContainerNode(self, inputs) }
}

/// A horizontal stack that creates its views only when they appear on the screen.
///
/// Place it in a ``ScrollView`` that scrolls horizontally.
public struct LazyHStack<Content: View>: View, PrimitiveView, LazyContainer {
  let arrangement: LazyArrangement
  let content: Content

  /// Creates a lazy horizontal stack with an alignment and a spacing in points.
  ///
  /// The default spacing is 8 points. Pinned views have no effect.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(axis: .horizontal, spacing: spacing ?? 8, tracks: nil, alignment: Alignment(horizontal: .leading, vertical: alignment))
    self.content = content()
  }

  func makeNode(_ inputs: NodeInputs) -> Node { LazyContainerNode(self, inputs) }
}

/// A grid of columns that grows vertically and creates its views only when they appear on the screen.
///
/// Place it in a ``ScrollView``. As on iOS, the grid isn't a `collectionView` and has no cells.
public struct LazyVGrid<Content: View>: View, PrimitiveView, LazyContainer {
  let arrangement: LazyArrangement
  let content: Content

  /// Creates a lazy vertical grid with columns, an alignment and a spacing in points.
  ///
  /// The default spacing between rows is 8 points. Pinned views have no effect.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(axis: .vertical, spacing: spacing ?? 8, tracks: columns, alignment: Alignment(horizontal: alignment, vertical: .center))
    self.content = content()
  }

  func makeNode(_ inputs: NodeInputs) -> Node { LazyContainerNode(self, inputs) }
}

/// A grid of rows that grows horizontally and creates its views only when they appear on the screen.
///
/// Place it in a ``ScrollView`` that scrolls horizontally. As on iOS, the grid isn't a `collectionView` and has no cells.
public struct LazyHGrid<Content: View>: View, PrimitiveView, LazyContainer {
  let arrangement: LazyArrangement
  let content: Content

  /// Creates a lazy horizontal grid with rows, an alignment and a spacing in points.
  ///
  /// The default spacing between columns is 8 points. Pinned views have no effect.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(axis: .horizontal, spacing: spacing ?? 8, tracks: rows, alignment: Alignment(horizontal: .center, vertical: alignment))
    self.content = content()
  }

  func makeNode(_ inputs: NodeInputs) -> Node { LazyContainerNode(self, inputs) }
}

/// The layout of a lazy container.
struct LazyArrangement {
  /// The axis along which the content grows.
  let axis: Axis
  let spacing: CGFloat
  /// The columns or rows of a grid, or `nil` for a stack.
  let tracks: [GridItem]?
  let alignment: Alignment

  var isGrid: Bool { tracks != nil }
}

/// A container that lays out only the views on the screen.
protocol LazyContainer: View {
  associatedtype Content: View
  var arrangement: LazyArrangement { get }
  var content: Content { get }
}

/// The views of a lazy container that stay on the screen while the others scroll.
///
/// On the simulated device, pinned views scroll like all other views.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The raw value of the set.
  public let rawValue: UInt32

  /// Creates a set from a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
