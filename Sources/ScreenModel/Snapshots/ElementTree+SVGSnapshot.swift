import Foundation

extension ElementTree {
  /// A picture of the screen as a person would recognise it, as an SVG document.
  ///
  /// Elements are drawn by type: bars, cells, buttons, fields with their value or placeholder, switches, sliders, alerts above a dimmed
  /// screen. Hidden elements are not drawn, clipped ones are cut. All text is escaped, and a secure field shows nothing but bullets.
  /// The same tree gives the same text. It holds no ids, so that several pictures can stand in one HTML page.
  ///
  /// - Parameters:
  ///   - element: What to draw, with all that is in it; `nil` for the whole screen. An absent element gives an empty picture.
  ///   - size: The size of the picture in points. What is drawn is scaled to fit it.
  public func svgSnapshot(of element: ElementID? = nil, size: CGSize) -> String {
    let top = slot(element ?? root)
    var canvas = SVGCanvas()
    var bounds = memory.pointee.details[top].frame.rect
    if bounds.isEmpty { bounds = CGRect(origin: .zero, size: size) }
    canvas.open(viewBox: bounds, size: size)
    canvas.rect(bounds, fill: Palette.page)
    if top != 0 { draw(top, in: bounds, on: &canvas) }
    canvas.rect(bounds.insetBy(dx: 0.5, dy: 0.5), fill: "none", stroke: Palette.separator)
    canvas.close()
    return canvas.markup
  }

  private func draw(_ top: UInt32, in screen: CGRect, on canvas: inout SVGCanvas) {
    var clipping: [UInt32] = []
    var slot = top
    while true {
      let node = memory.pointee.nodes[slot]
      var mayEnter = !node.flags.has(.hidden)
      if mayEnter {
        let id = id(slot)
        ElementDrawing(tree: self, id: id, screen: screen).draw(on: &canvas)
        let frame = memory.pointee.details[slot].frame.rect
        if node.firstChild != 0 && node.flags.has(.clips) {
          mayEnter = !frame.isEmpty && frame.intersects(screen)
          if mayEnter {
            canvas.openClip(frame)
            clipping.append(slot)
          }
        }
      }
      if mayEnter && node.firstChild != 0 {
        slot = node.firstChild
        continue
      }
      while slot != top && memory.pointee.nodes[slot].next == 0 {
        slot = memory.pointee.nodes[slot].parent
        if clipping.last == slot {
          canvas.closeClip()
          clipping.removeLast()
        }
      }
      if slot == top { return }
      slot = memory.pointee.nodes[slot].next
    }
  }
}
