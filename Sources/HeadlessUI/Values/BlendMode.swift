/// The mode for blending a view with the views behind it.
public enum BlendMode: Hashable, Sendable {
  /// The view covers the views behind it.
  case normal
  /// The colors are multiplied, which darkens them.
  case multiply
  /// The inverted colors are multiplied, which lightens them.
  case screen
  /// Colors are multiplied or screened, depending on the colors behind the view.
  case overlay
  /// The darker color is used.
  case darken
  /// The lighter color is used.
  case lighten
  /// The colors behind the view are brightened to reflect the view's colors.
  case colorDodge
  /// The colors behind the view are darkened to reflect the view's colors.
  case colorBurn
  /// Colors are darkened or lightened, depending on the view's colors.
  case softLight
  /// Colors are multiplied or screened, depending on the view's colors.
  case hardLight
  /// The darker color is subtracted from the lighter color.
  case difference
  /// The darker color is subtracted from the lighter color, with less contrast.
  case exclusion
  /// The view provides the hue.
  case hue
  /// The view provides the saturation.
  case saturation
  /// The view provides the hue and the saturation.
  case color
  /// The view provides the luminosity.
  case luminosity
  /// The view is shown only where the views behind it are opaque.
  case sourceAtop
  /// The view is shown behind the other views.
  case destinationOver
  /// The opaque parts of the view erase the views behind it.
  case destinationOut
  /// The colors are added, with a darker result.
  case plusDarker
  /// The colors are added, with a lighter result.
  case plusLighter
}

/// The color space for rendering a view.
public enum ColorRenderingMode: Hashable, Sendable {
  /// A nonlinear color space.
  case nonLinear
  /// A linear color space.
  case linear
  /// A linear color space with values below 0 and above 1.
  case extendedLinear
}
