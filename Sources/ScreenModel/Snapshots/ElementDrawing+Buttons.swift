import Foundation

extension ElementDrawing {
  func drawButton(on canvas: inout SVGCanvas) {
    if isInside([.segmentedControl]) {
      drawSegment(on: &canvas)
    } else if isInside([.tabBar]) {
      drawTab(on: &canvas)
    } else if isInside([.keyboard]) {
      drawKey(on: &canvas)
    } else if isInside([.stepper]) {
      drawStep(on: &canvas)
    } else if isInside([.navigationBar, .toolbar]) {
      if isLeaf, let box = drawSymbol(before: caption, in: frame, color: tint, background: colors.bar, on: &canvas) {
        canvas.text(caption, in: box, .init(alignment: .center, fill: tint))
      }
    } else if isInside([.alert, .sheet]) {
      if isOverText { canvas.rect(frame, fill: colors.bar) }
      canvas.line(CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY), stroke: colors.separator)
      if isLeaf { canvas.text(caption, in: frame, .init(alignment: .center, fill: tint)) }
    } else if isLeaf && isCloseButton && symbol == nil {
      drawCross(on: &canvas)
    } else if properties.type == .menuItem && isInside([.menu]) {
      drawEditMenuItem(on: &canvas)
    } else if let row = rowFrame, !isInside([.datePicker]) {
      if isActivity { drawActivity(in: row, on: &canvas) } else if look.style == .menu { drawMenuRow(in: row, on: &canvas) } else { drawRow(in: row, on: &canvas) }
    } else {
      drawPlainButton(on: &canvas)
    }
  }

  /// Whether text of the same alert lies under the button, because it's too long for the alert.
  private var isOverText: Bool {
    guard let parent = tree.parent(of: id) else { return false }
    return tree.childSequence(of: parent).prefix { $0 != id }.contains { tree.type(of: $0) == .staticText && tree.frame(of: $0).intersects(frame) }
  }

  private func drawTab(on canvas: inout SVGCanvas) {
    let color = properties.isSelected ? colors.tint : colors.secondary
    let middle = CGPoint(x: frame.midX, y: frame.minY + min(18, frame.height * 0.35))
    if let symbol {
      let side = min(24, frame.height * 0.5)
      canvas.symbol(symbol, in: CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side), color: color, background: colors.bar)
    } else {
      canvas.circle(middle, radius: min(9, frame.height * 0.2), fill: color)
    }
    canvas.text(caption, in: CGRect(x: frame.minX, y: frame.maxY - 18, width: frame.width, height: 16), .init(size: 10, alignment: .center, fill: color))
  }

  // MARK: Rows

  /// The frame for the text of a button that's a whole row of a list, or `nil` for other buttons.
  ///
  /// The frame extends from the leading edge to the next element in the cell, or to the cell's edge. Buttons in a cell of a grid, and buttons that a swipe shows, aren't whole rows.
  private var rowFrame: CGRect? {
    guard isLeaf, let cell = container([.cell, .tableRow, .outlineRow]) else { return nil }
    if let swipedRowFrame { return swipedRowFrame }
    let row = tree.frame(of: cell)
    if row.width < row.height * 2 || frame.minX > row.minX + row.width * 0.3 { return nil }
    let end = startOfNextSibling.map { $0 - 8 } ?? max(frame.maxX, row.maxX - 16)
    let inset: CGFloat = frame.minX < row.minX + 8 ? 16 : 0
    return CGRect(x: frame.minX + inset, y: frame.minY, width: max(0, end - frame.minX - inset), height: frame.height)
  }

  private var startOfNextSibling: CGFloat? { laterSiblings.map { tree.frame(of: $0).minX }.filter { $0 > frame.minX }.min() }

  /// The frame for the text of a row that a swipe has moved past the leading edge.
  ///
  /// The frame is next to the buttons that the swipe shows, so the text stays readable.
  var swipedRowFrame: CGRect? {
    guard let cell = container([.cell, .tableRow, .outlineRow]) else { return nil }
    let row = tree.frame(of: cell)
    guard frame.minX < row.minX, row.minX >= screen.minX, let start = startOfNextSibling, start - 24 > row.minX + 16 else { return nil }
    return CGRect(x: row.minX + 16, y: frame.minY, width: start - row.minX - 24, height: frame.height)
  }

  /// Draws a row that can be tapped, with its text, and with a value or a check mark at the other end.
  private func drawRow(in whole: CGRect, on canvas: inout SVGCanvas) {
    guard let row = drawSymbol(before: caption, in: whole, color: tint, background: colors.surface, isCentered: false, on: &canvas) else { return }
    let value = SnapshotText.shownValue(properties.value, type: properties.type) ?? ""
    if !value.isEmpty && value != caption {
      let split = max(row.width * 0.2, min(row.width * 0.7, TextWidth(of: caption).ems * 17 + 12))
      canvas.text(caption, in: CGRect(x: row.minX, y: row.minY, width: split - 8, height: row.height), .init(fill: textColor))
      let rest = CGRect(x: row.minX + split, y: row.minY, width: row.width - split, height: row.height)
      canvas.text(value, in: rest, .init(alignment: .trailing, fill: tint))
    } else if properties.isSelected {
      canvas.text(caption, in: CGRect(x: row.minX, y: row.minY, width: max(0, row.width - 24), height: row.height), .init(fill: tint, isBold: true))
      canvas.text("✓", in: CGRect(x: row.maxX - 20, y: row.minY, width: 20, height: row.height), .init(alignment: .trailing, fill: tint, isBold: true))
    } else {
      canvas.text(caption, in: row, .init(fill: tint))
    }
  }
}
