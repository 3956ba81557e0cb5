import Foundation

/// A color with an opacity, for drawing.
package struct Paint: Hashable, Sendable {
  /// The red, green and blue components, with eight bits each.
  package let rgb: UInt32
  /// The opacity, from 0 to 1.
  package let opacity: Double

  /// Creates a paint from components with eight bits each, such as 0xFF3B30, and an opacity from 0 to 1.
  package init(_ rgb: UInt32, opacity: Double = 1) { (self.rgb, self.opacity) = (rgb & 0xFFFFFF, opacity) }

  /// Creates a paint from a color in HTML notation, such as “#FF3B30”.
  ///
  /// Any other text results in black.
  package init(hex: String, opacity: Double = 1) { self.init(UInt32(hex.dropFirst(), radix: 16) ?? 0, opacity: opacity) }

  /// Creates a paint from red, green and blue components and an opacity, each from 0 to 1.
  package init(red: Float, green: Float, blue: Float, opacity: Double = 1) {
    func byte(_ part: Float) -> UInt32 { UInt32((min(max(0, part.isFinite ? part : 0), 1) * 255).rounded()) }
    self.init(byte(red) << 16 | byte(green) << 8 | byte(blue), opacity: opacity.isFinite ? min(max(0, opacity), 1) : 1)
  }

  /// The color in HTML notation, such as “#FF3B30”.
  package var hex: String { "#\(digits)" }

  /// The six hexadecimal digits of the color.
  var digits: String {
    String(unsafeUninitializedCapacity: 6) { buffer in
      for place in 0..<6 {
        let digit = UInt8(truncatingIfNeeded: rgb >> UInt32(20 - 4 * place) & 15)
        buffer[place] = digit < 10 ? 48 + digit : 55 + digit
      }
      return 6
    }
  }

  /// Returns the paint with its opacity multiplied by a value.
  package func opacity(_ factor: Double) -> Paint { Paint(rgb, opacity: opacity * factor) }
}
