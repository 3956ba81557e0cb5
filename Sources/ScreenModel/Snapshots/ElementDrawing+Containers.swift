import Foundation

extension ElementDrawing {
  func drawBar(on canvas: inout SVGCanvas) {
    canvas.rect(frame, fill: colors.bar)
    let edge = properties.type == .navigationBar ? frame.maxY : frame.minY
    if properties.type != .statusBar { canvas.line(CGPoint(x: frame.minX, y: edge), CGPoint(x: frame.maxX, y: edge), stroke: colors.separator) }
    let name = caption.isEmpty ? properties.identifier : caption
    if properties.type == .navigationBar && !hasTextChild { canvas.text(name, in: room(for: name), .init(alignment: .center, isBold: true)) }
  }

  private var hasTextChild: Bool { tree.first(ElementQuery(scope: id, type: .staticText)) != nil }

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

  func drawList(on canvas: inout SVGCanvas) {
    // Draw an edge around a list that's narrower than the screen, because it's on top of other content, like a menu.
    canvas.rect(tree.uncoveredFrame(of: id), fill: colors.surface, stroke: frame.width < screen.width * 0.9 ? colors.separator : nil)
  }

  func drawCell(on canvas: inout SVGCanvas) {
    canvas.rect(frame, fill: properties.isSelected ? colors.track : colors.surface)
    canvas.line(CGPoint(x: frame.minX + 16, y: frame.maxY - 0.25), CGPoint(x: frame.maxX, y: frame.maxY - 0.25), stroke: colors.separator)
    if isLeaf { canvas.text(caption, in: frame.insetBy(dx: 16, dy: 0), .init(fill: textColor)) }
  }

  func drawCard(on canvas: inout SVGCanvas) {
    if !isOverDimmingView { canvas.rect(screen, fill: colors.dimming, opacity: colors.dimmingOpacity) }
    canvas.rect(frame, radius: 14, fill: colors.bar)
    if !hasTextChild {
      canvas.text(caption, in: CGRect(x: frame.minX + 16, y: frame.minY + 8, width: frame.width - 32, height: 28), .init(alignment: .center, isBold: true))
    }
  }

  // MARK: Views without a role

  func drawView(on canvas: inout SVGCanvas) {
    if isDimmingView { return drawDimming(on: &canvas) }
    if properties.traits.contains(.isModal) { return canvas.rect(frame, radius: 14, fill: colors.surface) }
    if properties.identifier == "Typing Predictions" { return canvas.rect(frame, fill: colors.keyboard) }
    // Don't draw the label of a view that covers the screen, because such a view only receives touches.
    if isLeaf && !coversScreen { canvas.text(caption, in: frame, .init(fill: colors.secondary)) }
  }

  private var coversScreen: Bool { frame.contains(screen) }

  /// Whether the element is a dimming view, which is a plain view behind presented views.
  private var isDimmingView: Bool {
    guard properties.type == .other, isLeaf, coversScreen, caption.isEmpty, properties.identifier.isEmpty, !properties.ignoresTouches,
      let parent = tree.parent(of: id)
    else { return false }
    return tree.childSequence(of: parent).first { !tree.isHidden($0) } != id
  }

  /// Whether a dimming view dims the content below the card.
  private var isOverDimmingView: Bool {
    guard let parent = tree.parent(of: id) else { return false }
    return tree.childSequence(of: parent).prefix { $0 != id }.contains { ElementDrawing(tree: tree, id: $0, context: context).isDimmingView }
  }

  /// Dims the screen, and draws the background of a presented page.
  ///
  /// The page doesn't have an element for its background.
  private func drawDimming(on canvas: inout SVGCanvas) {
    let presented = laterSiblings.prefix { !ElementDrawing(tree: tree, id: $0, context: context).isDimmingView && tree.type(of: $0) != .keyboard }
    guard let first = presented.first else { return }
    // Don't dim the content below a menu, whose first element is the region that closes it.
    if tree.type(of: first) == .other && tree.frame(of: first).contains(screen) { return }
    canvas.rect(screen, fill: colors.dimming, opacity: colors.dimmingOpacity)
    if [.alert, .sheet, .dialog, .popover, .drawer].contains(tree.type(of: first)) || tree.traits(of: first).contains(.isModal) { return }
    let top = presented.map { tree.frame(of: $0).minY }.min() ?? screen.minY
    let y = max(screen.minY, min(top - 10, screen.minY + 47))
    canvas.rect(CGRect(x: screen.minX, y: y, width: screen.width, height: screen.maxY - y), radius: 10, fill: colors.surface)
  }
}
