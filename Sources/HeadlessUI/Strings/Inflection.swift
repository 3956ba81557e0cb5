/// Changes English nouns to agree with the number before them: “3 apple” becomes “3 apples”.
enum Inflection {
  /// Returns text whose last word agrees with the last number in the text.
  ///
  /// - Parameters:
  ///   - text: The text, with a mark for each value.
  ///   - mark: The character that represents a value in the text.
  ///   - values: The strings that the values are shown as.
  static func agreeing(_ text: String, mark: Character, values: [String]) -> String {
    var values = values[...]
    var number: String?
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    for word in words {
      if word.contains(mark) {
        let value = values.popFirst() ?? ""
        if value.contains(where: \.isNumber) { number = value }
      } else if word.allSatisfy(\.isNumber), !word.isEmpty {
        number = String(word)
      }
    }
    guard let number, number != "1", let last = words.last, !last.contains(mark), last.contains(where: \.isLetter) else { return text }
    return text.dropLast(last.count) + plural(of: String(last))
  }

  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth", "mouse": "mice", "goose": "geese", "knife": "knives",
    "leaf": "leaves", "life": "lives", "wife": "wives", "half": "halves", "shelf": "shelves", "wolf": "wolves", "sheep": "sheep", "fish": "fish", "series": "series",
    "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes",
  ]

  private static func plural(of noun: String) -> String {
    let small = noun.lowercased()
    if let known = irregular[small] { return noun.first?.isUppercase == true ? known.prefix(1).uppercased() + known.dropFirst() : known }
    if ["s", "x", "z", "ch", "sh"].contains(where: small.hasSuffix) { return isPlural(small) ? noun : noun + "es" }
    if small.hasSuffix("y"), let before = small.dropLast().last, !"aeiou".contains(before) { return noun.dropLast() + "ies" }
    return noun + "s"
  }

  // A noun that's already plural doesn't change.
  private static func isPlural(_ noun: String) -> Bool { noun.hasSuffix("s") && !noun.hasSuffix("ss") && !noun.hasSuffix("us") && !noun.hasSuffix("is") }
}
