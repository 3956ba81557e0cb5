import Foundation

/// The identity of a guide that views can be aligned by.
public protocol AlignmentID: SendableMetatype {
  /// Returns where the guide is in a view that does not set it, in points from its leading or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide of either direction, as a key.
struct AlignmentKey: Hashable, Sendable {
  let axis: Axis
  let type: ObjectIdentifier
  /// The least of several text baselines is the first, the greatest the last; others are averaged.
  let isFirst: Bool
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

/// Where views in a column are aligned: at their leading edges, middles, trailing edges, or at a guide of their own.
public struct HorizontalAlignment: Equatable, Sendable {
  /// Those that need no look at the view but its length.
  private enum Edge { case leading, center, trailing, custom }

  let id: any AlignmentID.Type
  private let edge: Edge

  private init(_ id: any AlignmentID.Type, _ edge: Edge) {
    self.id = id
    self.edge = edge
  }

  /// Creates an alignment by a guide of an app's own.
  public init(_ id: any AlignmentID.Type) { self.init(id, .custom) }

  /// At the leading edges.
  public static let leading = HorizontalAlignment(Leading.self, .leading)
  /// In the middle.
  public static let center = HorizontalAlignment(HorizontalCenter.self, .center)
  /// At the trailing edges.
  public static let trailing = HorizontalAlignment(Trailing.self, .trailing)
  /// At the leading ends of the lines between a list's rows; here the leading edges.
  public static let listRowSeparatorLeading = HorizontalAlignment(Leading.self, .leading)
  /// At the trailing ends of the lines between a list's rows; here the trailing edges.
  public static let listRowSeparatorTrailing = HorizontalAlignment(Trailing.self, .trailing)

  /// Whether two alignments go by the same guide.
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

/// Where views in a row are aligned: at their tops, middles, bottoms, baselines, or at a guide of their own.
public struct VerticalAlignment: Equatable, Sendable {
  /// Those that need no look at the view but its length.
  private enum Edge { case top, center, bottom, custom }

  let id: any AlignmentID.Type
  private let edge: Edge

  private init(_ id: any AlignmentID.Type, _ edge: Edge) {
    self.id = id
    self.edge = edge
  }

  /// Creates an alignment by a guide of an app's own.
  public init(_ id: any AlignmentID.Type) { self.init(id, .custom) }

  /// At the top edges.
  public static let top = VerticalAlignment(Top.self, .top)
  /// In the middle.
  public static let center = VerticalAlignment(VerticalCenter.self, .center)
  /// At the bottom edges.
  public static let bottom = VerticalAlignment(Bottom.self, .bottom)
  /// At the first line of text; here the top edges.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self, .top)
  /// At the last line of text; here the bottom edges.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self, .bottom)

  /// Whether two alignments go by the same guide.
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

/// An alignment in both directions, as frames, piles and overlays take it.
public struct Alignment: Equatable, Sendable {
  /// The horizontal part.
  public var horizontal: HorizontalAlignment
  /// The vertical part.
  public var vertical: VerticalAlignment

  /// Creates an alignment from its two parts.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The center.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The center of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The center of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The center of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The center of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The first line of text, in the middle.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The last line of text, in the middle.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The first line of text, at the leading edge.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The last line of text, at the leading edge.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The first line of text, at the trailing edge.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The last line of text, at the trailing edge.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

  var isCustom: Bool { horizontal.isCustom || vertical.isCustom }

  /// - Parameter isMirrored: Whether the leading edge is the right one.
  func origin(of size: CGSize, in rect: CGRect, isMirrored: Bool = false) -> CGPoint {
    let offset = horizontal.offset(of: size.width, in: rect.width)
    let x = isMirrored ? rect.width - size.width - offset : offset
    return CGPoint(x: rect.minX + x, y: rect.minY + vertical.offset(of: size.height, in: rect.height))
  }
}
