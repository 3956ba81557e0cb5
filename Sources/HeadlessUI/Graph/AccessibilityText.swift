/// The accessibility label of a control or a cell, which is made from its content.
///
/// The label consists of all text or, if there isn't any, of the names of the images.
struct AccessibilityText {
  /// Whether controls are left out because they have their own labels.
  let leavesOutControls: Bool
  // Most controls have a single text, so the first one is stored without an array.
  private var first: String?
  private var others: [String] = []
  private var imageNames: [String] = []
  // The accessibility identifier of the last image.
  private var imageIdentifier = ""
  /// The name of the first system symbol, even if it's hidden from accessibility.
  private(set) var symbolName: String?

  init(leavesOutControls: Bool = false) { self.leavesOutControls = leavesOutControls }

  mutating func append(_ text: String) { if first == nil { first = text } else { others.append(text) } }

  mutating func append(imageName: String, identifier: String) {
    imageNames.append(imageName)
    imageIdentifier = identifier
  }

  mutating func append(symbolName: String) { if self.symbolName == nil { self.symbolName = symbolName } }

  /// The identifier of the image if the content is a single image, otherwise an empty string.
  var identifierOfOnlyImage: String { first == nil && imageNames.count == 1 ? imageIdentifier : "" }

  /// All parts in one string, separated by commas.
  var joined: String {
    guard let first else { return imageNames.count == 1 ? imageNames[0] : imageNames.joined(separator: ", ") }
    return others.isEmpty ? first : first + ", " + others.joined(separator: ", ")
  }
}

extension Node {
  /// Whether the node contains a control.
  final var hasControls: Bool {
    var hasControls = false
    forEachSyncedChild { if !hasControls { hasControls = $0.isControl || $0.hasControls } }
    return hasControls
  }

  /// Returns the accessibility label of a control or a cell around this node.
  final func accessibilityText(leavesOutControls: Bool = false) -> String { accessibilityParts(leavesOutControls: leavesOutControls).joined }

  /// Returns the parts of the accessibility label.
  final func accessibilityParts(leavesOutControls: Bool = false) -> AccessibilityText {
    var text = AccessibilityText(leavesOutControls: leavesOutControls)
    appendAccessibilityText(to: &text)
    return text
  }

  /// The name of the first system symbol in this node, even if it's hidden from accessibility.
  final var firstSymbol: String? {
    if let symbol = (self as? any SymbolShowing)?.symbolName { return symbol }
    var found: String?
    forEachChild { if found == nil { found = $0.firstSymbol } }
    return found
  }
}

/// A node that can show a system symbol.
@MainActor
protocol SymbolShowing: Node {
  /// The name of the symbol, or `nil` if the node shows another image.
  var symbolName: String? { get }
}
