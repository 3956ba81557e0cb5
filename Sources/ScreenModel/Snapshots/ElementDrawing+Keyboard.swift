import Foundation

extension ElementDrawing {
  // MARK: Keyboards

  private static func cap(of key: CGRect) -> CGRect { key.insetBy(dx: min(3, key.width / 8), dy: min(6, key.height / 8)) }

  /// Draws the ground of a keyboard, and the lower edges of its keys.
  func drawKeyboard(on canvas: inout SVGCanvas) {
    canvas.rect(frame, fill: colors.keyboard)
    var path = ""
    // All keys share one path, because a keyboard has many keys.
    for key in tree.childSequence(of: id) where !tree.isHidden(key) {
      let cap = Self.cap(of: tree.frame(of: key))
      if cap.width > 10 && cap.height > 10 { path += "M\(canvas.n(cap.minX + 5)) \(canvas.n(cap.maxY - 4))h\(canvas.n(cap.width - 10))" }
    }
    if !path.isEmpty { canvas.stroke(path, stroke: colors.keyShadow, width: 10) }
    drawKeyboardSymbols(on: &canvas)
  }

  /// Draws the symbols in the lower corners, because a phone with round corners doesn't have keys there.
  private func drawKeyboardSymbols(on canvas: inout SVGCanvas) {
    guard let bottom = tree.childSequence(of: id).map({ tree.frame(of: $0).maxY }).max(), frame.maxY - bottom >= 28, frame.width >= 200 else { return }
    let side: CGFloat = 24
    let y = bottom + 2
    canvas.symbol(.named("globe"), in: CGRect(x: frame.minX + 24, y: y, width: side, height: side), color: colors.secondary, background: colors.keyboard)
    canvas.symbol(.named("mic"), in: CGRect(x: frame.maxX - 24 - side, y: y, width: side, height: side), color: colors.secondary, background: colors.keyboard)
  }

  /// The names of keys, and the texts that they show.
  private static let keyTexts = ["numbers": "123", "more": "123", "letters": "ABC", "symbols": "#+=", "return": "return", "Return": "return"]

  func drawKey(on canvas: inout SVGCanvas) {
    let name = caption.isEmpty ? properties.identifier : caption
    let isLetter = name.count == 1 || name == "space"
    let cap = Self.cap(of: frame)
    canvas.rect(cap, radius: 5, fill: properties.isSelected || isLetter ? colors.key : colors.functionKey)
    if name.lowercased() == "shift" { return drawShift(in: cap, on: &canvas) }
    if name.lowercased() == "delete" { return drawDelete(in: cap, on: &canvas) }
    let text = Self.keyTexts[name] ?? name
    canvas.text(text, in: cap.insetBy(dx: min(3, cap.width / 8), dy: 0), .init(size: text.count == 1 ? 22 : 16, alignment: .center, fill: textColor))
  }

  private func drawShift(in cap: CGRect, on canvas: inout SVGCanvas) {
    let unit = min(cap.width, cap.height, 40) / 40
    if unit <= 0 { return }
    let (x, y) = (cap.midX, cap.midY)
    let points = [(0, -9), (9.5, 1), (4.5, 1), (4.5, 8), (-4.5, 8), (-4.5, 1), (-9.5, 1)].map { "\(canvas.n(x + $0.0 * unit)) \(canvas.n(y + $0.1 * unit))" }
    canvas.stroke("M" + points.joined(separator: "L") + "Z", stroke: textColor, width: 1.5 * unit)
  }

  private func drawDelete(in cap: CGRect, on canvas: inout SVGCanvas) {
    let unit = min(cap.width, cap.height, 40) / 40
    if unit <= 0 { return }
    func path(_ points: [(CGFloat, CGFloat)]) -> String { "M" + points.map { "\(canvas.n(cap.midX + $0.0 * unit)) \(canvas.n(cap.midY + $0.1 * unit))" }.joined(separator: "L") }
    let outline = path([(-11, 0), (-4, -8), (10, -8), (10, 8), (-4, 8)]) + "Z"
    canvas.stroke(outline + path([(-1, -3.5), (6, 3.5)]) + path([(-1, 3.5), (6, -3.5)]), stroke: textColor, width: 1.5 * unit)
  }

  /// Whether the element is the bar with suggestions above a keyboard.
  var isPredictionBar: Bool { properties.identifier == "Typing Predictions" }

  func drawPredictions(on canvas: inout SVGCanvas) {
    canvas.rect(frame, fill: colors.keyboard)
    let height = min(22, frame.height)
    for part in 1...2 {
      let x = frame.minX + frame.width * CGFloat(part) / 3
      canvas.rect(CGRect(x: x - 0.5, y: frame.midY - height / 2, width: 1, height: height), fill: colors.functionKey)
    }
  }

  // MARK: Edit menus

  func drawEditMenu(on canvas: inout SVGCanvas) {
    canvas.shadow(of: frame, radius: 10, layers: [(10, 0.02), (7, 0.02), (4, 0.03), (1, 0.04)])
    canvas.rect(frame, radius: 10, fill: colors.menu)
  }

  func drawEditMenuItem(on canvas: inout SVGCanvas) {
    if let parent = tree.parent(of: id), frame.minX > tree.frame(of: parent).minX + 1 {
      canvas.rect(CGRect(x: frame.minX - 0.25, y: frame.minY, width: 0.5, height: frame.height), fill: colors.separator)
    }
    canvas.text(caption, in: frame.insetBy(dx: min(6, frame.width / 8), dy: 0), .init(size: 14, alignment: .center, fill: textColor))
  }

  // MARK: Close buttons

  var isCloseButton: Bool {
    max(frame.width, frame.height) <= 50 && ["close", "clear text", "clear"].contains(caption.lowercased()) || isInside([.searchField, .textField, .secureTextField])
  }

  /// Draws a cross in a circle.
  func drawCross(on canvas: inout SVGCanvas) {
    let isInField = isInside([.searchField, .textField, .secureTextField])
    let radius = min(isInField ? 8.5 : 15, frame.width / 2, frame.height / 2)
    if radius <= 0 { return }
    let arm = radius * (isInField ? 0.4 : 0.3)
    let (x, y) = (frame.midX, frame.midY)
    canvas.circle(CGPoint(x: x, y: y), radius: radius, fill: isInField ? colors.gray : colors.track)
    let falling = canvas.polyline(CGPoint(x: x - arm, y: y - arm), CGPoint(x: x + arm, y: y + arm))
    let rising = canvas.polyline(CGPoint(x: x - arm, y: y + arm), CGPoint(x: x + arm, y: y - arm))
    canvas.stroke(falling + rising, stroke: isInField ? colors.card : colors.secondary, width: isInField ? 1.5 : 2)
  }

  // MARK: Web views

  /// Draws the page of a web view, with a globe if nothing in the page is known.
  func drawWebView(on canvas: inout SVGCanvas) {
    canvas.rect(frame, fill: colors.surface)
    guard isLeaf, min(frame.width, frame.height) >= 80 else { return }
    canvas.symbol(.named("globe"), in: CGRect(x: frame.midX - 20, y: frame.midY - 30, width: 40, height: 40), color: colors.faint, background: colors.surface)
    canvas.text(caption, in: CGRect(x: frame.minX + 16, y: frame.midY + 18, width: frame.width - 32, height: 22), .init(size: 15, alignment: .center, fill: colors.secondary))
  }
}
