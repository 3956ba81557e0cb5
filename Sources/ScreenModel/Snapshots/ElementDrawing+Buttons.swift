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
      drawBarButton(on: &canvas)
    } else if isInside([.alert, .sheet]) {
      drawCardButton(on: &canvas)
    } else if isMenuItem {
      drawMenuItem(on: &canvas)
    } else if drawEditControl(on: &canvas) {
      return
    } else if isSwipeAction {
      drawSwipeButton(on: &canvas)
    } else if isLeaf && isCloseButton && symbol == nil && !look.traits.contains(.drawsContent) {
      drawCross(on: &canvas)
    } else if properties.type == .menuItem && isInside([.menu]) {
      drawEditMenuItem(on: &canvas)
    } else if look.style == .bordered || look.style == .borderedProminent {
      drawPlainButton(on: &canvas)
    } else if let row = rowFrame, !isInside([.datePicker]) {
      if isActivity { drawActivity(in: row, on: &canvas) } else if look.style == .menu { drawMenuRow(in: row, on: &canvas) } else { drawRow(in: row, on: &canvas) }
    } else {
      drawPlainButton(on: &canvas)
    }
  }

  // MARK: Rows

  /// The frame for the text of a button that's a whole row of a list, or `nil` for other buttons.
  ///
  /// The frame extends from the leading edge to the next element in the cell, or to the cell's edge. Buttons in a cell of a grid, and buttons that a swipe shows, aren't whole rows.
  private var rowFrame: CGRect? {
    guard isLeaf, let cell = container([.cell, .tableRow, .outlineRow]) else { return nil }
    if let swipedRowFrame { return swipedRowFrame }
    let row = tree.frame(of: cell)
    let distance = isRightToLeft ? row.maxX - frame.maxX : frame.minX - row.minX
    if row.width < row.height * 2 || distance > row.width * 0.3 { return nil }
    let inset: CGFloat = distance < 8 ? 16 : 0
    if isRightToLeft {
      let start = min(frame.minX, row.minX + 16)
      return CGRect(x: start, y: frame.minY, width: max(0, frame.maxX - inset - start), height: frame.height)
    }
    let end = startOfNextSibling.map { $0 - 8 } ?? max(frame.maxX, row.maxX - 16)
    return CGRect(x: frame.minX + inset, y: frame.minY, width: max(0, end - frame.minX - inset), height: frame.height)
  }

  private var startOfNextSibling: CGFloat? { laterSiblings.map { tree.frame(of: $0).minX }.filter { $0 > frame.minX }.min() }

  /// The right edge of the next element in a right-to-left layout.
  private var endOfNextSibling: CGFloat? { laterSiblings.map { tree.frame(of: $0).maxX }.filter { $0 < frame.maxX }.max() }

  /// The frame for the text of a row that a swipe has moved past the leading edge.
  ///
  /// The frame is next to the buttons that the swipe shows, so the text stays readable.
  var swipedRowFrame: CGRect? {
    guard let cell = container([.cell, .tableRow, .outlineRow]) else { return nil }
    let row = tree.frame(of: cell)
    if isRightToLeft {
      guard frame.maxX > row.maxX, row.maxX <= screen.maxX, let end = endOfNextSibling, end + 24 < row.maxX - 16 else { return nil }
      return CGRect(x: end + 8, y: frame.minY, width: row.maxX - end - 24, height: frame.height)
    }
    guard frame.minX < row.minX, row.minX >= screen.minX, let start = startOfNextSibling, start - 24 > row.minX + 16 else { return nil }
    return CGRect(x: row.minX + 16, y: frame.minY, width: start - row.minX - 24, height: frame.height)
  }

  /// Draws a row that can be tapped, with its text, and with a value or a check mark at the other end.
  private func drawRow(in whole: CGRect, on canvas: inout SVGCanvas) {
    if look.traits.contains(.drawsContent) { return drawCheckMark(in: whole, on: &canvas) }
    let color = look.style == .plain ? textColor : look.traits.contains(.destructive) && properties.isEnabled ? colors.destructive : tint
    let style = look.text.map { SVGCanvas.TextStyle($0, fill: color) } ?? .init(alignment: isRightToLeft ? .trailing : .leading, fill: color)
    guard let row = drawSymbol(before: caption, in: whole, color: color, background: colors.surface, isCentered: false, on: &canvas) else { return }
    let value = SnapshotText.shownValue(properties.value, type: properties.type) ?? ""
    if !value.isEmpty && value != caption {
      let title = look.note.isEmpty ? caption : look.note
      // A row that leads to the options has a chevron after the value.
      let margin: CGFloat = container([.cell]).map { context.looks[$0]?.traits.contains(.chevron) == true } == true ? 20 : 0
      let split = max(row.width * 0.2, min(row.width * 0.7, TextWidth(of: title).ems * 17 + 12))
      func part(_ start: CGFloat, _ width: CGFloat) -> CGRect {
        CGRect(x: isRightToLeft ? row.maxX - start - width : row.minX + start, y: row.minY, width: width, height: row.height)
      }
      canvas.text(title, in: part(0, split - 8), .init(alignment: isRightToLeft ? .trailing : .leading, fill: textColor))
      canvas.text(value, in: part(split, row.width - split - margin), .init(alignment: isRightToLeft ? .leading : .trailing, fill: margin > 0 ? colors.secondary : tint))
    } else {
      let box = properties.isSelected ? row.insetBy(dx: 12, dy: 0).offsetBy(dx: isRightToLeft ? 12 : -12, dy: 0) : row
      if look.text == nil { canvas.text(caption, in: box, style) } else { canvas.exactText(caption, in: box, style) }
      drawCheckMark(in: row, on: &canvas)
    }
  }

  /// Draws a check mark at the end of a selected row.
  private func drawCheckMark(in row: CGRect, on canvas: inout SVGCanvas) {
    guard properties.isSelected, row.width > 40 else { return }
    canvas.symbol(.named("checkmark"), in: CGRect(x: isRightToLeft ? row.minX : row.maxX - 18, y: row.midY - 9, width: 18, height: 18), color: tint)
  }
}
