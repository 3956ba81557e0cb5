import Foundation

extension View {
  /// Turns the hues of the view by an angle.
  ///
  /// It changes no element.
  public func hueRotation(_ angle: Angle) -> some View { self }

  /// Multiplies the colors of the view with a color.
  ///
  /// It changes no element.
  public func colorMultiply(_ color: Color) -> some View { self }

  /// Inverts the colors of the view.
  ///
  /// It changes no element.
  public func colorInvert() -> some View { self }

  /// Changes the contrast of the view.
  ///
  /// It changes no element.
  public func contrast(_ amount: Double) -> some View { self }

  /// Makes bright parts of the view transparent.
  ///
  /// It changes no element.
  public func luminanceToAlpha() -> some View { self }

  /// Sets how the view is blended with what is behind it.
  ///
  /// It changes no element.
  public func blendMode(_ blendMode: BlendMode) -> some View { self }

  /// Draws the view into one layer before effects are applied.
  ///
  /// It changes no element.
  public func compositingGroup() -> some View { self }

  /// Draws the view into an image.
  ///
  /// It changes no element.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View { self }

  /// Lets only the parts of the view show that another view covers.
  ///
  /// It changes no element.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View { self }

  /// Lets only the parts of the view show that another view covers.
  ///
  /// It changes no element.
  public func mask<Mask: View>(_ mask: Mask) -> some View { self }

  /// Sets how bright the view may be.
  ///
  /// It changes no element.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}

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
