import Foundation

extension ElementDrawing {
  /// The space between a symbol and the text after it, in points.
  private static let symbolSpacing: CGFloat = 6

  /// The largest size of a symbol in a control, in points.
  private static let largestSymbol: CGFloat = 22

  /// The symbol that the element shows, or `nil` if there's none.
  ///
  /// A recorded element doesn't have details, so its symbol is known only from its identifier, which is the symbol's name for an image, a tab, and a button with only
  /// the symbol.
  var symbol: SymbolDrawing? {
    let details = properties.details
    if let name = details.symbolName { return .named(name) }
    if details.isSystemImage { return details.imageName.map(SymbolDrawing.named) }
    let identifier = properties.identifier
    if details.imageName != nil || details.imageData != nil || identifier.isEmpty { return nil }
    // An app can give a button an identifier like a word that is also a symbol's name, so this button must not have another label.
    if properties.type != .image && !isInside([.tabBar]) && identifier != caption && !identifier.contains(".") { return nil }
    let drawing = SymbolDrawing.named(identifier)
    return drawing.isKnown ? drawing : nil
  }

  /// Draws the symbol of a control before its text, and returns the frame that's left for the text.
  ///
  /// Returns `nil` if the control shows only the symbol. If the element doesn't have a symbol, nothing is drawn, and the frame is unchanged.
  func drawSymbol(
    before text: String, in box: CGRect, color: String, background: String, isBold: Bool = false, isCentered: Bool = true, on canvas: inout SVGCanvas
  ) -> CGRect? {
    guard let symbol else { return box }
    let side = min(Self.largestSymbol, box.width, box.height)
    let width = TextWidth(of: text, isBold: isBold).ems * SVGCanvas.TextStyle().size
    let isAlone = text.isEmpty || properties.identifier == symbol.name || box.width < side + Self.symbolSpacing + width * 0.8
    let total = isAlone ? side : min(box.width, side + Self.symbolSpacing + width)
    if isRightToLeft {
      let end = isCentered ? box.midX + total / 2 : box.maxX
      canvas.symbol(symbol, in: CGRect(x: end - side, y: box.midY - side / 2, width: side, height: side), color: color, background: background)
      if isAlone { return nil }
      let start = isCentered ? end - total : box.minX
      return CGRect(x: start, y: box.minY, width: end - side - Self.symbolSpacing - start, height: box.height)
    }
    let x = isCentered ? box.midX - total / 2 : box.minX
    canvas.symbol(symbol, in: CGRect(x: x, y: box.midY - side / 2, width: side, height: side), color: color, background: background)
    if isAlone { return nil }
    let start = x + side + Self.symbolSpacing
    return CGRect(x: start, y: box.minY, width: (isCentered ? x + total : box.maxX) - start, height: box.height)
  }
}
