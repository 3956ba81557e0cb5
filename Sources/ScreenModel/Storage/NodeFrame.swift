import Foundation

/// A frame in 16 bytes.
///
/// The edges are rounded to 1/64 of a point, which `Float` represents exactly at the size of any real screen.
struct NodeFrame: Equatable {
  var x: Float = 0
  var y: Float = 0
  var width: Float = 0
  var height: Float = 0

  init() {}

  init(_ rect: CGRect) {
    self.init(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
  }

  @inline(__always) private init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    let limit = Self.limit
    // NaN doesn't satisfy this condition, so an invalid rectangle takes the other branch.
    if abs(x) < limit && abs(y) < limit && width >= 0 && width < limit && height >= 0 && height < limit {
      self.x = Self.snapped(x)
      self.y = Self.snapped(y)
      self.width = Self.snapped(width)
      self.height = Self.snapped(height)
    } else {
      self = Self.tamed(CGRect(x: x, y: y, width: width, height: height))
    }
  }

  var rect: CGRect { CGRect(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height)) }

  @inline(__always) func contains(_ px: Float, _ py: Float) -> Bool { px >= x && py >= y && px < x + width && py < y + height }

  /// A limit that's beyond any screen, and small enough that whole points are exact.
  private static let limit: CGFloat = 16_777_216

  /// Returns the value rounded to 1/64 of a point.
  ///
  /// Adding and subtracting 1.5 · 2^52 rounds to a whole number without a function call.
  @inline(__always) private static func snapped(_ value: CGFloat) -> Float {
    let magic: CGFloat = 6_755_399_441_055_744
    return Float(((value * 64 + magic) - magic) * 0.015625)
  }

  /// Returns a valid frame for an invalid rectangle.
  ///
  /// The null rectangle becomes empty, a negative size becomes positive by moving the origin, NaN becomes 0, and values far beyond the screen are clamped.
  @inline(never) private static func tamed(_ rect: CGRect) -> NodeFrame {
    func inRange(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : max(1 - limit, min(limit - 1, value)) }
    if rect.isNull { return NodeFrame() }
    let x = inRange(rect.origin.x)
    let y = inRange(rect.origin.y)
    let width = inRange(rect.size.width)
    let height = inRange(rect.size.height)
    return NodeFrame(width < 0 ? inRange(x + width) : x, height < 0 ? inRange(y + height) : y, abs(width), abs(height))
  }
}
