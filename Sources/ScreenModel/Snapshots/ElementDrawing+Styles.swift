import Foundation

extension ElementDrawing {
  /// The ground of a button with its radius, and the color of the text on it.
  private struct ButtonGround {
    var fill: String?
    var opacity: CGFloat = 1
    var radius: CGFloat = 10
    let text: String
    var isBold: Bool = false
    /// The color under symbols.
    var background: String
  }

  private var buttonTint: String {
    if !properties.isEnabled { return colors.faint }
    return look.tint?.hex ?? (look.traits.contains(.destructive) ? colors.destructive : colors.tint)
  }

  private var buttonRadius: CGFloat { look.traits.contains(.capsule) ? frame.height / 2 : min(12, max(7, frame.height / 4)) }

  private var buttonGround: ButtonGround {
    switch look.style {
    case .borderedProminent:
      let fill = properties.isEnabled ? buttonTint : colors.fill
      return ButtonGround(
        fill: fill, opacity: properties.isEnabled ? 1 : colors.fillOpacity, radius: buttonRadius, text: properties.isEnabled ? colors.thumb : colors.faint, background: fill)
    case .bordered, .button: return borderedGround
    case .plain: return ButtonGround(text: textColor, background: colors.surface)
    default:
      if hasLook { return ButtonGround(text: buttonTint, background: colors.surface) }
      // A button without a look has a ground if it's high, because a button of that height usually isn't only text.
      let isFilled = properties.isSelected && properties.isEnabled
      if frame.height < 28 && !properties.isSelected && isLeaf { return ButtonGround(text: tint, background: colors.surface) }
      let fill = !properties.isEnabled ? colors.track : isFilled ? colors.tint : colors.tintFill
      return ButtonGround(fill: fill, text: isFilled ? colors.thumb : tint, isBold: true, background: fill)
    }
  }

  private var borderedGround: ButtonGround {
    let hasTint = properties.isEnabled && (look.tint != nil || look.traits.contains(.destructive))
    return ButtonGround(
      fill: hasTint ? buttonTint : colors.fill, opacity: hasTint ? 0.15 : colors.fillOpacity, radius: buttonRadius, text: buttonTint,
      background: hasTint ? colors.surface : colors.track)
  }

  /// Draws a button as text, on a ground if its style or its frame says that it has one.
  func drawPlainButton(on canvas: inout SVGCanvas) {
    if isInside([.datePicker, .picker]), drawPickerButton(on: &canvas) { return }
    if look.style == .menu || properties.type == .popUpButton && hasLook { return drawMenuPicker(on: &canvas) }
    if isOption { return drawOption(on: &canvas) }
    drawButton(buttonGround, on: &canvas)
  }

  /// Whether the button is an option of an inline picker that isn't in a list.
  private var isOption: Bool {
    guard hasLook, isLeaf, look.style == .automatic, !look.traits.contains(.drawsContent), let parent = tree.parent(of: id), tree.type(of: parent) == .other else { return false }
    return tree.childSequence(of: parent).contains { tree.isSelected($0) } && tree.childSequence(of: parent).allSatisfy { tree.type(of: $0) == .button }
  }

  /// Draws an option at the leading edge, with a check mark if it's selected.
  private func drawOption(on canvas: inout SVGCanvas) {
    canvas.text(caption, in: inLayout(CGRect(x: frame.minX, y: frame.minY, width: max(0, frame.width - 24), height: frame.height)), textStyle(fill: textColor))
    if !properties.isSelected { return }
    let side = min(18, frame.width, frame.height)
    canvas.symbol(
      .named("checkmark"), in: inLayout(CGRect(x: frame.maxX - side, y: frame.midY - side / 2, width: side, height: side)), color: buttonTint, background: colors.surface)
  }

  private func drawButton(_ ground: ButtonGround, on canvas: inout SVGCanvas) {
    if let fill = ground.fill { canvas.rect(frame, radius: ground.radius, fill: fill, opacity: ground.opacity) }
    if !isLeaf || look.traits.contains(.drawsContent) { return }
    let value = SnapshotText.shownValue(properties.value, type: properties.type) ?? ""
    let text = value.isEmpty || value == caption || caption.isEmpty || isToggle ? (caption.isEmpty ? value : caption) : "\(caption): \(value)"
    // Don't inset the text of a narrow button, which is often just as wide as its text.
    let whole = ground.fill != nil && frame.width > 60 ? frame.insetBy(dx: 6, dy: 0) : frame
    guard let box = drawSymbol(before: text, in: whole, color: ground.text, background: ground.background, isBold: ground.isBold, on: &canvas) else { return }
    var style = look.text.map { SVGCanvas.TextStyle($0, fill: ground.text) } ?? .init(fill: ground.text, isBold: ground.isBold)
    style.alignment = .center
    if look.text?.paint == nil || !properties.isEnabled { style.fill = ground.text }
    canvas.lines(text, in: box, style)
  }

  private var isToggle: Bool { [.switch, .toggle].contains(properties.type) }

