import Foundation

extension ElementTree {
  /// The properties of an element, or empty properties with the type `.any` if the element is absent.
  public subscript(_ element: ElementID) -> ElementProperties {
    let slot = slot(element)
    let node = memory.pointee.nodes[slot]
    let details = memory.pointee.details[slot]
    var properties = ElementProperties(
      type: ElementType(byte: node.type), identifier: string(node.identifier), label: string(node.label), title: string(details.title), value: optionalString(details.value),
      placeholder: optionalString(details.placeholder), traits: ElementTraits(rawValue: details.traits), frame: details.frame.rect,
      isEnabled: node.flags.has(.enabled), isSelected: node.flags.has(.selected), hasFocus: node.flags.has(.focused), isHidden: memory.pointee.isHidden(slot),
      clipsToBounds: node.flags.has(.clips), ignoresTouches: node.flags.has(.ignoresTouches))
    if details.rare != 0 { properties.storedDetails = memory.pointee.rare.storage(details.rare) }
    return properties
  }

  /// Returns the properties that few elements have, or default values for an element without details.
  public func details(of element: ElementID) -> ElementDetails { details(slot(element)) }

  func details(_ slot: UInt32) -> ElementDetails {
    let place = memory.pointee.details[slot].rare
    return place == 0 ? .none : memory.pointee.rare.storage(place)?.details ?? .none
  }

  /// Returns the type of an element, or `.any` if the element is absent.
  public func type(of element: ElementID) -> ElementType { ElementType(byte: memory.pointee.nodes[slot(element)].type) }

  /// Returns the accessibility identifier, or an empty string.
  public func identifier(of element: ElementID) -> String { string(memory.pointee.nodes[slot(element)].identifier) }

  /// Returns the accessibility label, or an empty string.
  public func label(of element: ElementID) -> String { string(memory.pointee.nodes[slot(element)].label) }

  /// Returns the title, or an empty string.
  public func title(of element: ElementID) -> String { string(memory.pointee.details[slot(element)].title) }

  /// Returns the value as text, if there is one.
  public func value(of element: ElementID) -> String? { optionalString(memory.pointee.details[slot(element)].value) }

  /// Returns the placeholder, if there is one.
  public func placeholder(of element: ElementID) -> String? { optionalString(memory.pointee.details[slot(element)].placeholder) }

  /// Returns whether the element has an identifier, label, title, value or placeholder that isn't empty.
  package func hasText(_ element: ElementID) -> Bool {
    let texts = memory.pointee.texts(of: slot(element))
    let isNamed = texts.identifier > StringTable.empty || texts.label > StringTable.empty
    return isNamed || texts.title > StringTable.empty || texts.value > StringTable.empty || texts.placeholder > StringTable.empty
  }

  /// Returns the accessibility traits, which describe the element's behavior.
  public func traits(of element: ElementID) -> ElementTraits { ElementTraits(rawValue: memory.pointee.details[slot(element)].traits) }

  /// Returns the frame in screen coordinates, in points, or `.zero` if the element is absent.
  public func frame(of element: ElementID) -> CGRect { memory.pointee.details[slot(element)].frame.rect }

  /// Returns whether the element is enabled, or `false` if the element is absent.
  public func isEnabled(_ element: ElementID) -> Bool { flags(element).has(.enabled) }

  /// Returns whether the element is selected.
  public func isSelected(_ element: ElementID) -> Bool { flags(element).has(.selected) }

  /// Returns whether the element has the keyboard focus.
  public func hasFocus(_ element: ElementID) -> Bool { flags(element).has(.focused) }

  /// Returns whether the element itself is hidden.
  ///
  /// The descendants of a hidden element are hidden, too, even though the result is `false` for them.
  public func isHidden(_ element: ElementID) -> Bool { memory.pointee.isHidden(slot(element)) }

  /// Returns whether the element clips content outside of its frame.
  public func clipsToBounds(_ element: ElementID) -> Bool { flags(element).has(.clips) }

  /// Returns whether touches pass through the element itself.
  public func ignoresTouches(_ element: ElementID) -> Bool { flags(element).has(.ignoresTouches) }

  @inline(__always) private func flags(_ element: ElementID) -> NodeFlags { memory.pointee.nodes[slot(element)].flags }

  @inline(__always) private func string(_ symbol: Symbol) -> String { memory.pointee.strings.string(symbol) }

  @inline(__always) private func optionalString(_ symbol: Symbol) -> String? { symbol == 0 ? nil : memory.pointee.strings.string(symbol) }
}
