import Foundation

extension ElementDrawing {
  /// The list that the element is a row of, or is in a row of.
  private var list: ElementDrawing? { container([.table, .collectionView, .outline]).map { ElementDrawing(tree: tree, id: $0, context: context) } }

  /// Whether the element is a list whose rows are cards on the page.
  private var isGrouped: Bool { [.grouped, .insetGrouped, .sidebar].contains(look.style) }

  /// The color of the ground of a list.
  var listColor: String { isGrouped ? (isRaised ? colors.sheet : colors.page) : isRaised ? colors.sheet : colors.surface }

  /// Returns the color of the ground of a page, which is the ground of the page's list if there's one.
  func groundColor(of page: some Sequence<ElementID>) -> String {
    for element in page where [.table, .collectionView].contains(tree.type(of: element)) {
      let list = ElementDrawing(tree: tree, id: element, context: context)
      if list.frame.width >= frame.width * 0.9 { return list.look.traits.contains(.noBackground) ? plainColor : list.listColor }
    }
    return plainColor
  }

  private var plainColor: String { isRaised ? colors.sheet : colors.surface }

  /// Whether the element is on a sheet in the dark color scheme, where grounds are lighter.
  ///
  /// In the light color scheme, the grounds are the same everywhere.
  private var isRaised: Bool { colors.isDark && isOnSheet }

  func drawList(on canvas: inout SVGCanvas) {
    let ground = tree.uncoveredFrame(of: id)
    if isMenu {
      canvas.shadow(of: ground, radius: 12, layers: Self.cardShadow)
      return canvas.rect(ground, radius: 12, fill: colors.menu)
    }
    if look.traits.contains(.noBackground) { return }
    // Draw an edge around a list that's narrower than the screen, because it's on top of other content. A list of the app can be a column.
    let isOnTop = !hasLook && frame.width < screen.width * 0.9
    canvas.rect(ground, fill: listColor, stroke: isOnTop ? colors.separator : nil)
  }

  // MARK: Rows

  func drawCell(on canvas: inout SVGCanvas) {
    let list = list
    if let list, list.isMenu { return drawMenuLine(in: list.frame, on: &canvas) }
    let isCard = hasLook && list?.isGrouped == true
    let isInset = isCard && list.map { frame.minX > $0.frame.minX + 4 } == true
    let isLast = isCard && look.traits.contains(.last)
    let paint = properties.isSelected ? nil : look.background
    let color = paint?.hex ?? (properties.isSelected ? colors.track : isCard ? (isRaised ? colors.raisedCard : colors.card) : plainColor)
    if !look.traits.contains(.noBackground) {
      canvas.card(frame, radius: 10, top: isInset && look.traits.contains(.first), bottom: isInset && isLast, fill: color, opacity: paint?.opacity ?? 1)
    }
    if !isLast && !look.traits.contains(.noSeparator) {
      let start = startOfText
      let end = isRightToLeft ? frame.minX : frame.maxX
      canvas.line(CGPoint(x: start, y: frame.maxY - 0.25), CGPoint(x: end, y: frame.maxY - 0.25), stroke: isRaised ? colors.raisedSeparator : colors.separator)
    }
    if look.traits.contains(.chevron) {
      let margin: CGFloat = screen.width > 390 ? 20 : 16
      let x = isRightToLeft ? frame.minX + margin : frame.maxX - margin - 6
      canvas.chevron(in: CGRect(x: x, y: frame.midY - 5.5, width: 6, height: 11), pointsLeft: isRightToLeft, color: colors.faint, width: 2)
    }
    if isLeaf && !look.traits.contains(.drawsContent) {
      canvas.text(caption, in: frame.insetBy(dx: 16, dy: 0), .init(alignment: isRightToLeft ? .trailing : .leading, fill: textColor))
    }
  }

  /// The x coordinate at which the first text of a row starts, which is also the start of the line below the row.
  private var startOfText: CGFloat {
    let usual = isRightToLeft ? frame.maxX - 16 : frame.minX + 16
    guard hasLook, let text = firstText else { return usual }
    let start = isRightToLeft ? text.maxX : text.minX
    // A text in the other half of the row is a value, and a row that was swiped starts outside of its cell.
    return abs(start - (isRightToLeft ? frame.maxX : frame.minX)) < frame.width / 2 && (frame.minX...frame.maxX).contains(start) ? start : usual
  }

  /// The frame of the first text in the row, which can be drawn by the label of a button.
  private var firstText: CGRect? {
    for child in tree.childSequence(of: id) where !tree.isHidden(child) {
      if tree.type(of: child) == .staticText { return tree.frame(of: child) }
      for drawing in context.looks[child]?.under ?? [] {
        for mark in drawing.marks { if case .text(_, _, let box) = mark.content { return box.offsetBy(dx: drawing.frame.minX, dy: drawing.frame.minY) } }
      }
      if let text = tree.first(ElementQuery(scope: child, type: .staticText)) { return tree.frame(of: text) }
    }
    return nil
  }

  // MARK: Editing

  /// The row that the element is directly in.
  private var row: CGRect? { tree.parent(of: id).flatMap { [.cell, .tableRow, .outlineRow].contains(tree.type(of: $0)) ? tree.frame(of: $0) : nil } }

  /// Draws the button that deletes a row, or the handle that moves it.
  ///
  /// Returns whether the element is a delete button or a handle.
  func drawEditControl(on canvas: inout SVGCanvas) -> Bool {
    guard let row, isLeaf, frame.width <= 50, symbol == nil, !look.traits.contains(.drawsContent) else { return false }
    let isAtLeft = frame.minX - row.minX < 20
    let isAtRight = row.maxX - frame.maxX < 20
    if isAtLeft || isAtRight, ["Delete ", "Remove "].contains(where: caption.hasPrefix) {
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      canvas.circle(middle, radius: 11, fill: colors.destructive)
      canvas.line(CGPoint(x: middle.x - 5.5, y: middle.y), CGPoint(x: middle.x + 5.5, y: middle.y), stroke: colors.thumb, width: 2)
      return true
    }
    if isAtLeft || isAtRight, caption.hasPrefix("Reorder") {
      for distance in [-5, 0, 5] as [CGFloat] {
        canvas.line(CGPoint(x: frame.midX - 10, y: frame.midY + distance), CGPoint(x: frame.midX + 10, y: frame.midY + distance), stroke: colors.faint, width: 1.5)
      }
      return true
    }
    return false
  }

  // MARK: Swiping

  /// Whether the element is a button that a swipe shows beside the content of a row.
  ///
  /// Such buttons are as high as the row, and one is next to the other from the row's edge on.
  var isSwipeAction: Bool {
    guard properties.type == .button, isLeaf, let row, let parent = tree.parent(of: id) else { return false }
    if frame.width < 60 || frame.width > row.width / 2 || frame.height < row.height - 1 { return false }
    let isInLine = [frame.minX - row.minX, row.maxX - frame.maxX].contains { $0 > -0.5 && abs(($0 / frame.width).rounded() * frame.width - $0) < 1 }
    if isInLine && hasLook { return !look.traits.contains(.drawsContent) }
    return isInLine
      && tree.childSequence(of: parent).contains { sibling in
        let other = tree.frame(of: sibling)
        return sibling != id && (frame.midX > row.midX ? other.minX < row.minX : other.minX >= frame.maxX && other.height < row.height)
      }
  }
}
