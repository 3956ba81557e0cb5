import Foundation

extension ElementDrawing {
  /// The largest distance between a bar and an edge of the screen with only the status bar or the home indicator between, in points.
  private static let largestMargin: CGFloat = 60

  func drawBar(on canvas: inout SVGCanvas) {
    switch properties.type {
    case .navigationBar: drawNavigationBar(on: &canvas)
    case .statusBar: canvas.rect(frame, fill: colors.bar)
    default:
      var ground = frame
      if screen.maxY - frame.maxY < 40 { ground.size.height = screen.maxY - frame.minY }
      canvas.rect(ground, fill: colors.bar)
      canvas.line(CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY), stroke: colors.separator)
    }
  }

  private func drawNavigationBar(on canvas: inout SVGCanvas) {
    let isOnSheet = isOnSheet
    var ground = frame
    if !isOnSheet && frame.minY - screen.minY < Self.largestMargin { ground = CGRect(x: frame.minX, y: screen.minY, width: frame.width, height: frame.maxY - screen.minY) }
    if isOnSheet {
      canvas.card(frame, radius: 10, top: true, bottom: false, fill: pageColor)
      drawGrabber(on: &canvas)
    } else if hasLargeTitle {
      canvas.rect(ground, fill: pageColor)
    } else {
      canvas.rect(ground, fill: colors.bar)
      canvas.line(CGPoint(x: frame.minX, y: frame.maxY), CGPoint(x: frame.maxX, y: frame.maxY), stroke: colors.separator)
    }
    let name = caption.isEmpty ? properties.identifier : caption
    if !hasTextChild { canvas.text(name, in: room(for: name), .init(alignment: .center, isBold: true)) }
  }

  private func drawGrabber(on canvas: inout SVGCanvas) {
    if frame.height >= 50 { canvas.rect(CGRect(x: frame.midX - 18, y: frame.minY + 5, width: 36, height: 5), radius: 2.5, fill: colors.faint) }
  }

  /// The color of the page below a bar that's a part of the page.
  private var pageColor: String {
    let page = laterSiblings.prefix { tree.type(of: $0) != .navigationBar && !ElementDrawing(tree: tree, id: $0, context: context).isDimmingView }
    return groundColor(of: page)
  }

  /// Whether the bar shows the page's title in large text below its buttons.
  private var hasLargeTitle: Bool { tree.childSequence(of: id).contains { tree.type(of: $0) == .staticText && ElementDrawing(tree: tree, id: $0, context: context).isLargeTitle } }

  var hasTextChild: Bool { tree.first(ElementQuery(scope: id, type: .staticText)) != nil }

  /// Returns the part of a bar for its name: the middle of the bar, or the space between the elements at its ends if the name doesn't fit in the middle.
  private func room(for name: String) -> CGRect {
    var (left, right) = (frame.minX, frame.maxX)
    for child in tree.childSequence(of: id) where !tree.isHidden(child) {
      let part = tree.frame(of: child)
      if part.isEmpty || part.width > frame.width / 2 { continue }
      if part.midX < frame.midX { left = max(left, part.maxX) } else { right = min(right, part.minX) }
    }
    let middle = frame.insetBy(dx: min(frame.width / 2, max(left - frame.minX, frame.maxX - right)), dy: 0)
    if TextWidth(of: name, isBold: true).ems * 17 <= middle.width { return middle }
    return CGRect(x: left, y: frame.minY, width: max(0, right - left), height: frame.height)
  }

  // MARK: Titles

  /// Whether the text is the large title of a bar.
  private var isLargeTitle: Bool {
    if look.style == .largeTitle { return true }
    guard look.text == nil, let bar = container([.navigationBar]).map(tree.frame) else { return false }
    return bar.height >= 90 && frame.minY >= bar.minY + 40
  }

  /// Draws the title of a bar, or the text of an item in it.
  func drawBarText(on canvas: inout SVGCanvas) {
    guard isLargeTitle, let bar = container([.navigationBar]).map(tree.frame) else {
      if let text = look.text { return canvas.exactText(caption, in: frame, .init(text, fill: textColor)) }
      return canvas.exactText(caption, in: frame, .init(alignment: .center, fill: textColor, isBold: true))
    }
    // The frame is as wide as the text in a regular font.
    var style = SVGCanvas.TextStyle(size: 34, alignment: isRightToLeft ? .trailing : .leading, fill: textColor)
    style.weight = 700
    let start = isRightToLeft ? bar.minX + 16 : frame.minX
    let end = isRightToLeft ? frame.maxX : bar.maxX - 16
    canvas.exactText(caption, in: CGRect(x: start, y: frame.minY, width: max(frame.width, end - start), height: frame.height), style)
  }

  // MARK: Buttons

  func drawBarButton(on canvas: inout SVGCanvas) {
    guard isLeaf else { return }
    if isBackButton { return drawBackButton(on: &canvas) }
    if look.traits.contains(.drawsContent) { return }
    if let box = drawSymbol(before: caption, in: frame, color: tint, background: colors.bar, on: &canvas) {
      canvas.text(caption, in: box, .init(alignment: .center, fill: tint, isBold: (look.text?.weight ?? 400) >= 600))
    }
  }

  /// Whether the button leads to the page before, because it's at the edge of its bar, where other buttons have a margin.
  private var isBackButton: Bool {
    guard let bar = container([.navigationBar]).map(tree.frame), symbol == nil else { return false }
    if properties.identifier == "BackButton" { return true }
    let distance = isRightToLeft ? bar.maxX - frame.maxX : frame.minX - bar.minX
    return distance <= 8 && frame.width < bar.width / 2 && !look.traits.contains(.drawsContent)
  }

  /// Draws a chevron and the title of the page before, as far as there's room: the title, “Back”, or only the chevron.
  private func drawBackButton(on canvas: inout SVGCanvas) {
    let chevron = CGRect(x: isRightToLeft ? frame.maxX - 19 : frame.minX + 9, y: frame.midY - 9, width: 10, height: 18)
    canvas.chevron(in: chevron, pointsLeft: !isRightToLeft, color: tint, width: 2.6)
    var (left, right) = isRightToLeft ? (frame.minX - 6, frame.maxX - 26) : (frame.minX + 26, frame.maxX + 6)
    // The title of the page can be longer than the space beside the button.
    for sibling in laterSiblings where !tree.isHidden(sibling) && tree.frame(of: sibling).intersects(frame.insetBy(dx: -6, dy: 0)) {
      if isRightToLeft { left = max(left, tree.frame(of: sibling).maxX) } else { right = min(right, tree.frame(of: sibling).minX) }
    }
    // In other languages the short text isn't “Back”.
    let texts = caption.contains { $0.isASCII && $0.isLetter } ? [caption, "Back"] : [caption]
    func isFitting(_ text: String) -> Bool {
      let width = TextWidth(of: text)
      // The estimate is too large for most letters of unknown width.
      return width.ems * (width.isKnown ? 17 : 14) <= right - left + 1
    }
    guard let text = texts.first(where: isFitting) else { return }
    canvas.text(text, in: CGRect(x: left, y: frame.minY, width: right - left, height: frame.height), .init(alignment: isRightToLeft ? .trailing : .leading, fill: tint))
  }

  // MARK: Tabs

  func drawTab(on canvas: inout SVGCanvas) {
    let color = properties.isSelected ? look.tint?.hex ?? colors.tint : colors.secondary
    let middle = CGPoint(x: frame.midX, y: frame.minY + min(18, frame.height * 0.35))
    if let symbol {
      let side = min(26, frame.height * 0.5)
      canvas.symbol(symbol.filled, in: CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side), color: color, background: colors.bar)
    } else {
      canvas.circle(middle, radius: min(9, frame.height * 0.2), fill: color)
    }
    var style = SVGCanvas.TextStyle(size: 10, alignment: .center, fill: color)
    style.weight = 500
    canvas.text(caption, in: CGRect(x: frame.minX, y: min(frame.minY + 31, frame.maxY - 16), width: frame.width, height: 16), style)
    if !look.note.isEmpty { drawBadge(look.note, beside: middle, on: &canvas) }
  }

  private func drawBadge(_ text: String, beside middle: CGPoint, on canvas: inout SVGCanvas) {
    let width = min(frame.width / 2, max(18, TextWidth(of: text).ems * 13 + 10))
    let start = isRightToLeft ? max(frame.minX, middle.x - 5 - width) : min(middle.x + 5, frame.maxX - width)
    let box = CGRect(x: start, y: frame.minY + 1, width: width, height: 18)
    canvas.rect(box, radius: 9, fill: colors.destructive)
    canvas.text(text, in: box.insetBy(dx: 4, dy: 0), .init(size: 13, alignment: .center, fill: colors.thumb))
  }
}

extension SymbolDrawing {
  /// The filled variant of the symbol, or the symbol itself if there's none.
  var filled: SymbolDrawing {
    if !isKnown || name.hasSuffix(".fill") { return self }
    let variant = SymbolDrawing.named("\(name).fill")
    return variant.isKnown ? variant : self
  }
}
