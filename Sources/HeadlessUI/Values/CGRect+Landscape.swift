import Foundation

extension CGRect {
  /// Whether it is wider than high, as the screen of a phone that is held on its side.
  package var isLandscape: Bool { width > height }

  /// Whether it is the screen of a phone with a home button: a status bar, and nothing else to keep clear of.
  var hasStraightCorners: Bool { max(width, height) < 2 * min(width, height) && min(width, height) < 600 }
}

extension CGRect {
  /// Returns the rectangle as far from the right edge of another one as it is from the left one, where that is asked for.
  func mirrored(in rect: CGRect, _ isMirrored: Bool) -> CGRect {
    isMirrored ? CGRect(x: rect.minX + rect.maxX - maxX, y: minY, width: width, height: height) : self
  }
}
