/// The words of an identifier, and how much two identifiers have in common.
enum NameWords {
  /// Splits an identifier at underscores, at digits, and before a capital that follows a small letter.
  ///
  /// Swift's mangling splits identifiers at capitals in the same way, so the first use of each word can be found in a mangled name.
  static func split(_ name: String) -> [String] {
    var words: [String] = []
    var previous: Character = "_"
    for character in name {
      let starts = character.isNumber != previous.isNumber || (character.isUppercase && !previous.isUppercase) || previous == "_"
      if character != "_" {
        if starts || words.isEmpty { words.append("") }
        words[words.count - 1].append(character)
      }
      previous = character
    }
    return words
  }

  /// Returns a number from 0 for names without common parts to 1 for equal names.
  ///
  /// Underscores at the start hardly count.
  static func likeness(_ first: String, _ second: String) -> Double {
    if first == second { return 1 }
    let (one, other) = (String(first.drop { $0 == "_" }), String(second.drop { $0 == "_" }))
    if one == other { return 0.97 }
    let longest = max(one.utf8.count, other.utf8.count)
    guard longest > 0 else { return 0 }
    return max(commonWords(one, other), 1 - distance(Array(one.utf8), Array(other.utf8)) / Double(longest))
  }

  /// Returns the share of letters that are in words of both names.
  private static func commonWords(_ first: String, _ second: String) -> Double {
    let (one, other) = (split(first).map { $0.lowercased() }, split(second).map { $0.lowercased() })
    let (_, added) = difference(from: one, to: other)
    let letters = other.joined().count
    return 2 * Double(letters - added.joined().count) / Double(one.joined().count + letters)
  }

  /// Returns the words that only one of two lists has.
  static func difference(from first: [String], to second: [String]) -> (removed: [String], added: [String]) {
    var removed = first
    var added: [String] = []
    for word in second {
      if let index = removed.firstIndex(of: word) { removed.remove(at: index) } else { added.append(word) }
    }
    return (removed, added)
  }

  /// Returns whether two names say the opposite of each other, like `addObserver` and `removeObserver`.
  static func areOpposites(_ first: String, _ second: String) -> Bool {
    let (removed, added) = difference(from: split(first).map { $0.lowercased() }, to: split(second).map { $0.lowercased() })
    if removed + added == ["try"] { return true }
    guard removed.count == 1, added.count == 1 else { return false }
    let pair = [removed[0], added[0]].sorted()
    return opposites.contains(pair) || pair.contains("un" + removed[0]) || pair.contains("un" + added[0])
  }

  private static let opposites: Set<[String]> = [
    ["add", "remove"], ["begin", "end"], ["enter", "leave"], ["get", "set"], ["insert", "remove"], ["release", "retain"], ["resume", "suspend"], ["start", "stop"],
  ]

  /// Returns what it costs to turn one list into another.
  ///
  /// An inserted or removed element costs 1. A replaced element costs what the closure returns.
  static func distance<Element: Equatable>(_ first: [Element], _ second: [Element], replacement: (Element, Element) -> Double = { $0 == $1 ? 0 : 1 }) -> Double {
    var row = (0...second.count).map(Double.init)
    for (line, element) in first.enumerated() {
      var diagonal = row[0]
      row[0] = Double(line + 1)
      for (column, other) in second.enumerated() {
        let replaced = diagonal + replacement(element, other)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[second.count]
  }
}
