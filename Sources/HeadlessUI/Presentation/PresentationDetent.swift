import Foundation

/// A height at which a sheet can rest; it changes no frame here.
public struct PresentationDetent: Hashable, Sendable {
  private let share: CGFloat

  /// About half of the screen.
  public static let medium = PresentationDetent(share: 0.5)
  /// The whole height.
  public static let large = PresentationDetent(share: 1)
  /// A fraction of the screen, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(share: fraction) }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(share: height) }
}
