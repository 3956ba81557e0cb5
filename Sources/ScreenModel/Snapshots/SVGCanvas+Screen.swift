import Foundation

/// The parts of the screen that the system draws around the app.
extension SVGCanvas {
  /// Returns the radius of a screen's round corners, in points, which is larger on a phone.
  static func screenRadius(_ size: CGSize) -> CGFloat { isPhone(size) ? 47 : 18 }

  private static func isPhone(_ size: CGSize) -> Bool { min(size.width, size.height) < 600 }

  /// Starts a part of the drawing that's clipped to a screen with round corners.
  ///
  /// The id of the clip contains the screen's size, so in a page with several drawings the same id means the same shape.
  mutating func openScreen(_ screen: CGRect) {
    let id = "stk-screen-\(n(screen.width))x\(n(screen.height))"
    append("<clipPath id=\"\(id)\">")
    rect(screen, radius: Self.screenRadius(screen.size), fill: colors.camera)
    append("</clipPath><g clip-path=\"url(#\(id))\">\n")
  }

  /// Draws the status bar with a time, the signal, the network and the battery.
  ///
  /// A phone on its side doesn't have a status bar.
  mutating func statusBar(_ time: String, on screen: CGRect, hasRoundCorners: Bool, isRightToLeft: Bool) {
    let isPhone = Self.isPhone(screen.size)
    if isPhone && screen.width > screen.height { return }
    openGroup(title: "Status bar")
    let isTall = isPhone && hasRoundCorners
    let middle = screen.minY + (isTall ? 25 : isPhone ? 10 : 12)
    if isTall { rect(CGRect(x: screen.midX - 56, y: screen.minY + 9, width: 112, height: 32), radius: 16, fill: colors.camera) }
    let size: CGFloat = isTall ? 17 : 12
    var box = CGRect(x: screen.minX + (isTall ? 24 : 20), y: middle - 14, width: 96, height: 28)
    var style = TextStyle(size: size, alignment: isTall ? .center : .leading, isBold: true)
    if isRightToLeft {
      box.origin.x = screen.minX + screen.maxX - box.maxX
      if !isTall { style.alignment = .trailing }
    }
    if isPhone && !hasRoundCorners { (box, style.alignment) = (CGRect(x: screen.midX - 48, y: middle - 14, width: 96, height: 28), .center) }
    text(time, in: box, style)
    let scale: CGFloat = isTall ? 1 : 0.85
    let width = 72 * scale
    let margin: CGFloat = isTall ? 31 : isPhone ? 6 : 20
    let x = isRightToLeft ? screen.minX + margin : screen.maxX - margin - width
    append("<g transform=\"translate(\(n(x)) \(n(middle - 6 * scale)))")
    append((scale == 1 ? "" : "scale(\(n(scale)))") + "\" color=\"\(colors.text)\" fill=\"currentColor\">\(Self.glyphs)</g>")
    closeGroup()
  }

  /// The signal, the network and the battery, in an area of 72 × 12 points.
  private static let glyphs =
    "<path d=\"M0 8.5h3v3.5H0zM4.7 6h3v6h-3zM9.4 3.2h3V12h-3zM14.1.5h3V12h-3z\"/>"
    + "<path d=\"M31 12l2.8-3.4a4.2 4.2 0 0 0-5.6 0z\"/>"
    + "<path d=\"M25.7 6.2a8 8 0 0 1 10.6 0M23 3.1a12.2 12.2 0 0 1 16 0\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\"/>"
    + "<path d=\"M47.5.5h18a3.5 3.5 0 0 1 3.5 3.5v4a3.5 3.5 0 0 1-3.5 3.5h-18a3.5 3.5 0 0 1-3.5-3.5V4a3.5 3.5 0 0 1 3.5-3.5z\" fill=\"none\" stroke=\"currentColor\" opacity=\".4\"/>"
    + "<rect x=\"46\" y=\"2.5\" width=\"21\" height=\"7\" rx=\"2\"/><path d=\"M70.5 4v4a2.2 2.2 0 0 0 0-4z\" opacity=\".5\"/>"

  /// Draws the bar at the lower edge of a screen without a Home button.
  mutating func homeIndicator(on screen: CGRect) {
    let width = min(screen.width * 0.36, 300)
    rect(CGRect(x: screen.midX - width / 2, y: screen.maxY - 13, width: width, height: 5), radius: 2.5, fill: colors.text)
  }

  // MARK: Shapes

  /// Draws a rectangle whose upper or lower corners are round.
  mutating func card(_ rect: CGRect, radius: CGFloat, top: Bool, bottom: Bool, fill: String, opacity: CGFloat = 1) {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    if top == bottom || radius <= 0 { return self.rect(rect, radius: top ? radius : 0, fill: fill, opacity: opacity) }
    if rect.isEmpty { return }
    let (r, across, down) = (n(radius), n(rect.width - 2 * radius), n(rect.height - radius))
    let data =
      top
      ? "M\(n(rect.minX)) \(n(rect.maxY))v-\(down)a\(r) \(r) 0 0 1 \(r)-\(r)h\(across)a\(r) \(r) 0 0 1 \(r) \(r)v\(down)z"
      : "M\(n(rect.minX)) \(n(rect.minY))h\(n(rect.width))v\(down)a\(r) \(r) 0 0 1-\(r) \(r)h-\(across)a\(r) \(r) 0 0 1-\(r)-\(r)z"
    path(data, fill: fill, opacity: opacity)
  }

  /// Draws a chevron in the middle of a rectangle.
  mutating func chevron(in rect: CGRect, pointsLeft: Bool, color: String, width: CGFloat) {
    let (back, tip) = pointsLeft ? (rect.maxX, rect.minX) : (rect.minX, rect.maxX)
    stroke(polyline(CGPoint(x: back, y: rect.minY), CGPoint(x: tip, y: rect.midY), CGPoint(x: back, y: rect.maxY)), stroke: color, width: width)
  }
}
