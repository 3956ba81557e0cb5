extension TreeMemory {
  /// Removes unused strings if at least half of all strings are unused, or makes room for more strings otherwise.
  ///
  /// For example, a clock on the screen shows a new string each second. Without this function, a long test would keep all of these strings.
  @inline(never) mutating func collectStrings() {
    // Don't search for unused strings after few removals, because every unused string was once removed from an element.
    if strings.droppedCount * 2 >= strings.count || strings.wordCount > textCollectionThreshold { dropUnusedStrings() }
    strings.makeRoom(for: 5)
  }

  private mutating func dropUnusedStrings() {
    var survey = StringSurvey(strings)
    defer { survey.free() }
    var slot: UInt32 = 1
    while slot < used {
      let texts = self.texts(of: slot)
      survey.note(texts.identifier)
      survey.note(texts.label)
      if texts.hasMoreText {
        survey.note(texts.title)
        survey.note(texts.value)
        survey.note(texts.placeholder)
      }
      slot += 1
    }
    if survey.carriedCount * 2 < strings.count || survey.carriedWordCount * 2 < strings.wordCount { dropStrings(survey.isCarried) }
    strings.droppedCount = 0
    textCollectionThreshold = max(1 << 18, strings.wordCount * 3)
  }

  private mutating func dropStrings(_ isCarried: Block<Bool>) {
    let renamed = strings.keep(isCarried)
    defer { renamed.free() }
    var slot: UInt32 = 1
    while slot < used {
      nodes[slot].identifier = renamed[nodes[slot].identifier]
      nodes[slot].label = renamed[nodes[slot].label]
      details[slot].title = renamed[details[slot].title]
      details[slot].value = renamed[details[slot].value]
      details[slot].placeholder = renamed[details[slot].placeholder]
      slot += 1
    }
  }
}

/// A survey of the strings that elements currently have.
private struct StringSurvey {
  let isCarried: Block<Bool>
  private(set) var carriedCount: Int = 0
  private(set) var carriedWordCount: Int = 0
  private let strings: StringTable

  init(_ strings: StringTable) {
    self.strings = strings
    isCarried = Block(capacity: strings.wordCount)
    isCarried.base.update(repeating: false, count: strings.wordCount)
  }

  func free() { isCarried.free() }

  mutating func note(_ symbol: Symbol) {
    if symbol <= StringTable.empty || isCarried[symbol] { return }
    isCarried[symbol] = true
    carriedCount += 1
    carriedWordCount += Int(strings.following(symbol) - symbol)
  }
}
