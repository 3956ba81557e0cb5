/// The source of the color that a picture draws a shape style in.
///
/// Most styles depend on the views around, so they become a color only when a picture is made.
indirect enum PaintSource: Hashable, Sendable {
  case color(Color)
  /// A level of the foreground style, from 0 (primary).
  case level(Int)
  case tint
  case background
  case groupedBackground
  case separator
  case placeholder
  case link
  /// A gray area, such as the ground of a field.
  case fill
  /// A blurred ground, with the part of the views behind it that can't be seen, from 0 to 1.
  case material(Double)
  case faded(PaintSource, Double)

  /// Returns the source with its opacity multiplied by a value.
  func opacity(_ opacity: Double) -> PaintSource { .faded(self, opacity) }
}

/// A style that knows the source of its color.
protocol PaintedStyle {
  var paintSource: PaintSource { get }
}

extension ShapeStyle {
  /// The source of the style's color, or `nil` for a style of the app, which is drawn like text.
  var paintSource: PaintSource? { (self as? any PaintedStyle)?.paintSource }
}

extension Color: PaintedStyle {
  var paintSource: PaintSource { .color(self) }
}

extension Color.Resolved: PaintedStyle {
  var paintSource: PaintSource { .color(Color(self)) }
}

extension Gradient: PaintedStyle {
  // A gradient is drawn in one color.
  var paintSource: PaintSource { .color(middleColor) }
}

extension AnyGradient: PaintedStyle {
  var paintSource: PaintSource { .color(middleColor) }
}

extension HierarchicalShapeStyle: PaintedStyle {
  var paintSource: PaintSource { .level(level) }
}

extension ForegroundStyle: PaintedStyle {
  var paintSource: PaintSource { .level(0) }
}

extension TintShapeStyle: PaintedStyle {
  var paintSource: PaintSource { .tint }
}

extension BackgroundStyle: PaintedStyle {
  var paintSource: PaintSource { .background }
}

extension WindowBackgroundShapeStyle: PaintedStyle {
  var paintSource: PaintSource { .background }
}

extension SelectionShapeStyle: PaintedStyle {
  var paintSource: PaintSource { .fill }
}

extension SeparatorShapeStyle: PaintedStyle {
  var paintSource: PaintSource { .separator }
}

extension PlaceholderTextShapeStyle: PaintedStyle {
  var paintSource: PaintSource { .placeholder }
}

extension LinkShapeStyle: PaintedStyle {
  var paintSource: PaintSource { .link }
}

extension FillShapeStyle: PaintedStyle {
  var paintSource: PaintSource { .fill }
}

extension Material: PaintedStyle {
  var paintSource: PaintSource { .material(strength) }
}

extension AnyShapeStyle: PaintedStyle {
  var paintSource: PaintSource { source ?? .level(0) }
}

extension ShapeStyle {
  /// The color that represents the style in an image, or `nil` for the color of text.
  var imageColor: Color? { if case .color(let color) = paintSource { color } else { nil } }
}
