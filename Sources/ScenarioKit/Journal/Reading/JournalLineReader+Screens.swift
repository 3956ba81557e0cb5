// Reads actions and screens, which make up most of a journal with pictures.
extension JournalLineReader {
  mutating func acted(_ cursor: inout JournalCursor) -> JournalEvent? {
    guard let test = cursor.string(",\"test\":"), let path = cursor.string(",\"path\":"), let name = cursor.string(",\"action\":"), let text = cursor.string(",\"text\":") else {
      return nil
    }
    var action = ActionRecord(name: name, text: text)
    if cursor.take(",\"element\":{\"text\":") {
      guard let element = element(&cursor) else { return nil }
      action.element = element
    }
    action.location = cursor.location(&lastPlace)
    let screen = cursor.integer(",\"screen\":")
    guard let virtual = cursor.seconds(",\"virtual\":"), let wall = cursor.wallAndEnd() else { return nil }
    var entry = JournalEvent.ActionEntry(test: test, path: path, action: action, virtual: virtual, wall: wall)
    entry.screen = screen.map { Int(truncatingIfNeeded: $0) }
    return .acted(entry)
  }

  private func element(_ cursor: inout JournalCursor) -> ElementRecord? {
    guard let text = cursor.string(), let type = cursor.string(",\"type\":") else { return nil }
    var element = ElementRecord(
      text: text, type: type, identifier: cursor.string(",\"identifier\":"), label: cursor.string(",\"label\":"), value: cursor.string(",\"value\":"),
      placeholder: cursor.string(",\"placeholder\":"))
    if let x = cursor.number(",\"frame\":{\"x\":") {
      guard let y = cursor.number(",\"y\":"), let width = cursor.number(",\"width\":"), let height = cursor.number(",\"height\":"), cursor.take("}") else { return nil }
      element.frame = .init(x: x, y: y, width: width, height: height)
    }
    if cursor.take(",\"isEnabled\":false") { element.isEnabled = false }
    if cursor.take(",\"isSelected\":true") { element.isSelected = true }
    if cursor.take(",\"hasFocus\":true") { element.hasFocus = true }
    return cursor.take("}") ? element : nil
  }

  func pictured(_ cursor: inout JournalCursor) -> JournalEvent? {
    guard let test = cursor.string(",\"test\":"), let path = cursor.string(",\"path\":"), let screen = cursor.integer(",\"screen\":"), let width = cursor.number(",\"width\":"),
      let height = cursor.number(",\"height\":")
    else { return nil }
    let keptFirst = cursor.integer(",\"keptFirst\":") ?? 0
    let keptLast = cursor.integer(",\"keptLast\":") ?? 0
    var elements: [PicturedElement] = []
    if cursor.take(",\"elements\":[{\"depth\":") {
      repeat {
        guard let element = picturedElement(&cursor) else { return nil }
        elements.append(element)
      } while cursor.take(",{\"depth\":")
      guard cursor.take("]") else { return nil }
    }
    guard let virtual = cursor.seconds(",\"virtual\":"), let wall = cursor.wallAndEnd() else { return nil }
    return .pictured(
      .init(
        test: test, path: path, screen: Int(truncatingIfNeeded: screen), width: width, height: height, keptFirst: Int(truncatingIfNeeded: max(0, keptFirst)),
        keptLast: Int(truncatingIfNeeded: max(0, keptLast)), elements: elements, virtual: virtual, wall: wall))
  }

  private func picturedElement(_ cursor: inout JournalCursor) -> PicturedElement? {
    guard let depth = cursor.integer(""), let type = cursor.string(",\"type\":") else { return nil }
    let identifier = cursor.string(",\"identifier\":") ?? ""
    let label = cursor.string(",\"label\":") ?? ""
    let title = cursor.string(",\"title\":") ?? ""
    let value = cursor.string(",\"value\":")
    let placeholder = cursor.string(",\"placeholder\":")
    guard let x = cursor.number(",\"frame\":["), let y = cursor.number(","), let width = cursor.number(","), let height = cursor.number(","), cursor.take("]") else { return nil }
    let traits = cursor.integer(",\"traits\":") ?? 0
    let flags = cursor.integer(",\"flags\":") ?? 0
    let look = cursor.string(",\"look\":") ?? ""
    guard cursor.take("}") else { return nil }
    return PicturedElement(
      depth: Int(truncatingIfNeeded: depth), type: type, identifier: identifier, label: label, title: title, value: value, placeholder: placeholder,
      traits: UInt32(truncatingIfNeeded: traits), frame: .init(x: x, y: y, width: width, height: height), flags: .init(rawValue: UInt8(truncatingIfNeeded: flags)), look: look)
  }
}
