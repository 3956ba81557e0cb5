import Foundation

@testable import ScreenModel

/// A page with the drawings of symbols in light and dark colors, at three sizes.
struct SymbolSheet {
  /// The sixty symbols that public apps use most, in order.
  static let mostUsed: [String] = [
    "plus", "magnifyingglass", "xmark", "star", "square.and.arrow.up", "pencil", "checkmark.circle.fill", "calendar", "heart.fill", "star.fill", "chevron.right", "trash",
    "xmark.circle.fill", "checkmark", "info.circle", "list.bullet", "xmark.circle", "plus.circle", "photo", "globe", "house", "gear", "checkmark.circle", "clock",
    "person.crop.circle", "square.and.pencil", "circle", "ellipsis", "questionmark.circle", "chevron.down", "arrow.clockwise", "circle.fill", "map", "plus.circle.fill",
    "person.fill", "chevron.forward", "doc.on.doc", "tag", "arrow.up.forward.square", "exclamationmark.triangle.fill", "exclamationmark.triangle", "bell.fill",
    "exclamationmark.bubble", "bell", "paperplane", "shippingbox", "paintpalette", "slider.horizontal.3", "camera", "chevron.down.circle.fill", "checkmark.shield", "person.3",
    "book", "square.and.arrow.down", "arrow.left.arrow.right", "cart", "arrow.up.arrow.down", "info.circle.fill", "checkmark.seal.fill", "doc.richtext",
  ]

  /// Symbols that are composed from others.
  static let variants: [String] = [
    "star.slash", "star.circle", "star.circle.fill", "bell.slash.fill", "bell.badge", "heart.circle.fill", "person.badge.plus", "person.fill.badge.minus", "doc.badge.plus",
    "calendar.badge.clock", "person.crop.circle.badge.xmark", "person.crop.circle.fill.badge.checkmark", "plus.square.on.square", "plus.square.fill.on.square.fill",
    "photo.on.rectangle.angled", "qrcode.viewfinder", "text.bubble", "1.circle", "a.square.fill", "12.circle.fill", "eye.slash", "camera.fill", "trash.circle.fill",
    "checkmark.rectangle", "xmark.octagon.fill", "questionmark.diamond.fill", "arrow.up.circle.fill", "lock.shield.fill", "video.slash.fill", "magnifyingglass.circle",
  ]

  /// Symbols that don't have a drawing.
  static let unknown: [String] = ["bird", "box.truck", "atom.circle"]

  private static let columns = 10
  private static let (cellWidth, cellHeight) = (118.0, 84.0)

  /// The page as an XHTML document.
  static var page: String {
    let names = mostUsed + variants + unknown + SymbolStrokes.all.keys.sorted()
    let sheets = [("#FFFFFF", "#000000", "#007AFF"), ("#1C1C1E", "#FFFFFF", "#0A84FF")].map { sheet(names, background: $0, text: $1, tint: $2) }
    return "<html xmlns=\"http://www.w3.org/1999/xhtml\"><head><title>Symbols</title></head><body>\n\(sheets.joined(separator: "\n"))\n</body></html>\n"
  }

  private static func sheet(_ names: [String], background: String, text: String, tint: String) -> String {
    let rows = (names.count + columns - 1) / columns
    var svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(Double(columns) * cellWidth)\" height=\"\(Double(rows) * cellHeight)\" font-family=\"sans-serif\">"
    svg += "<rect width=\"100%\" height=\"100%\" fill=\"\(background)\"/>\n"
    for (index, name) in names.enumerated() {
      let (x, y) = (Double(index % columns) * cellWidth, Double(index / columns) * cellHeight)
      let drawing = SymbolDrawing.named(name)
      svg += drawing.svg(in: CGRect(x: x + 8, y: y + 8, width: 48, height: 48), color: text, background: background)
      svg += drawing.svg(in: CGRect(x: x + 64, y: y + 24, width: 17, height: 17), color: tint, background: background)
      svg += drawing.svg(in: CGRect(x: x + 88, y: y + 20, width: 24, height: 24), color: text, background: background)
      svg += "<text x=\"\(x + 59)\" y=\"\(y + 72)\" text-anchor=\"middle\" font-size=\"8\" fill=\"\(text)\">\(name)</text>\n"
    }
    return svg + "</svg>"
  }
}
