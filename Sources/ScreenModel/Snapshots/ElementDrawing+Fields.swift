import Foundation

extension ElementDrawing {
  func drawField(on canvas: inout SVGCanvas) {
    let isSearch = properties.type == .searchField
    // A field without a look has a border, because it would be invisible while it's empty.
    let hasBorder = !isSearch && (!hasLook || look.style == .roundedBorder)
    if isSearch { canvas.rect(frame, radius: 10, fill: colors.field, opacity: colors.fieldOpacity) }
    if hasBorder { drawBorder(on: &canvas) }
    var box = frame.insetBy(dx: hasLook ? (hasBorder ? 7 : 0) : min(10, frame.width / 4), dy: 0)
    if isSearch { box = drawMagnifier(on: &canvas) }
    box = roomBesideButtons(box)
    let value = SnapshotText.shownValue(properties.value, type: properties.type) ?? ""
    var style = fieldStyle
    if isEmptyField(value) {
      style.fill = isSearch ? colors.gray : colors.placeholder
      canvas.text(properties.placeholder ?? properties.label, in: box, style)
      if properties.hasFocus { drawCaret(after: "", in: box, style, on: &canvas) }
    } else {
      if properties.type == .secureTextField { style.size *= 1.25 }
      let shown = properties.hasFocus ? end(of: value, in: box, style) : value
      canvas.text(shown, in: box, style)
      if properties.hasFocus { drawCaret(after: shown, in: box, style, on: &canvas) }
    }
  }

  private func drawBorder(on canvas: inout SVGCanvas) {
    canvas.rect(frame.insetBy(dx: 0.25, dy: 0.25), radius: 6, fill: colors.card, stroke: colors.separator, strokeWidth: 0.5)
  }

  /// Whether a field shows its placeholder.
  ///
  /// A value that equals the placeholder means that the field is empty, like in XCUITest.
  private func isEmptyField(_ value: String) -> Bool {
    value.isEmpty || properties.type != .secureTextField && value == properties.placeholder && !properties.details.isTextLikePlaceholder
  }

  private var fieldStyle: SVGCanvas.TextStyle {
    var style = textStyle(fill: colors.text)
    if !properties.isEnabled { style.fill = colors.faint }
    return style
  }

  private func drawMagnifier(on canvas: inout SVGCanvas) -> CGRect {
    let side = min(18, frame.height * 0.5, frame.width / 4)
    canvas.symbol(
      .named("magnifyingglass"), in: inLayout(CGRect(x: frame.minX + 8, y: frame.midY - side / 2, width: side, height: side)), color: colors.gray, background: colors.surface)
    let start = side + 14
    return inLayout(CGRect(x: frame.minX + start, y: frame.minY, width: max(0, frame.width - start - 8), height: frame.height))
  }

  /// Returns the part of a box that isn't covered by buttons at its trailing edge, such as the button that clears the text.
  private func roomBesideButtons(_ box: CGRect) -> CGRect {
    var box = box
    for child in tree.childSequence(of: id) where tree.type(of: child) == .button && !tree.isHidden(child) {
      let button = tree.frame(of: child)
      if button.isEmpty || button.width > frame.width / 2 || !button.intersects(box) { continue }
      if button.midX > frame.midX {
        box.size.width = max(0, button.minX - box.minX)
      } else {
        box = CGRect(x: button.maxX, y: box.minY, width: max(0, box.maxX - button.maxX), height: box.height)
      }
    }
    return box
  }

  /// Returns the end of a text that fits in a box, because a field with the focus shows the part before the caret.
  private func end(of text: String, in box: CGRect, _ style: SVGCanvas.TextStyle) -> String {
    var rest = Substring(text)
    let ems = (box.width - 3) / style.size
    var width = TextWidth(of: text, isBold: style.isBold).ems
    while width > ems, let first = rest.popFirst() { width -= TextWidth(of: String(first), isBold: style.isBold).ems }
    return rest.isEmpty ? text : String(rest)
  }

  /// Draws the insertion point after a line of text.
  private func drawCaret(after text: String, in box: CGRect, _ style: SVGCanvas.TextStyle, on canvas: inout SVGCanvas) {
    if box.isEmpty { return }
    let size = max(1, min(style.size, box.height * 0.8))
    let width = min(box.width, TextWidth(of: text, isBold: style.isBold).ems * size)
    // Keep a distance from the text, which is the placeholder in an empty field.
    let space: CGFloat = text.isEmpty ? -1 : 1.5
    let x =
      switch style.alignment {
      case .leading: box.minX + width + space
      case .center: box.midX + width / 2 + space
      case .trailing: isRightToLeft ? box.maxX - width - space : box.maxX - 1
      }
    canvas.line(CGPoint(x: x, y: box.midY - size * 0.5), CGPoint(x: x, y: box.midY + size * 0.55), stroke: accent, width: 2)
  }

  // MARK: Text views

  /// Draws a view with several lines of text.
  func drawTextView(on canvas: inout SVGCanvas) {
    let room = frame.insetBy(dx: min(8, frame.width / 4), dy: min(8, frame.height / 4))
    if room.isEmpty { return }
    if look.style == .roundedBorder { drawBorder(on: &canvas) }
    let value = properties.value ?? caption
    let isEmpty = isEmptyField(value)
    var style = fieldStyle
    if isEmpty { style.fill = colors.placeholder }
    let height = style.size * 1.2
    let lines = textLines(isEmpty ? properties.placeholder ?? "" : value, width: room.width / style.size, style)
    let offset = properties.details.scrolling?.contentOffset.y ?? 0
    var end = (y: room.minY, text: "")
    for (number, line) in lines.enumerated() {
      let y = room.minY + CGFloat(number) * height - offset
      if y < frame.minY - 1 { continue }
      if number > 0 && y + height > frame.maxY + 1 { break }
      // A box that's higher than the line keeps the font size.
      canvas.text(line, in: CGRect(x: room.minX, y: y - height * 0.1, width: room.width, height: height * 1.2), style)
      end = (y, line)
    }
    if isEmpty { end = (room.minY, "") }
    if properties.hasFocus { drawCaret(after: end.text, in: CGRect(x: room.minX, y: end.y - height * 0.1, width: room.width, height: height * 1.2), style, on: &canvas) }
  }

  private func textLines(_ text: String, width: CGFloat, _ style: SVGCanvas.TextStyle) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      paragraph.isEmpty ? [""] : SVGCanvas.wrapped(String(paragraph), to: width, isBold: style.isBold)
    }
  }

  // MARK: Links

  /// Draws a link as text in its tint.
  func drawLink(on canvas: inout SVGCanvas) {
    if look.traits.contains(.drawsContent) { return }
    var style = textStyle(fill: accent)
    style.fill = accent
    if symbol == nil { return look.text == nil ? drawLabel(caption, on: &canvas, style) : canvas.lines(caption, in: frame, style) }
    if let box = drawSymbol(before: caption, in: frame, color: accent, background: colors.surface, isCentered: false, on: &canvas) { canvas.text(caption, in: box, style) }
  }
}
