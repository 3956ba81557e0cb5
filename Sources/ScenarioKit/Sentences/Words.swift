/// Turns identifiers into English words.
enum Words {
  /// The words of an identifier: “loginScreen” is “login screen”, “openURL” is “open URL”, “cell2” is “cell 2”, “iPhone” stays.
  static func of(_ identifier: String) -> String {
    var words: [String] = []
    for part in identifier.split(separator: "_") {
      words += split(Array(part))
    }
    return words.map { isAcronym($0) ? $0 : lowered($0) }.joined(separator: " ")
  }

  private static func split(_ name: [Character]) -> [String] {
    var words: [String] = []
    var word = ""
    for (index, character) in name.enumerated() {
      let previous = index > 0 ? name[index - 1] : nil
      let next = index + 1 < name.count ? name[index + 1] : nil
      if let previous, begins(character, after: previous, before: next, in: word) {
        words.append(word)
        word = ""
      }
      word.append(character)
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  private static func begins(_ character: Character, after previous: Character, before next: Character?, in word: String) -> Bool {
    if character.isUppercase {
      if previous.isLowercase { return word != "i" }
      if previous.isNumber { return true }
      // The last capital of a run begins the next word, “URLField”; a plural does not, “URLs”.
      if previous.isUppercase, let next, next.isLowercase { return !(next == "s" && word.count > 1) }
      return false
    }
    if character.isNumber { return previous.isLetter && word.count > 1 && !isAcronym(word) }
    // After a plural of an acronym: “URLsAre” begins a word at its capital, which the first rule sees.
    return false
  }

  private static func isAcronym(_ word: String) -> Bool {
    let capitals = word.filter(\.isUppercase).count
    return capitals > 1 || (capitals == 1 && word.first == "i")
  }

  private static func lowered(_ word: String) -> String { word.lowercased() }
}
