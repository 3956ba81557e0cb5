import Foundation

/// A color with an opacity, for drawing.
package struct Paint: Hashable, Sendable {
  /// The color in HTML notation, such as “#FF3B30”.
  package let hex: String
  /// The opacity, from 0 to 1.
  package let opacity: Double

  /// Creates a paint from a color in HTML notation and an opacity from 0 to 1.
  package init(hex: String, opacity: Double = 1) { (self.hex, self.opacity) = (hex, opacity) }

  /// Creates a paint from red, green and blue components and an opacity, each from 0 to 1.
  package init(red: Float, green: Float, blue: Float, opacity: Double = 1) {
    let parts = [red, green, blue].map { part in
      let text = String(Int((min(max(0, part.isFinite ? part : 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return text.count == 1 ? "0\(text)" : text
    }
    self.init(hex: "#" + parts.joined(), opacity: opacity.isFinite ? min(max(0, opacity), 1) : 1)
  }

  /// Returns the paint with its opacity multiplied by a value.
  package func opacity(_ factor: Double) -> Paint { Paint(hex: hex, opacity: opacity * factor) }
}