  /// Draws a toggle with the style of a button, which has a filled ground while it's on.
  func drawToggleButton(on canvas: inout SVGCanvas) {
    var ground = borderedGround
    if isOn && properties.isEnabled {
      // The views inside draw text in their own color, which must be readable on the ground.
      let isOverText = look.traits.contains(.drawsContent)
      ground = ButtonGround(fill: buttonTint, opacity: isOverText ? 0.2 : 1, radius: buttonRadius, text: colors.thumb, background: buttonTint)
    }
    drawButton(ground, on: &canvas)
  }

  // MARK: Swipe actions

  /// Draws a button that a swipe on a row reveals.
  func drawSwipeButton(on canvas: inout SVGCanvas) {
    let isDestructive = look.traits.contains(.destructive) || !hasLook && caption == "Delete"
    let fill = look.background?.hex ?? (isDestructive ? colors.destructive : look.tint?.hex ?? colors.swipe)
    canvas.rect(frame, fill: fill)
    var text = frame.insetBy(dx: min(4, frame.width / 8), dy: 0)
    if let symbol {
      let side = min(24, frame.width, frame.height)
      // As on a device, a low row shows only the symbol.
      let isAlone = frame.height < 60 || caption.isEmpty
      let y = isAlone ? frame.midY - side / 2 : frame.midY - side + 2
      canvas.symbol(symbol, in: CGRect(x: frame.midX - side / 2, y: y, width: side, height: side), color: colors.thumb, background: fill)
      if isAlone { return }
      text = CGRect(x: text.minX, y: y + side, width: text.width, height: 20)
    }
    canvas.text(caption, in: text, .init(size: symbol == nil ? 15 : 13, alignment: .center, fill: colors.thumb))
  }

  // MARK: Menu pickers

  /// Draws the value of a menu picker with a chevron in both directions.
  func drawMenuPicker(on canvas: inout SVGCanvas) {
    let value = properties.value ?? caption
    let style = textStyle(fill: buttonTint)
    let width = min(max(0, frame.width - 20), TextWidth(of: value).ems * style.size)
    drawMenuValue(value, in: inLayout(CGRect(x: frame.midX - (width + 18) / 2, y: frame.minY, width: width + 18, height: frame.height)), on: &canvas)
  }

  /// Draws a row with the title of a menu picker and its value at the trailing edge.
  func drawMenuRow(in row: CGRect, on canvas: inout SVGCanvas) {
    let value = properties.value ?? ""
    let title = look.note.isEmpty ? caption : look.note
    let style = textStyle(fill: textColor)
    let width = min(row.width * 0.6, TextWidth(of: value).ems * style.size + 18)
    let rest = max(0, row.width - width - 8)
    if !look.traits.contains(.drawsContent) {
      canvas.text(title, in: CGRect(x: isRightToLeft ? row.maxX - rest : row.minX, y: row.minY, width: rest, height: row.height), style)
    }
    drawMenuValue(value, in: CGRect(x: isRightToLeft ? row.minX : row.maxX - width, y: row.minY, width: width, height: row.height), on: &canvas)
  }

  private func drawMenuValue(_ value: String, in box: CGRect, on canvas: inout SVGCanvas) {
    var style = textStyle(fill: buttonTint)
    style.fill = buttonTint
    let text = CGRect(x: isRightToLeft ? box.minX + 18 : box.minX, y: box.minY, width: max(0, box.width - 18), height: box.height)
    canvas.text(value, in: text, style)
    let side: CGFloat = 15
    let x = isRightToLeft ? box.minX : box.maxX - side
    canvas.symbol(.named("chevron.up.chevron.down"), in: CGRect(x: x, y: box.midY - side / 2, width: side, height: side), color: buttonTint, background: colors.surface)
  }

  // MARK: Share sheets

  /// Whether the button is an activity of the share sheet.
  var isActivity: Bool {
    var ancestor = tree.parent(of: id)
    for _ in 0..<3 {
      guard let element = ancestor else { return false }
      if tree.identifier(of: element) == "ActivityListView" { return true }
      ancestor = tree.parent(of: element)
    }
    return false
  }

  /// The symbols of activities, by the activities' names.
  private static let activitySymbols = ["Copy": "doc.on.doc", "Print": "printer", "Save to Files": "folder", "Add to Reading List": "eyeglasses", "Markup": "pencil.tip"]

  /// Draws a row of the share sheet, with a symbol at the trailing edge.
  func drawActivity(in row: CGRect, on canvas: inout SVGCanvas) {
    var style = SVGCanvas.TextStyle(fill: textColor)
    if isRightToLeft { style.alignment = .trailing }
    canvas.text(caption, in: row, style)
    guard let name = Self.activitySymbols[caption] else { return }
    let side = min(22, row.height)
    let x = isRightToLeft ? row.minX : row.maxX - side
    canvas.symbol(.named(name), in: CGRect(x: x, y: row.midY - side / 2, width: side, height: side), color: textColor, background: colors.card)
  }
}
