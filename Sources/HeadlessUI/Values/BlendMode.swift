/// The mode for blending a view with the views behind it.
public enum BlendMode: Hashable, Sendable {
  /// The modes that darken or lighten colors.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  /// The modes that compare colors or replace components of colors.
  case difference, exclusion, hue, saturation, color, luminosity
  /// The modes that depend on the opacity of both views.
  case sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
}

/// The color space for rendering a view.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Nonlinear, linear, and extended linear color spaces.
  case nonLinear, linear, extendedLinear
}
