public import Foundation

extension UIColor {
  /// Creates a shade of gray, from 0, black, to 1, white.
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(red: white, green: white, blue: white, alpha: alpha) }

  /// Creates a color from its hue, saturation and brightness, from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func component(_ offset: CGFloat) -> CGFloat {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// Creates a color from its components in the Display P3 space, which are kept as they are.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { self.init(red: red, green: green, blue: blue, alpha: alpha) }

  /// Creates a color from one of Core Graphics.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.rgba
    self.init(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }

  /// The color as one of Core Graphics, as of ``UITraitCollection/current``.
  public var cgColor: CGColor {
    let parts = rgba
    return CGColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }

  /// Gets the components, from 0 to 1; returns true.
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

  /// Gets the hue, saturation and brightness, from 0 to 1; returns true.
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

  /// Gets the shade of gray and the alpha, from 0 to 1; returns false and gets nothing if the color isn't gray.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let parts = rgba
    guard parts.red == parts.green, parts.green == parts.blue else { return false }
    white?.pointee = parts.red
    alpha?.pointee = parts.alpha
    return true
  }

  /// Makes the color that of areas and lines; nothing is drawn.
  public func set() {}

  /// Makes the color that of areas; nothing is drawn.
  public func setFill() {}

  /// Makes the color that of lines; nothing is drawn.
  public func setStroke() {}
}
