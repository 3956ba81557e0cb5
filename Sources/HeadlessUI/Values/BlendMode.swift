/// The ways to blend a view with what is behind it.
public enum BlendMode: Hashable, Sendable {
  /// The modes that darken or lighten.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  /// The modes that compare or take over parts of a color.
  case difference, exclusion, hue, saturation, color, luminosity
  /// The modes that work with the transparency of both.
  case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}

/// The color spaces that a view can be drawn in.
public enum ColorRenderingMode: Hashable, Sendable {
  /// The spaces: gamma-corrected, linear, and linear beyond the range of the screen.
  case nonLinear, linear, extendedLinear
}
