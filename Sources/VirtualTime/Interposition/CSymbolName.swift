/// How much two names of C functions have in common.
enum CSymbolName {
  /// Returns how much a name looks like a new form of another name, or `nil` if it doesn't.
  ///
  /// A larger number is better. Names that differ in one word are usually different functions, like `timer_settime` and `timer_gettime`.
  /// So only these count: other underscores, capitals, or order; one or two short words more or less at the end; and a letter more or less in one long word.
  static func likeness(from name: String, to other: String) -> Double? {
    let (words, others) = (words(of: name), words(of: other))
    let (removed, added) = NameWords.difference(from: words, to: others)
    // Of two names that differ in underscores, the one with the same start is better.
    let penalty = name.prefix { $0 == "_" } == other.prefix { $0 == "_" } ? 0 : 0.02
    if removed.isEmpty, added.isEmpty { return 1 - penalty }
    let length = words.joined().count
    if removed.isEmpty || added.isEmpty {
      let changed = removed + added
      let letters = changed.joined().count
      let isAtEnd = removed.isEmpty ? others.starts(with: words) : words.starts(with: others)
      // A name with one word says too little. A number or a single letter after it is a version.
      let isVersion = changed.allSatisfy { $0.count == 1 || $0.allSatisfy(\.isNumber) }
      guard isAtEnd, changed.count <= 2, letters * 2 <= length, min(words.count, others.count) > 1 || (isVersion && length >= 4) else { return nil }
      return 0.95 - Double(letters) / Double(2 * length) - penalty
    }
    guard removed.count == 1, added.count == 1, length >= 10, min(removed[0].count, added[0].count) >= 5 else { return nil }
    let isOneLetterMore = abs(removed[0].count - added[0].count) == 1 && NameWords.distance(Array(removed[0]), Array(added[0])) == 1
    return isOneLetterMore ? 0.9 - penalty : nil
  }

  private static func words(of name: String) -> [String] { NameWords.split(name).map { $0.lowercased() } }
}
