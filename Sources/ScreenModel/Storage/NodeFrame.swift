import Foundation

/// A frame in 16 bytes: edges rounded to 1/64 of a point, which a `Float` holds exactly on any real screen.
struct NodeFrame: Equatable {
  var x: Float = 0
  var y: Float = 0
  var width: Float = 0
  var height: Float = 0

  init() {}

  init(_ rect: CGRect) {
    let standard = rect.isNull ? .zero : rect.standardized
    x = Self.snapped(standard.origin.x)
    y = Self.snapped(standard.origin.y)
    width = Self.snapped(standard.size.width)
    height = Self.snapped(standard.size.height)
  }

  var rect: CGRect { CGRect(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height)) }

  @inline(__always) func contains(_ px: Float, _ py: Float) -> Bool { px >= x && py >= y && px < x + width && py < y + height }

  /// Rounded to 1/64 of a point; what is not a number becomes 0, and what is beyond any screen is brought near it.
  private static func snapped(_ value: CGFloat) -> Float {
    if value.isNaN { return 0 }
    let limit: CGFloat = 16_777_216
    return Float((max(-limit, min(limit, value)) * 64).rounded() / 64)
  }
}
