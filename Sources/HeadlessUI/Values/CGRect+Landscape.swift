import Foundation

extension CGRect {
  /// Whether the rectangle is wider than it is high, like a phone in landscape orientation.
  package var isLandscape: Bool { width > height }

  /// A Boolean value that indicates whether the rectangle is the screen of a phone with a Home button.
  ///
  /// The safe area of this screen excludes only the status bar.
  package var hasStraightCorners: Bool { max(width, height) < 2 * min(width, height) && min(width, height) < 600 }
}

extension CGRect {
  /// Returns the rectangle, mirrored horizontally in another rectangle if an argument is `true`.
  func mirrored(in rect: CGRect, _ isMirrored: Bool) -> CGRect {
    isMirrored ? CGRect(x: rect.minX + rect.maxX - maxX, y: minY, width: width, height: height) : self
  }
}
