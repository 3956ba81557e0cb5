/// What a control or a cell reads out: the texts in it or, without any, the names of the images.
struct AccessibilityText {
  /// Whether the controls in it speak for themselves.
  let leavesOutControls: Bool
  // Most controls have one text, which needs no array.
  private var first: String?
  private var others: [String] = []
  private var imageNames: [String] = []

  init(leavesOutControls: Bool = false) { self.leavesOutControls = leavesOutControls }

  mutating func append(_ text: String) { if first == nil { first = text } else { others.append(text) } }

  mutating func append(imageName: String) { imageNames.append(imageName) }

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
  final func accessibilityText(leavesOutControls: Bool = false) -> String {
    var text = AccessibilityText(leavesOutControls: leavesOutControls)
    appendAccessibilityText(to: &text)
    return text.joined
  }
}
