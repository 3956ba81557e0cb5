import Foundation

/// The drawing of one element, without its descendants.
struct ElementDrawing {
  let tree: ElementTree
  let id: ElementID
  let context: Context
  let properties: ElementProperties
  let frame: CGRect
  let isLeaf: Bool
  let look: ElementLook
  let colors: Palette

  /// The values that all drawings of a picture share.
  struct Context {
    let screen: CGRect
    let looks: [ElementID: ElementLook]
    /// The colors of elements without their own color scheme.
    let colors: Palette
  }

  var screen: CGRect { context.screen }

  init(tree: ElementTree, id: ElementID, context: Context) {
    self.tree = tree
    self.id = id
    self.context = context
    properties = tree[id]
    look = context.looks[id] ?? ElementLook()
    colors = look.traits.contains(.dark) ? .dark : look.traits.contains(.light) ? .light : context.colors
    frame = properties.frame
    isLeaf = tree.childCount(of: id) == 0
  }

  /// The text on the element, which is its title, or its label if it doesn't have a title.
  var caption: String { properties.title.isEmpty ? properties.label : properties.title }

  var textColor: String { properties.isEnabled ? colors.text : colors.faint }

  var tint: String { properties.isEnabled ? look.tint?.hex ?? colors.tint : colors.faint }

  /// Whether the system draws the element's text and symbol, so the drawings of its label aren't shown.
  var hasSystemLabel: Bool {
    switch properties.type {
    case .icon: true
    case .button: isInside([.alert, .sheet, .tabBar]) || isMenuItem || isSwipeAction
    default: false
    }
  }

  /// The drawings of the element's views that aren't elements themselves.
  private var contents: [ScreenDrawing] { look.under.isEmpty || hasSystemLabel ? [] : look.under.filter { $0.frame.intersects(screen) || !$0.transform.isEmpty } }

  /// Returns the frame around a transformed rectangle of the element.
  func transformed(_ rect: CGRect) -> CGRect {
    let m = look.transform
    guard m.count == 6 else { return rect }
    let corners = [rect.minX, rect.maxX].flatMap { x in [rect.minY, rect.maxY].map { y in CGPoint(x: m[0] * x + m[2] * y + m[4], y: m[1] * x + m[3] * y + m[5]) } }
    return corners.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
  }

  /// Draws the contents of an element that clips them.
  func drawClippedContents(on canvas: inout SVGCanvas) { for drawing in contents { drawing.draw(on: &canvas) } }

  /// Draws the element.
  ///
  /// - Parameter clips: Whether the contents are drawn later, in the element's clip.
  func draw(on canvas: inout SVGCanvas, clips: Bool) {
    let isVisible = !frame.isEmpty && (transformed(frame).intersects(screen) || swipedRowFrame != nil)
    var shapes = SVGCanvas(colors: colors)
    if isVisible && look.opacity > 0 { shapes.group(opacity: look.opacity, transform: look.transform) { drawShapes(on: &$0) } }
    if !clips { for drawing in contents { drawing.draw(on: &shapes) } }
    if shapes.markup.isEmpty { return }
    canvas.openGroup(title: tree.summary(of: id))
    canvas.append(shapes)
    canvas.closeGroup()
  }

  private func drawShapes(on canvas: inout SVGCanvas) {
    switch properties.type {
    case .webView: drawWebView(on: &canvas)
    case .window, .browser: canvas.rect(frame, fill: colors.surface)
    case .navigationBar, .statusBar, .tabBar, .toolbar, .menuBar, .touchBar: drawBar(on: &canvas)
    // The days of a calendar don't have a ground.
    case .collectionView where isInside([.datePicker]): break
    case .table, .collectionView, .outline, .grid: drawList(on: &canvas)
    case .cell, .tableRow, .outlineRow: drawCell(on: &canvas)
    case .alert, .sheet, .dialog, .popover, .drawer: drawCard(on: &canvas)
    case .keyboard: drawKeyboard(on: &canvas)
    case .key: drawKey(on: &canvas)
    case .textView: drawTextView(on: &canvas)
    case .link: drawLink(on: &canvas)
    case .staticText, .helpTag: drawText(on: &canvas)
    case .image, .map: drawImage(on: &canvas)
    case .icon: drawIcon(on: &canvas)
    case .button, .menuButton, .popUpButton, .toolbarButton, .radioButton, .tab, .menuItem: drawButton(on: &canvas)
    case .segmentedControl: drawSegments(on: &canvas)
    case .other where isPredictionBar: drawPredictions(on: &canvas)
    case .other where isGauge: drawGauge(on: &canvas)
    case .other: drawView(on: &canvas)
    default: drawControl(on: &canvas)
    }
  }

  /// Returns the nearest ancestor with one of these types, at most three levels up.
  func container(_ types: [ElementType]) -> ElementID? {
    var ancestor = tree.parent(of: id)
    for _ in 0..<3 {
      guard let element = ancestor else { return nil }
      if types.contains(tree.type(of: element)) { return element }
      ancestor = tree.parent(of: element)
    }
    return nil
  }

  func isInside(_ types: [ElementType]) -> Bool { container(types) != nil }

  /// The later siblings of the element, which are drawn on top.
  var laterSiblings: ArraySlice<ElementID> {
    guard let parent = tree.parent(of: id) else { return [] }
    return tree.children(of: parent).drop { $0 != id }.dropFirst()
  }
}
