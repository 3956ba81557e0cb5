import Foundation

extension ElementTree {
  /// Returns a drawing of the screen as an SVG document, where a person can recognize the elements.
  ///
  /// The type of an element determines how it's drawn, such as a bar, a cell, a button, a field with its value or placeholder, a switch, or an alert above a dimmed
  /// screen. Hidden elements aren't drawn, and clipping applies. All text is escaped, and a secure field shows only bullets.
  /// The same tree results in the same document. The only ids in a document belong to symbols that it draws several times, and to the round corners of a screen. A symbol or a size of a screen
  /// has the same id in all documents, so an HTML page can contain several snapshots.
  ///
  /// - Parameters:
  ///   - element: The element to draw with its descendants, or `nil` for the whole screen. If the element is absent, the drawing is empty.
  ///   - size: The size of the drawing, in points. The screen is scaled to this size.
  public func svgSnapshot(of element: ElementID? = nil, size: CGSize) -> String {
    let top = slot(element ?? root)
    let looks = look?().elements ?? [:]
    let screenLook = looks[root] ?? ElementLook()
    let colors: Palette = screenLook.traits.contains(.dark) ? .dark : .light
    var canvas = SVGCanvas(colors: colors)
    var bounds = memory.pointee.details[top].frame.rect
    if bounds.isEmpty { bounds = CGRect(origin: .zero, size: size) }
    canvas.open(viewBox: bounds, size: size)
    let isScreen = element == nil || element == root
    let hasRoundCorners = isScreen && screenLook.traits.contains(.roundCorners)
    if hasRoundCorners { canvas.openScreen(bounds) }
    canvas.rect(bounds, fill: colors.page)
    if top != 0 { draw(top, ElementDrawing.Context(screen: bounds, looks: looks, colors: colors), on: &canvas) }
    if isScreen && !screenLook.note.isEmpty {
      canvas.statusBar(screenLook.note, on: bounds, hasRoundCorners: hasRoundCorners, isRightToLeft: screenLook.traits.contains(.rightToLeft))
    }
    if isScreen && screenLook.traits.contains(.homeIndicator) { canvas.homeIndicator(on: bounds) }
    if hasRoundCorners { canvas.closeGroup() }
    canvas.rect(bounds.insetBy(dx: 0.5, dy: 0.5), radius: hasRoundCorners ? SVGCanvas.screenRadius(bounds.size) - 0.5 : 0, fill: "none", stroke: colors.separator)
    canvas.close()
    return canvas.markup
  }

  private func draw(_ top: UInt32, _ context: ElementDrawing.Context, on canvas: inout SVGCanvas) {
    let screen = context.screen
    var clipping: [UInt32] = []
    var slot = top
    while true {
      let node = memory.pointee.nodes[slot]
      // Don't draw parts of controls, which are hidden, because a control draws its own text. A part is drawn only if it's the element to draw.
      var mayEnter = slot == top ? !memory.pointee.isHidden(slot) : !node.flags.has(.hidden)
      if mayEnter {
        let id = id(slot)
        let drawing = ElementDrawing(tree: self, id: id, context: context)
        let clips = node.firstChild != 0 && node.flags.has(.clips)
        drawing.draw(on: &canvas, clips: clips)
        let frame = drawing.transformed(uncoveredFrame(slot))
        if clips {
          mayEnter = !frame.isEmpty && frame.intersects(screen)
          if mayEnter {
            canvas.openClip(frame)
            drawing.drawClippedContents(on: &canvas)
            clipping.append(slot)
          }
        }
      }
      if mayEnter && node.firstChild != 0 {
        slot = node.firstChild
        continue
      }
      drawOver(slot, context, on: &canvas)
      while slot != top && memory.pointee.nodes[slot].next == 0 {
        slot = memory.pointee.nodes[slot].parent
        if clipping.last == slot {
          canvas.closeClip()
          clipping.removeLast()
        }
        drawOver(slot, context, on: &canvas)
      }
      if slot == top { return }
      slot = memory.pointee.nodes[slot].next
    }
  }

  /// Draws what lies above an element and everything in it.
  private func drawOver(_ slot: UInt32, _ context: ElementDrawing.Context, on canvas: inout SVGCanvas) {
    if memory.pointee.nodes[slot].flags.has(.hidden) { return }
    guard let look = context.looks[id(slot)] else { return }
    for drawing in look.over where drawing.frame.intersects(context.screen) { drawing.draw(on: &canvas) }
  }
}
