/// The five strings of an element as symbols.
struct NodeTexts: Equatable {
  var identifier: Symbol = 0
  var label: Symbol = 0
  var title: Symbol = 0
  var value: Symbol = 0
  var placeholder: Symbol = 0

  @inline(__always) func contains(_ symbol: Symbol) -> Bool {
    identifier == symbol || label == symbol || title == symbol || value == symbol || placeholder == symbol
  }

  var hasMoreText: Bool { title | value | placeholder != 0 }
}

extension TreeMemory {
  @inline(__always) func texts(of slot: UInt32) -> NodeTexts {
    var texts = NodeTexts(identifier: nodes[slot].identifier, label: nodes[slot].label)
    if nodes[slot].flags.has(.hasMoreText) {
      texts.title = details[slot].title
      texts.value = details[slot].value
      texts.placeholder = details[slot].placeholder
    }
    return texts
  }

  /// Sets the strings of a node.
  ///
  /// The function also updates the flag that indicates whether there are strings besides the identifier and label.
  @inline(__always) mutating func setTexts(_ texts: NodeTexts, of slot: UInt32) {
    nodes[slot].identifier = texts.identifier
    nodes[slot].label = texts.label
    if texts.hasMoreText {
      nodes[slot].flags = NodeFlags(rawValue: nodes[slot].flags.rawValue | NodeFlags.hasMoreText.rawValue)
    } else {
      nodes[slot].flags = NodeFlags(rawValue: nodes[slot].flags.rawValue & ~NodeFlags.hasMoreText.rawValue)
    }
    details[slot].title = texts.title
    details[slot].value = texts.value
    details[slot].placeholder = texts.placeholder
  }

  mutating func clearTexts(of slot: UInt32) { setTexts(NodeTexts(), of: slot) }

  /// Interns the strings of an element.
  ///
  /// Empty identifiers, labels and titles count as missing, but an empty value or placeholder doesn't.
  @inline(__always) mutating func intern(_ properties: borrowing ElementProperties) -> NodeTexts {
    if !strings.hasRoom(for: 5) || strings.wordCount > textCollectionThreshold { collectStrings() }
    var texts = NodeTexts()
    if !properties.identifier.utf8.isEmpty { texts.identifier = strings.intern(properties.identifier) }
    if !properties.label.utf8.isEmpty { texts.label = strings.intern(properties.label) }
    if !properties.title.utf8.isEmpty { texts.title = strings.intern(properties.title) }
    if let value = properties.value { texts.value = strings.intern(value) }
    if let placeholder = properties.placeholder { texts.placeholder = strings.intern(placeholder) }
    return texts
  }

  /// Returns whether the node has the same strings as the properties, without interning them.
  func hasTexts(of properties: borrowing ElementProperties, _ slot: UInt32) -> Bool {
    let texts = self.texts(of: slot)
    return strings.isSymbol(texts.identifier, properties.identifier) && strings.isSymbol(texts.label, properties.label)
      && strings.isSymbol(texts.title, properties.title) && isSymbol(texts.value, properties.value) && isSymbol(texts.placeholder, properties.placeholder)
  }

  private func isSymbol(_ symbol: Symbol, _ string: String?) -> Bool {
    guard let string else { return symbol == 0 }
    return symbol != 0 && strings.isSymbol(symbol, string)
  }

  // MARK: Postings

  /// Adds the element to the list of each of its strings, without duplicates.
  @inline(__always) mutating func post(_ texts: NodeTexts, alreadyUnder old: NodeTexts, _ slot: UInt32) {
    if texts.identifier != 0 && !old.contains(texts.identifier) { strings.post(texts.identifier, slot) }
    if texts.label != 0 && texts.label != texts.identifier && !old.contains(texts.label) { strings.post(texts.label, slot) }
    if texts.hasMoreText { postMore(texts, alreadyUnder: old, slot) }
  }

  private mutating func postMore(_ texts: NodeTexts, alreadyUnder old: NodeTexts, _ slot: UInt32) {
    var seen = NodeTexts(identifier: texts.identifier, label: texts.label)
    if texts.title != 0 && !seen.contains(texts.title) && !old.contains(texts.title) { strings.post(texts.title, slot) }
    seen.title = texts.title
    if texts.value != 0 && !seen.contains(texts.value) && !old.contains(texts.value) { strings.post(texts.value, slot) }
    seen.value = texts.value
    if texts.placeholder != 0 && !seen.contains(texts.placeholder) && !old.contains(texts.placeholder) { strings.post(texts.placeholder, slot) }
  }

  /// Removes the element from the lists of strings that it no longer has.
  ///
  /// The node must already have its new strings.
  mutating func unpost(_ texts: NodeTexts, replacedBy new: NodeTexts, _ slot: UInt32) {
    var seen = NodeTexts()
    unpost(texts.identifier, new, slot)
    seen.identifier = texts.identifier
    if !seen.contains(texts.label) { unpost(texts.label, new, slot) }
    guard texts.hasMoreText else { return }
    seen.label = texts.label
    if !seen.contains(texts.title) { unpost(texts.title, new, slot) }
    seen.title = texts.title
    if !seen.contains(texts.value) { unpost(texts.value, new, slot) }
    seen.value = texts.value
    if !seen.contains(texts.placeholder) { unpost(texts.placeholder, new, slot) }
  }

  @inline(__always) private mutating func unpost(_ symbol: Symbol, _ new: NodeTexts, _ slot: UInt32) {
    if symbol == 0 || new.contains(symbol) { return }
    if strings.unpost(symbol, slot) { compact(symbol) }
  }

  /// Removes outdated entries and duplicates from a string's list.
  private mutating func compact(_ symbol: Symbol) {
    let number = strings.posting(symbol) & ~PostingList.mark
    let slots = strings.lists[number].slots
    let length = strings.lists[number].count
    var entries = UnsafeMutableBufferPointer(start: slots.base, count: length)
    entries.sort()
    var kept = 0
    var place = 0
    while place < length {
      let slot = slots[place]
      if (kept == 0 || slots[kept - 1] != slot) && carries(slot, symbol) {
        slots[kept] = slot
        kept += 1
      }
      place += 1
    }
    strings.lists[number].count = kept
    strings.lists[number].stale = 0
  }
}
