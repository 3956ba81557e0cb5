import Foundation

/// A column that makes its views when they are needed. Here all are made at once: use a ``List`` for very many rows.
public struct LazyVStack<Content: View>: View, TransparentView {
  private let stack: VStack<Content>

  /// Makes a column of the views in the closure, with a spacing in points.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// The column; as wide as the room it is offered.
  public var body: some View { stack.frame(maxWidth: .infinity) }
}

/// A row that makes its views when they are needed. Here all are made at once.
public struct LazyHStack<Content: View>: View, TransparentView {
  private let stack: HStack<Content>

  /// Makes a row of the views in the closure, with a spacing in points.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// The row; as high as the room it is offered.
  public var body: some View { stack.frame(maxHeight: .infinity) }
}

/// Which views stay at the edge while the content moves; here none do.
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
