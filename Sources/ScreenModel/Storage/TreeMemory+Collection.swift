extension TreeMemory {
  /// Drops the strings that no element carries any more, when they are at least half of all; else makes room for more.
  ///
  /// A clock on screen writes a new text each second: without this, a long test would keep them all.
  @inline(never) mutating func collectStrings() {
    let isCarried = Block<Bool>(capacity: strings.count)
    defer { isCarried.free() }
    isCarried.base.update(repeating: false, count: strings.count)
    var carried = 0
    var text = 0
    var slot: UInt32 = 1
    while slot < used {
      let texts = self.texts(of: slot)
      for symbol in [texts.identifier, texts.label, texts.title, texts.value, texts.placeholder] where symbol > 1 && !isCarried[symbol] {
        isCarried[symbol] = true
        carried += 1
        text += Int(strings.entries[symbol].length)
      }
      slot += 1
    }
    if carried * 2 < strings.count || text * 2 < strings.byteCount { dropStrings(isCarried) }
    textCollectionThreshold = max(1 << 20, strings.byteCount * 3)
    strings.makeRoom(for: 5)
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
