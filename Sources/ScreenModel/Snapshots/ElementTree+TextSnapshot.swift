import Foundation

extension ElementTree {
  /// Returns the tree as indented text, with one line per element.
  ///
  /// A line looks like `Button “Log in” (id: “LogInButton”) value “x” placeholder “y” [disabled, selected] {{16, 100}, {358, 44}}`. Control
  /// characters are escaped, and the value of a secure field is written as bullets. Hidden elements have the state “[hidden]”. Text and images
  /// inside a control are left out.
  ///
  /// - Parameters:
  ///   - element: The element to start with, or `nil` for the root. If the element is absent, the result is an empty string.
  ///   - limit: The number of lines for elements. If there are more elements, one additional line has their number: “… 120 more elements”. A single additional element has the line itself.
  ///   - collapsesKeyboards: Whether a keyboard is one line without a frame: “Keyboard, 30 keys, shown”.
  public func textSnapshot(of element: ElementID? = nil, limit: Int? = nil, collapsesKeyboards: Bool = false) -> String {
    let top = slot(element ?? root)
    if top == 0 { return "" }
    let total = shownCount(from: top, collapsesKeyboards)
    let most = max(0, limit ?? total)
    let shown = total - most > 1 ? most : total
    var lines: [String] = []
    var slot = top
    let topDepth = memory.pointee.depth(top)
    while slot != 0 && lines.count < shown {
      if slot == top || !isPartOfControl(id(slot)) {
        let line = collapsesKeyboards && isKeyboard(slot) ? keyboardLine(of: slot, in: top) : line(of: id(slot))
        lines.append(String(repeating: "  ", count: memory.pointee.depth(slot) - topDepth) + line)
      }
      slot = next(after: slot, in: top, collapsesKeyboards)
    }
    let more = total - shown
    if more > 0 { lines.append("… \(more) more elements") }
    return lines.joined(separator: "\n")
  }

  /// Returns the number of elements that have a line in a text snapshot.
  ///
  /// Elements inside controls don't have lines, because the line of the control shows their text.
  private func shownCount(from top: UInt32, _ collapsesKeyboards: Bool) -> Int {
    var count = 0
    var slot = top
    while slot != 0 {
      if slot == top || !isPartOfControl(id(slot)) { count += 1 }
      slot = next(after: slot, in: top, collapsesKeyboards)
    }
    return count
  }

  private func isKeyboard(_ slot: UInt32) -> Bool { self[id(slot)].type == .keyboard }

  /// Returns the next element in tree order, which isn't inside the element if that is a collapsed keyboard.
  private func next(after slot: UInt32, in top: UInt32, _ collapsesKeyboards: Bool) -> UInt32 {
    var next = memory.pointee.following(slot, in: top)
    guard collapsesKeyboards, isKeyboard(slot) else { return next }
    let depth = memory.pointee.depth(slot)
    while next != 0, memory.pointee.depth(next) > depth { next = memory.pointee.following(next, in: top) }
    return next
  }

  /// Returns the line of a collapsed keyboard: “Keyboard, 30 keys, shown”.
  private func keyboardLine(of keyboard: UInt32, in top: UInt32) -> String {
    let depth = memory.pointee.depth(keyboard)
    var keys = 0
    var slot = memory.pointee.following(keyboard, in: top)
    while slot != 0, memory.pointee.depth(slot) > depth {
      let type = self[id(slot)].type
      if type == .key || type == .button { keys += 1 }
      slot = memory.pointee.following(slot, in: top)
    }
    let properties = self[id(keyboard)]
    return "\(properties.type.name), \(keys.counted("key")), \(properties.isHidden ? "hidden" : "shown")"
  }

  /// Returns an element's line in a text snapshot, without its frame.
  ///
  /// For example, `Button “Log in” (id: “LogInButton”) [disabled]`.
  public func summary(of element: ElementID) -> String { Self.summary(of: self[element]) }

  private func line(of element: ElementID) -> String {
    let properties = self[element]
    return "\(Self.summary(of: properties)) \(SnapshotText.frame(properties.frame))"
  }

  private static func summary(of properties: ElementProperties) -> String {
    var line = properties.type.name
    if !properties.label.isEmpty { line += " " + SnapshotText.quoted(properties.label) }
    if !properties.identifier.isEmpty { line += " (id: \(SnapshotText.quoted(properties.identifier)))" }
    if !properties.title.isEmpty { line += " title " + SnapshotText.quoted(properties.title) }
    if let value = SnapshotText.shownValue(properties.value, type: properties.type) { line += " value " + SnapshotText.quoted(value) }
    if let placeholder = properties.placeholder { line += " placeholder " + SnapshotText.quoted(placeholder) }
    let states = self.states(of: properties)
    if !states.isEmpty { line += " [\(states.joined(separator: ", "))]" }
    return line
  }

  private static func states(of properties: ElementProperties) -> [String] {
    var states: [String] = []
    if !properties.isEnabled { states.append("disabled") }
    if properties.isSelected { states.append("selected") }
    if properties.hasFocus { states.append("focused") }
    if properties.isHidden { states.append("hidden") }
    if properties.traits.contains(.header) { states.append("header") }
    if properties.traits.contains(.isModal) { states.append("modal") }
    return states
  }
}
