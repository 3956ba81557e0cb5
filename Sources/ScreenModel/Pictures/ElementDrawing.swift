import Foundation

/// Draws one element, without what is in it.
struct ElementDrawing {
  let tree: ElementTree
  let id: ElementID
  let screen: CGRect
  let properties: ElementProperties
  let frame: CGRect
  let isLeaf: Bool

  init(tree: ElementTree, id: ElementID, screen: CGRect) {
    self.tree = tree
    self.id = id
    self.screen = screen
    properties = tree[id]
    frame = properties.frame
    isLeaf = tree.childCount(of: id) == 0
  }

  /// What a person reads on the element: its title or its label.
  var caption: String { properties.title.isEmpty ? properties.label : properties.title }

  var textColor: String { properties.isEnabled ? Palette.text : Palette.faint }

  var tint: String { properties.isEnabled ? Palette.tint : Palette.faint }

  func draw(on canvas: inout SVGCanvas) {
    guard !frame.isEmpty, frame.intersects(screen) else { return }
    var shapes = SVGCanvas()
    drawShapes(on: &shapes)
    if shapes.markup.isEmpty { return }
    canvas.openGroup(title: tree.summary(of: id))
    canvas.append(shapes)
    canvas.closeGroup()
  }

  private func drawShapes(on canvas: inout SVGCanvas) {
    switch properties.type {
    case .window, .webView, .browser: canvas.rect(frame, fill: Palette.surface)
    case .navigationBar, .statusBar, .tabBar, .toolbar, .menuBar, .touchBar: drawBar(on: &canvas)
    case .table, .collectionView, .outline, .grid: canvas.rect(frame, fill: Palette.surface)
    case .cell, .tableRow, .outlineRow: drawCell(on: &canvas)
    case .alert, .sheet, .dialog, .popover, .drawer: drawCard(on: &canvas)
    case .keyboard: canvas.rect(frame, fill: Palette.keyboard)
    case .key: drawKey(on: &canvas)
    case .staticText, .helpTag, .textView, .link: drawText(on: &canvas)
    case .image, .map, .icon: drawImage(on: &canvas)
    case .segmentedControl: canvas.rect(frame, radius: 9, fill: Palette.track)
    default: drawControl(on: &canvas)
    }
  }

  // MARK: Containers

  private func drawBar(on canvas: inout SVGCanvas) {
    canvas.rect(frame, fill: Palette.bar)
    let edge = properties.type == .navigationBar ? frame.maxY : frame.minY
    if properties.type != .statusBar { canvas.line(CGPoint(x: frame.minX, y: edge), CGPoint(x: frame.maxX, y: edge), stroke: Palette.separator) }
    let name = caption.isEmpty ? properties.identifier : caption
    if properties.type == .navigationBar && !hasTextChild { canvas.text(name, in: frame, alignment: .centre, isBold: true) }
  }

  private var hasTextChild: Bool { tree.first(ElementQuery(scope: id, type: .staticText)) != nil }

  private func drawCell(on canvas: inout SVGCanvas) {
    canvas.rect(frame, fill: properties.isSelected ? Palette.track : Palette.surface)
    canvas.line(CGPoint(x: frame.minX + 16, y: frame.maxY - 0.25), CGPoint(x: frame.maxX, y: frame.maxY - 0.25), stroke: Palette.separator)
    if isLeaf { canvas.text(caption, in: frame.insetBy(dx: 16, dy: 0), fill: textColor) }
  }

  private func drawCard(on canvas: inout SVGCanvas) {
    canvas.rect(screen, fill: "#000000", opacity: 0.3)
    canvas.rect(frame, radius: 14, fill: Palette.bar)
    if !hasTextChild {
      canvas.text(caption, in: CGRect(x: frame.minX + 16, y: frame.minY + 8, width: frame.width - 32, height: 28), alignment: .centre, isBold: true)
    }
  }

  private func drawKey(on canvas: inout SVGCanvas) {
    canvas.rect(frame.insetBy(dx: min(3, frame.width / 8), dy: min(4, frame.height / 8)), radius: 5, fill: Palette.surface)
    canvas.text(caption.isEmpty ? properties.identifier : caption, in: frame.insetBy(dx: 4, dy: 0), size: 20, alignment: .centre)
  }

  // MARK: Text and images

  private func drawText(on canvas: inout SVGCanvas) {
    switch properties.type {
    case .textView:
      canvas.rect(frame, radius: 8, fill: Palette.surface, stroke: properties.hasFocus ? Palette.tint : Palette.separator)
      drawLines(properties.value ?? caption, on: &canvas)
    case .link: canvas.text(caption, in: frame, fill: tint, isUnderlined: true)
    default:
      let isHeader = properties.traits.contains(.header)
      // Text in a bar, a button or an alert stands in its middle; elsewhere it starts at the leading edge.
      let isCentred = isInside([.navigationBar, .button, .alert, .tabBar, .icon, .key])
      canvas.text(
        caption.isEmpty ? properties.value ?? "" : caption, in: frame, size: isHeader && frame.height >= 36 ? 28 : 17, alignment: isCentred ? .centre : .leading,
        fill: textColor, isBold: isHeader)
    }
  }

  private func drawLines(_ text: String, on canvas: inout SVGCanvas) {
    let room = frame.insetBy(dx: 8, dy: 8)
    if room.isEmpty { return }
    let perLine = max(1, Int(room.width / 7.5))
    var y = room.minY
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var rest = paragraph
      repeat {
        if y + 20 > room.maxY { return }
        canvas.text(String(rest.prefix(perLine)), in: CGRect(x: room.minX, y: y, width: room.width + 20, height: 20), size: 15, fill: textColor)
        rest = rest.dropFirst(perLine)
        y += 20
      } while !rest.isEmpty
    }
  }

  private func drawImage(on canvas: inout SVGCanvas) {
    let isIcon = properties.type == .icon
    let square = isIcon ? CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: max(1, frame.height - 18)) : frame
    canvas.rect(square, radius: isIcon ? square.width / 4 : 6, fill: isIcon ? Palette.tint : Palette.image)
    if isIcon {
      canvas.text(String(caption.prefix(1)), in: square, size: 28, alignment: .centre, fill: Palette.surface, isBold: true)
      canvas.text(caption, in: CGRect(x: frame.minX - 8, y: frame.maxY - 16, width: frame.width + 16, height: 16), size: 11, alignment: .centre)
      return
    }
    let unit = min(frame.width, frame.height) / 2
    if unit >= 6 {
      canvas.circle(CGPoint(x: frame.midX - unit * 0.4, y: frame.midY - unit * 0.35), radius: unit * 0.18, fill: Palette.imageShape)
      canvas.polygon(
        [
          CGPoint(x: frame.midX - unit * 0.75, y: frame.midY + unit * 0.55), CGPoint(x: frame.midX + unit * 0.1, y: frame.midY - unit * 0.3),
          CGPoint(x: frame.midX + unit * 0.75, y: frame.midY + unit * 0.55),
        ], fill: Palette.imageShape)
    }
    if frame.height >= 48 {
      canvas.text(caption, in: CGRect(x: frame.minX + 4, y: frame.maxY - 18, width: frame.width - 8, height: 16), size: 11, alignment: .centre, fill: Palette.secondary)
    }
  }

  /// Whether the element is in one of these types, at most three levels up.
  func isInside(_ types: [ElementType]) -> Bool {
    var ancestor = tree.parent(of: id)
    for _ in 0..<3 {
      guard let element = ancestor else { return false }
      if types.contains(tree.type(of: element)) { return true }
      ancestor = tree.parent(of: element)
    }
    return false
  }
}
