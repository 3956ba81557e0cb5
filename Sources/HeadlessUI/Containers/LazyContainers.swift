import Foundation

/// Views in a column of which only those in view are made, as in SwiftUI; use it in a ``ScrollView``.
public struct LazyVStack<Content: View>: View, PrimitiveView, LazyContainer {
  let arrangement: LazyArrangement
  let content: Content

  /// Makes a column of the views in the closure, with a spacing in points; 8 where none is given.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(axis: .vertical, spacing: spacing ?? 8, tracks: nil, alignment: Alignment(horizontal: alignment, vertical: .top))
    self.content = content()
  }

  func makeNode(_ inputs: NodeInputs) -> Node { LazyContainerNode(self, inputs) }
}

/// Views in a row of which only those in view are made, as in SwiftUI; use it in a ``ScrollView`` that scrolls horizontally.
public struct LazyHStack<Content: View>: View, PrimitiveView, LazyContainer {
  let arrangement: LazyArrangement
  let content: Content

  /// Makes a row of the views in the closure, with a spacing in points; 8 where none is given.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(axis: .horizontal, spacing: spacing ?? 8, tracks: nil, alignment: Alignment(horizontal: .leading, vertical: alignment))
    self.content = content()
  }

  func makeNode(_ inputs: NodeInputs) -> Node { LazyContainerNode(self, inputs) }
}

/// Views in columns that grow downwards, as in SwiftUI; the ``ScrollView`` around it is a `collectionView`, each view a `cell`.
///
/// Only the cells in view exist.
public struct LazyVGrid<Content: View>: View, PrimitiveView, LazyContainer {
  let arrangement: LazyArrangement
  let content: Content

  /// Makes a grid with columns, and a spacing between its lines in points; 8 where none is given.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(axis: .vertical, spacing: spacing ?? 8, tracks: columns, alignment: Alignment(horizontal: alignment, vertical: .center))
    self.content = content()
  }

  func makeNode(_ inputs: NodeInputs) -> Node { LazyContainerNode(self, inputs) }
}

/// Views in rows that grow to the right, as in SwiftUI; the ``ScrollView`` around it is a `collectionView`, each view a `cell`.
///
/// Only the cells in view exist.
public struct LazyHGrid<Content: View>: View, PrimitiveView, LazyContainer {
  let arrangement: LazyArrangement
  let content: Content

  /// Makes a grid with rows, and a spacing between its lines in points; 8 where none is given.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(axis: .horizontal, spacing: spacing ?? 8, tracks: rows, alignment: Alignment(horizontal: .center, vertical: alignment))
    self.content = content()
  }

  func makeNode(_ inputs: NodeInputs) -> Node { LazyContainerNode(self, inputs) }
}

/// How a lazy container lays out its views.
struct LazyArrangement {
  /// The axis along which the content grows.
  let axis: Axis
  let spacing: CGFloat
  /// The columns or rows of a grid; `nil` in a stack.
  let tracks: [GridItem]?
  let alignment: Alignment

  var isGrid: Bool { tracks != nil }
}

/// A view that lays out only what is in view.
protocol LazyContainer: View {
  associatedtype Content: View
  var arrangement: LazyArrangement { get }
  var content: Content { get }
}

/// The views of a lazy container that stay in view while the rest scrolls; accepted for the sake of ordinary code, here everything scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
