import CoreGraphics
import struct CoreGraphics.CGFloat

/// The types that a file can use if it imports only Core Graphics.
enum CoreGraphicsImportUses {
  static let side: CGFloat = 12
  static let corner = CGPoint(x: side, y: side).applying(CGAffineTransform(translationX: 1, y: 1))
  static let direction = CGVector(dx: 1, dy: 0)
  static let path = CGPath(rect: CGRect(origin: corner, size: CGSize(width: side, height: side)), transform: nil)
}
