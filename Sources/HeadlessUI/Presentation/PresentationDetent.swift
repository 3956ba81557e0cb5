import Foundation

/// A height that a sheet can rest at.
///
/// On the simulated device, a sheet always has the same height.
public struct PresentationDetent: Hashable, Sendable {
  private let share: CGFloat

  /// A height of about half of the screen.
  public static let medium = PresentationDetent(share: 0.5)
  /// The full height of the screen.
  public static let large = PresentationDetent(share: 1)
  /// Returns a detent with a height that is a fraction of the screen, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(share: fraction) }
  /// Returns a detent with a height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(share: height) }
}
