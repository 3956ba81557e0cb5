import Foundation

extension CGRect {
  /// Whether the rectangle is wider than high, like the screen of a phone in landscape orientation.
  package var isLandscape: Bool { width > height }

  /// Whether the rectangle is the screen of a phone with a Home button.
  ///
  /// Its safe area excludes only the status bar.
  var hasStraightCorners: Bool { max(width, height) < 2 * min(width, height) && min(width, height) < 600 }
}

extension CGRect {
  /// Returns the rectangle mirrored horizontally in another rectangle, if requested.
  func mirrored(in rect: CGRect, _ isMirrored: Bool) -> CGRect {
    isMirrored ? CGRect(x: rect.minX + rect.maxX - maxX, y: minY, width: width, height: height) : self
  }
}
