import Foundation

/// A type that defines an alignment guide.
public protocol AlignmentID: SendableMetatype {
  /// Returns the default position of the guide in a view, in points from the leading or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A key for a horizontal or vertical alignment guide.
struct AlignmentKey: Hashable, Sendable {
  let axis: Axis
  let type: ObjectIdentifier
  /// A Boolean value that indicates whether the guide is a first text baseline.
  ///
  /// Of several first baselines, the lowest value is used. The values of guides that aren't baselines are averaged.
  let isFirst: Bool
  /// A Boolean value that indicates whether the guide is a last text baseline.
  ///
  /// Of several last baselines, the highest value is used.
  let isLast: Bool

  init(_ axis: Axis, _ id: any AlignmentID.Type) {
    self.axis = axis
    type = ObjectIdentifier(id)
    isFirst = id is FirstTextBaseline.Type
    isLast = id is LastTextBaseline.Type
  }
}

private enum Leading: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
private enum HorizontalCenter: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 } }
private enum Trailing: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width } }
private enum Top: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
private enum VerticalCenter: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 } }
private enum Bottom: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height } }
private enum FirstTextBaseline: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
private enum LastTextBaseline: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height } }

/// A horizontal alignment of views, by their edges, their centers, or an alignment guide.
public struct HorizontalAlignment: Equatable, Sendable {
  /// The alignments that depend only on the view's width.
  ///
  /// The alignment `custom` uses the alignment guide instead.
  private enum Edge { case leading, center, trailing, custom }

  let id: any AlignmentID.Type
  private let edge: Edge

  private init(_ id: any AlignmentID.Type, _ edge: Edge) {
    self.id = id
    self.edge = edge
  }

  /// Creates an alignment with a custom alignment guide.
  public init(_ id: any AlignmentID.Type) { self.init(id, .custom) }

  /// Alignment of the leading edges.
  public static let leading = HorizontalAlignment(Leading.self, .leading)
  /// Alignment of the centers.
  public static let center = HorizontalAlignment(HorizontalCenter.self, .center)
  /// Alignment of the trailing edges.
  public static let trailing = HorizontalAlignment(Trailing.self, .trailing)
  /// Alignment with the leading end of list row separators.
  ///
  /// On the simulated device, the leading edges are aligned.
  public static let listRowSeparatorLeading = HorizontalAlignment(Leading.self, .leading)
  /// Alignment with the trailing end of list row separators.
  ///
  /// On the simulated device, the trailing edges are aligned.
  public static let listRowSeparatorTrailing = HorizontalAlignment(Trailing.self, .trailing)

  /// Returns whether two alignments use the same guide.
  public static func == (first: HorizontalAlignment, second: HorizontalAlignment) -> Bool { first.id == second.id }

  var key: AlignmentKey { AlignmentKey(.horizontal, id) }

  var isCustom: Bool { edge == .custom }

  func offset(of length: CGFloat, in total: CGFloat) -> CGFloat {
    switch edge {
    case .leading: 0
    case .center, .custom: ((total - length) / 2).rounded(.down)
    case .trailing: total - length
    }
  }
}

/// A vertical alignment of views, by their edges, their centers, baselines, or an alignment guide.
public struct VerticalAlignment: Equatable, Sendable {
  /// The alignments that depend only on the view's height.
  ///
  /// The alignment `custom` uses the alignment guide instead.
  private enum Edge { case top, center, bottom, custom }

  let id: any AlignmentID.Type
  private let edge: Edge

  private init(_ id: any AlignmentID.Type, _ edge: Edge) {
    self.id = id
    self.edge = edge
  }

  /// Creates an alignment with a custom alignment guide.
  public init(_ id: any AlignmentID.Type) { self.init(id, .custom) }

  /// Alignment of the top edges.
  public static let top = VerticalAlignment(Top.self, .top)
  /// Alignment of the centers.
  public static let center = VerticalAlignment(VerticalCenter.self, .center)
  /// Alignment of the bottom edges.
  public static let bottom = VerticalAlignment(Bottom.self, .bottom)
  /// Alignment of the first lines of text.
  ///
  /// On the simulated device, the top edges are aligned.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self, .top)
  /// Alignment of the last lines of text.
  ///
  /// On the simulated device, the bottom edges are aligned.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self, .bottom)

  /// Returns whether two alignments use the same guide.
  public static func == (first: VerticalAlignment, second: VerticalAlignment) -> Bool { first.id == second.id }

  var key: AlignmentKey { AlignmentKey(.vertical, id) }

  var isCustom: Bool { edge == .custom }

  func offset(of length: CGFloat, in total: CGFloat) -> CGFloat {
    switch edge {
    case .top: 0
    case .center, .custom: ((total - length) / 2).rounded(.down)
    case .bottom: total - length
    }
  }
}

/// An alignment along both axes.
public struct Alignment: Equatable, Sendable {
  /// The horizontal alignment.
  public var horizontal: HorizontalAlignment
  /// The vertical alignment.
  public var vertical: VerticalAlignment

  /// Creates an alignment from a horizontal and a vertical alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Alignment of the centers along both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// Alignment of the leading edges, centered vertically.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// Alignment of the trailing edges, centered vertically.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// Alignment of the top edges, centered horizontally.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// Alignment of the bottom edges, centered horizontally.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// Alignment of the top leading corners.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// Alignment of the top trailing corners.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// Alignment of the bottom leading corners.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// Alignment of the bottom trailing corners.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// Alignment of the first lines of text, centered horizontally.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// Alignment of the last lines of text, centered horizontally.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// Alignment of the leading edges and the first lines of text.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// Alignment of the leading edges and the last lines of text.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// Alignment of the trailing edges and the first lines of text.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// Alignment of the trailing edges and the last lines of text.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

  var isCustom: Bool { horizontal.isCustom || vertical.isCustom }

  /// Returns the origin of a size that is aligned in a rectangle.
  /// - Parameters:
  ///   - size: The size to align.
  ///   - rect: The rectangle.
  ///   - isMirrored: Whether the leading edge is the right edge.
  func origin(of size: CGSize, in rect: CGRect, isMirrored: Bool = false) -> CGPoint {
    let offset = horizontal.offset(of: size.width, in: rect.width)
    let x = isMirrored ? rect.width - size.width - offset : offset
    return CGPoint(x: rect.minX + x, y: rect.minY + vertical.offset(of: size.height, in: rect.height))
  }
}
