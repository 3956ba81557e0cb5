import Foundation

extension ElementDrawing {
  func drawText(on canvas: inout SVGCanvas) {
    if look.traits.contains(.drawsContent) { return }
    if isInside([.navigationBar]) { return drawBarText(on: &canvas) }
    if isInside([.alert, .sheet]) { return drawCardText(on: &canvas) }
    if let text = look.text { return drawExactly(text, on: &canvas) }
    if look.style == .header || look.style == .footer {
      return canvas.exactText(caption, in: frame, .init(size: 13, alignment: isRightToLeft ? .trailing : .leading, fill: colors.secondary))
    }
    let style = SVGCanvas.TextStyle(alignment: isRightToLeft ? .trailing : .leading, fill: textColor, isBold: properties.traits.contains(.header))
    drawLabel(caption.isEmpty ? properties.value ?? "" : caption, on: &canvas, style)
  }

  /// Draws the element's text in its own font.
  private func drawExactly(_ text: TextLook, on canvas: inout SVGCanvas) {
    let style = SVGCanvas.TextStyle(text, fill: textColor)
    let shown = caption.isEmpty ? properties.value ?? "" : caption
    if let row = swipedRowFrame { return canvas.text(shown, in: row, style) }
    canvas.exactText(shown, in: frame, style)
  }

  /// Draws text that fills the element's frame, on one or several lines depending on the frame's height.
  func drawLabel(_ text: String, on canvas: inout SVGCanvas, _ style: SVGCanvas.TextStyle) {
    if let row = swipedRowFrame { return canvas.text(text, in: row, style) }
    var style = style
    let ems = TextWidth(of: text, isBold: style.isBold).ems
    // The frame of a text in a row can be as high as the row.
    let sizeOfOneLine = min(frame.height * 0.81, isInside([.cell, .tableRow, .outlineRow]) ? 20 : 34)
    if frame.height >= 30 && text.contains(" ") && ems * sizeOfOneLine > frame.width * 1.6 {
      // Center several lines if the frame is centered, because the frame is only as wide as the widest line.
      style.size = min(style.size, frame.height / 2 * 0.81)
      if isCentered { style.alignment = .center }
      return canvas.lines(text, in: frame, style)
    }
    if abs(ems * sizeOfOneLine - frame.width) < frame.width * 0.25 { style.size = sizeOfOneLine }
    if isCentered { style.alignment = .center }
    canvas.text(text, in: frame, style)
  }

  /// Whether the text is centered in its frame.
  ///
  /// Text is centered in bars, buttons and alerts, and if its frame is in the middle of the screen. Other text starts at the leading edge.
  private var isCentered: Bool {
    isInside([.navigationBar, .button, .alert, .sheet, .tabBar, .icon, .key]) || frame.width < screen.width * 0.8 && abs(frame.midX - screen.midX) < 2
  }

  // MARK: Images

  func drawImage(on canvas: inout SVGCanvas) {
    if look.traits.contains(.drawsContent) { return }
    if let symbol, properties.type == .image {
      return canvas.group(opacity: look.tint?.opacity ?? 1) { $0.symbol(symbol, in: frame, color: look.tint?.hex ?? textColor) }
    }
    canvas.rect(frame, radius: 6, fill: colors.image)
    let unit = min(frame.width, frame.height) / 2
    if unit >= 6 {
      canvas.circle(CGPoint(x: frame.midX - unit * 0.4, y: frame.midY - unit * 0.35), radius: unit * 0.18, fill: colors.imageShape)
      canvas.polygon(
        [
          CGPoint(x: frame.midX - unit * 0.75, y: frame.midY + unit * 0.55), CGPoint(x: frame.midX + unit * 0.1, y: frame.midY - unit * 0.3),
          CGPoint(x: frame.midX + unit * 0.75, y: frame.midY + unit * 0.55),
        ], fill: colors.imageShape)
    }
    if frame.height >= 48 {
      let line = CGRect(x: frame.minX + 4, y: frame.maxY - 18, width: frame.width - 8, height: 16)
      canvas.text(caption, in: line, .init(size: 11, alignment: .center, fill: colors.secondary))
    }
  }

  /// Draws an app's icon with its name below, or only the name if there isn't enough room.
  func drawIcon(on canvas: inout SVGCanvas) {
    if frame.height < 48 {
      canvas.rect(frame.insetBy(dx: -4, dy: -2), radius: 6, fill: colors.tint)
      return canvas.text(caption, in: frame, .init(size: 15, alignment: .center, fill: colors.thumb))
    }
    let side = min(frame.width, frame.height - 18, 64)
    let square = CGRect(x: frame.midX - side / 2, y: frame.minY, width: side, height: side)
    canvas.rect(square, radius: side * 0.225, fill: Self.iconColors[caption.unicodeScalars.reduce(0) { ($0 * 31 + Int($1.value)) % Self.iconColors.count }])
    canvas.text(String(caption.prefix(1)), in: square, .init(size: side * 0.5, alignment: .center, fill: colors.thumb, isBold: true))
    canvas.text(caption, in: CGRect(x: frame.minX - 8, y: square.maxY + 3, width: frame.width + 16, height: 16), .init(size: 12, alignment: .center, fill: colors.text))
  }

  /// The grounds of icons, one of them for each app's name.
  private static let iconColors = ["#007AFF", "#34C759", "#FF9500", "#AF52DE", "#FF2D55", "#5856D6", "#30B0C7"]
}
