import Foundation

extension ElementDrawing {
  /// The shadow of menus and popovers.
  static let cardShadow: [(distance: CGFloat, opacity: CGFloat)] = [18, 13, 9, 5, 2].map { ($0, 0.02) }

  func drawCard(on canvas: inout SVGCanvas) {
    if properties.type == .popover {
      canvas.shadow(of: frame, radius: 14, layers: Self.cardShadow)
    } else if !isOverDimmingView {
      canvas.rect(screen, fill: colors.dimming, opacity: colors.dimmingOpacity)
    }
    if let button = separateButton.map(tree.frame) {
      canvas.rect(button, radius: 14, fill: colors.isDark ? colors.alert : colors.card)
      canvas.rect(CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: endOfOthers - frame.minY), radius: 14, fill: colors.alert)
    } else {
      canvas.rect(frame, radius: 14, fill: colors.alert)
    }
    if !hasTextChild {
      canvas.text(caption, in: CGRect(x: frame.minX + 16, y: frame.minY + 8, width: frame.width - 32, height: 28), .init(alignment: .center, isBold: true))
    }
  }

  /// The button of an action sheet that's below the card with the others, which is the button that cancels.
  private var separateButton: ElementID? {
    guard properties.type == .sheet else { return nil }
    guard let last = buttons.last, tree.frame(of: last).minY - endOfOthers >= 4, endOfOthers > frame.minY, abs(tree.frame(of: last).maxY - frame.maxY) < 2 else { return nil }
    return last
  }

  /// The lower edge of the buttons before the last one.
  private var endOfOthers: CGFloat {
    buttons.dropLast().map { tree.frame(of: $0).maxY }.max() ?? frame.minY
  }

  private var buttons: [ElementID] { tree.children(of: id).filter { tree.type(of: $0) == .button && !tree.isHidden($0) } }

  // MARK: Texts

  /// Draws the title or the message of an alert or an action sheet.
  func drawCardText(on canvas: inout SVGCanvas) {
    let isAlert = isInside([.alert])
    let isTitle = properties.traits.contains(.header) || !hasLook && container([.alert, .sheet]).map { tree.label(of: $0) == caption } == true
    var style = SVGCanvas.TextStyle(size: isAlert && isTitle ? 17 : 13, alignment: .center, fill: isAlert ? textColor : colors.secondary, isBold: isTitle)
    if let text = look.text { (style.size, style.isItalic, style.design) = (text.size, text.isItalic, text.design) }
    canvas.exactText(caption, in: frame, style)
  }

  // MARK: Buttons

  /// Draws a button of an alert or an action sheet.
  func drawCardButton(on canvas: inout SVGCanvas) {
    guard let id = container([.alert, .sheet]) else { return }
    let card = ElementDrawing(tree: tree, id: id, context: context)
    if isOverText { canvas.rect(frame, fill: colors.alert) }
    if card.separateButton != self.id {
      canvas.line(CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY), stroke: colors.raisedSeparator)
      if frame.minX > card.frame.minX + 1 { canvas.line(CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.minX, y: frame.maxY), stroke: colors.raisedSeparator) }
    }
    guard isLeaf else { return }
    let isCancel = look.traits.contains(.cancel) || !hasLook && caption == "Cancel" || card.separateButton == self.id
    let color = look.traits.contains(.destructive) && properties.isEnabled ? colors.destructive : properties.isEnabled ? colors.tint : colors.faint
    canvas.text(caption, in: frame.insetBy(dx: 8, dy: 0), .init(size: card.properties.type == .sheet ? 20 : 17, alignment: .center, fill: color, isBold: isCancel))
  }

  /// Whether text of the same alert lies under the button, because it's too long for the alert.
  private var isOverText: Bool {
    guard let parent = tree.parent(of: id) else { return false }
    return tree.childSequence(of: parent).prefix { $0 != id }.contains { tree.type(of: $0) == .staticText && tree.frame(of: $0).intersects(frame) }
  }

  // MARK: Menus

  /// Whether the element is the list of a menu, which is in front of the region that closes it.
  var isMenu: Bool {
    guard properties.type == .collectionView || properties.type == .table, frame.width < screen.width * 0.9, let parent = tree.parent(of: id) else { return false }
    var before: ElementID?
    for sibling in tree.childSequence(of: parent) {
      if sibling == id { break }
      before = sibling
    }
    return before.map { tree.identifier(of: $0) == "PopoverDismissRegion" || tree.label(of: $0) == "dismiss popup" } ?? false
  }

  /// The row of a menu that the element is in.
  private var menuRow: CGRect? {
    guard let cell = container([.cell]), let list = tree.parent(of: cell), ElementDrawing(tree: tree, id: list, context: context).isMenu else { return nil }
    return tree.frame(of: cell)
  }

  /// Whether the element is an item of a menu.
  var isMenuItem: Bool { menuRow != nil }

  /// Draws the line below an item.
  func drawMenuLine(in menu: CGRect, on canvas: inout SVGCanvas) {
    if properties.isSelected { canvas.rect(frame, fill: colors.track) }
    if frame.maxY < menu.maxY - 2 { canvas.line(CGPoint(x: frame.minX, y: frame.maxY), CGPoint(x: frame.maxX, y: frame.maxY), stroke: colors.raisedSeparator) }
    if isLeaf { canvas.text(caption, in: frame.insetBy(dx: 16, dy: 0), .init(alignment: isRightToLeft ? .trailing : .leading, fill: textColor)) }
  }

  /// Draws an item of a menu, with a check mark before its text and the symbol at the other end.
  func drawMenuItem(on canvas: inout SVGCanvas) {
    guard isLeaf, let row = menuRow else { return }
    let color = look.traits.contains(.destructive) && properties.isEnabled ? colors.destructive : textColor
    func place(_ distance: CGFloat, _ width: CGFloat) -> CGRect {
      CGRect(x: isRightToLeft ? row.maxX - distance - width : row.minX + distance, y: row.minY, width: width, height: row.height)
    }
    let isChecked = properties.isSelected || properties.value == "1"
    if isChecked { canvas.symbol(.named("checkmark"), in: place(12, 16), color: color, background: colors.menu) }
    let start: CGFloat = isChecked ? 36 : 16
    if let symbol { canvas.symbol(symbol, in: place(row.width - 16 - 20, 20), color: color, background: colors.menu) }
    canvas.text(caption, in: place(start, row.width - start - (symbol == nil ? 16 : 44)), .init(alignment: isRightToLeft ? .trailing : .leading, fill: color))
  }
}
