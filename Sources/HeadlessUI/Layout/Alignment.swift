import Foundation

/// A horizontal alignment.
public enum HorizontalAlignment: Sendable {
  /// At the left edges.
  case leading
  /// In the middle.
  case center
  /// At the right edges.
  case trailing

  func offset(of length: CGFloat, in total: CGFloat) -> CGFloat {
    switch self {
    case .leading: 0
    case .center: ((total - length) / 2).rounded(.down)
    case .trailing: total - length
    }
  }
}

/// A vertical alignment.
public enum VerticalAlignment: Sendable {
  /// At the top edges.
  case top
  /// In the middle.
  case center
  /// At the bottom edges.
  case bottom
  /// At the first line of text; here the top edges.
  case firstTextBaseline
  /// At the last line of text; here the bottom edges.
  case lastTextBaseline

  func offset(of length: CGFloat, in total: CGFloat) -> CGFloat {
    switch self {
    case .top, .firstTextBaseline: 0
    case .center: ((total - length) / 2).rounded(.down)
    case .bottom, .lastTextBaseline: total - length
    }
  }
}

/// An alignment in both directions.
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

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// - Parameter isMirrored: Whether the leading edge is the right one.
  func origin(of size: CGSize, in rect: CGRect, isMirrored: Bool = false) -> CGPoint {
    let offset = horizontal.offset(of: size.width, in: rect.width)
    let x = isMirrored ? rect.width - size.width - offset : offset
    return CGPoint(x: rect.minX + x, y: rect.minY + vertical.offset(of: size.height, in: rect.height))
  }
}
