import Foundation

extension View {
  /// Blurs the view.
  ///
  /// On the simulated device, it has no effect.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  /// Brightens the view.
  ///
  /// On the simulated device, it has no effect.
  public func brightness(_ amount: Double) -> some View { self }

  /// Changes the saturation of the view.
  ///
  /// On the simulated device, it has no effect.
  public func saturation(_ amount: Double) -> some View { self }

  /// Shows the view in shades of gray.
  ///
  /// On the simulated device, it has no effect.
  public func grayscale(_ amount: Double) -> some View { self }

  /// Rotates the hues of the view by an angle.
  ///
  /// On the simulated device, it has no effect.
  public func hueRotation(_ angle: Angle) -> some View { self }

  /// Multiplies the colors of the view by a color.
  ///
  /// On the simulated device, it has no effect.
  public func colorMultiply(_ color: Color) -> some View { self }

  /// Inverts the colors of the view.
  ///
  /// On the simulated device, it has no effect.
  public func colorInvert() -> some View { self }

  /// Changes the contrast of the view.
  ///
  /// On the simulated device, it has no effect.
  public func contrast(_ amount: Double) -> some View { self }

  /// Makes the view more transparent where it's darker.
  ///
  /// On the simulated device, it has no effect.
  public func luminanceToAlpha() -> some View { self }

  /// Sets how the view is blended with the views behind it.
  ///
  /// On the simulated device, it has no effect.
  public func blendMode(_ blendMode: BlendMode) -> some View { self }

  /// Combines the view into one layer before effects are applied to it.
  ///
  /// On the simulated device, it has no effect.
  public func compositingGroup() -> some View { self }

  /// Renders the view into an image before it's displayed.
  ///
  /// On the simulated device, it has no effect.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View { self }

  /// Masks the view with the alpha channel of another view.
  ///
  /// On the simulated device, it has no effect.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View { self }

  /// Masks the view with the alpha channel of another view.
  ///
  /// On the simulated device, it has no effect.
  public func mask<Mask: View>(_ mask: Mask) -> some View { self }

  /// Sets the dynamic range of brightness that the view can use.
  ///
  /// On the simulated device, it has no effect.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}
