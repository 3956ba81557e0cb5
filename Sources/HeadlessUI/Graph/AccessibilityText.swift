/// What a control or a cell reads out: the texts in it or, without any, the names of the images.
struct AccessibilityText {
  // Most controls have one text, which needs no array.
  private var first: String?
  private var others: [String] = []
  private var imageNames: [String] = []

  mutating func append(_ text: String) { if first == nil { first = text } else { others.append(text) } }

  mutating func append(imageName: String) { imageNames.append(imageName) }

  /// The parts as one text.
  var joined: String {
    guard let first else { return imageNames.count == 1 ? imageNames[0] : imageNames.joined(separator: ", ") }
    return others.isEmpty ? first : first + ", " + others.joined(separator: ", ")
  }
}

extension Node {
  /// The text that a control or a cell around this node reads out.
  final func accessibilityText() -> String {
    var text = AccessibilityText()
    appendAccessibilityText(to: &text)
    return text.joined
  }
}
