/// What the system reads out for the symbols that have a name of their own, in English.
///
/// Each is from a public test suite or an element dump in which a button or an image with the symbol alone has the label. A symbol that is not here is read out by its name, as are
/// `star`, `pencil`, `info.circle`, `bell`, `house`, `person` and `gearshape` on a phone. Symbols that no source was found for are not here either.
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

  /// The label of a symbol.
  static func label(of symbol: String) -> String { labels[symbol] ?? symbol }
}
