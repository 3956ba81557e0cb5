/// The system's accessibility labels in English, for symbols whose label differs from their name.
///
/// Each label comes from a public test suite or element dump that shows a button or an image with only the symbol. Symbols without such a source aren't listed, and
/// their label is their name, which is also the label of `star`, `pencil`, `info.circle`, `bell`, `house`, `person` and `gearshape` on iOS.
enum SymbolLabels {
  private static let labels: [String: String] = [
    "arrow.clockwise": "Refresh",
    "checkmark": "Selected",
    "checkmark.circle.fill": "Selected",
    "chevron.down": "Go Down",
    "chevron.left": "Back",
    "chevron.right": "Forward",
    "chevron.up": "Go Up",
    "ellipsis.circle": "More",
    "gear": "Settings",
    "globe": "Globe",
    "heart": "Love",
    "heart.fill": "Love",
    "magnifyingglass": "Search",
    "minus": "Remove",
    "plus": "Add",
    "plus.circle": "Add",
    "plus.circle.fill": "Add",
    "square.and.arrow.up": "Share",
    "square.and.pencil": "Compose",
    "xmark": "Close",
    "xmark.circle.fill": "Close",
  ]

  /// Returns the accessibility label of a symbol.
  static func label(of symbol: String) -> String { labels[symbol] ?? symbol }
}
