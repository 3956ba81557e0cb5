/// What a control or a cell reads out: the texts in it or, without any, the names of the images.
struct AccessibilityText {
  /// Whether the controls in it speak for themselves.
  let leavesOutControls: Bool
  // Most controls have one text, which needs no array.
  private var first: String?
  private var others: [String] = []
  private var imageNames: [String] = []
  // Of the last image.
  private var imageIdentifier = ""

  init(leavesOutControls: Bool = false) { self.leavesOutControls = leavesOutControls }

  mutating func append(_ text: String) { if first == nil { first = text } else { others.append(text) } }

  mutating func append(imageName: String, identifier: String) {
    imageNames.append(imageName)
    imageIdentifier = identifier
  }

  /// The identifier of the image that is all there is; empty otherwise.
  var identifierOfOnlyImage: String { first == nil && imageNames.count == 1 ? imageIdentifier : "" }

  /// The parts as one text.
  var joined: String {
    guard let first else { return imageNames.count == 1 ? imageNames[0] : imageNames.joined(separator: ", ") }
    return others.isEmpty ? first : first + ", " + others.joined(separator: ", ")
  }
}

extension Node {
  /// Whether there is a control in this node.
  final var hasControls: Bool {
    var hasControls = false
    forEachSyncedChild { if !hasControls { hasControls = $0.isControl || $0.hasControls } }
    return hasControls
  }

  /// The text that a control or a cell around this node reads out.
  final func accessibilityText(leavesOutControls: Bool = false) -> String { accessibilityParts(leavesOutControls: leavesOutControls).joined }

  /// The parts of that text.
  final func accessibilityParts(leavesOutControls: Bool = false) -> AccessibilityText {
    var text = AccessibilityText(leavesOutControls: leavesOutControls)
    appendAccessibilityText(to: &text)
    return text
  }

  /// The name of the first symbol of the system that this node shows, whether it is read out or not.
  final var firstSymbol: String? {
    if let symbol = (self as? any SymbolShowing)?.symbolName { return symbol }
    var found: String?
    forEachChild { if found == nil { found = $0.firstSymbol } }
    return found
  }
}

/// A node that may show a symbol of the system.
@MainActor
protocol SymbolShowing: Node {
  /// The name of the symbol; `nil` for any other image.
  var symbolName: String? { get }
}
