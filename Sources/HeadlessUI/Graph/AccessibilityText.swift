/// What a control or a cell reads out: the texts in it or, without any, the names of the images.
struct AccessibilityText {
  private var texts: [String] = []
  private var imageNames: [String] = []

  mutating func append(_ text: String) { texts.append(text) }

  mutating func append(imageName: String) { imageNames.append(imageName) }

  /// The parts as one text.
  var joined: String {
    let parts = texts.isEmpty ? imageNames : texts
    return parts.count == 1 ? parts[0] : parts.joined(separator: ", ")
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
