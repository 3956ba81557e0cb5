import Foundation

/// The space between the sections of a list.
public struct ListSectionSpacing: Equatable, Sendable {
  enum Amount: Equatable {
    case usual
    case compact
    case points(CGFloat)
  }

  let amount: Amount

  /// The default spacing.
  public static let `default` = ListSectionSpacing(amount: .usual)
  /// About half of the default spacing.
  public static let compact = ListSectionSpacing(amount: .compact)
  /// Returns a spacing in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(amount: .points(spacing)) }
}
