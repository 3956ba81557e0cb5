public import Foundation

extension UIColor {
  /// Creates a gray color from its brightness and alpha, from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(red: white, green: white, blue: white, alpha: alpha) }

  /// Creates a color from its hue, saturation, brightness and alpha, from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func component(_ offset: CGFloat) -> CGFloat {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// Creates a color from Display P3 components.
  ///
  /// The components are used without conversion.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { self.init(red: red, green: green, blue: blue, alpha: alpha) }

  /// Creates a color from a Core Graphics color.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.rgba
    self.init(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }

  /// The color as a Core Graphics color, resolved for ``UITraitCollection/current``.
  public var cgColor: CGColor {
    let parts = rgba
    return CGColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }

  /// Gets the components, from 0 to 1.
  ///
  /// Always returns `true`.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = rgba
    red?.pointee = parts.red
    green?.pointee = parts.green
    blue?.pointee = parts.blue
    alpha?.pointee = parts.alpha
    return true
  }

  /// Gets the hue, saturation, brightness and alpha, from 0 to 1.
  ///
  /// Always returns `true`.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = rgba
    let (least, most) = (min(parts.red, parts.green, parts.blue), max(parts.red, parts.green, parts.blue))
    let range = most - least
    let sixth: CGFloat =
      range == 0
      ? 0
      : most == parts.red
        ? (parts.green - parts.blue) / range
        : most == parts.green ? 2 + (parts.blue - parts.red) / range : 4 + (parts.red - parts.green) / range
    hue?.pointee = (sixth < 0 ? sixth + 6 : sixth) / 6
    saturation?.pointee = most == 0 ? 0 : range / most
    brightness?.pointee = most
    alpha?.pointee = parts.alpha
    return true
  }

  /// Gets the grayscale value and alpha, from 0 to 1.
  ///
  /// Returns `false` without values if the color isn't gray.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let parts = rgba
    guard parts.red == parts.green, parts.green == parts.blue else { return false }
    white?.pointee = parts.red
    alpha?.pointee = parts.alpha
    return true
  }

  /// Sets the fill and stroke color.
  ///
  /// On the simulated device, the fill and stroke color has no effect.
  public func set() {}

  /// Sets the fill color.
  ///
  /// On the simulated device, the fill color has no effect.
  public func setFill() {}

  /// Sets the stroke color.
  ///
  /// On the simulated device, the stroke color has no effect.
  public func setStroke() {}
}
