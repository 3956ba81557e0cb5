/// A search for the word that a misspelled word was probably meant to be.
package enum NearestWord {
  /// Returns a space and a sentence that suggests the nearest word, or an empty string if no word is near.
  package static func hint(_ word: String, _ words: [String]) -> String {
    nearest(to: word, in: words).map { " Did you mean “\($0)”?" } ?? ""
  }

  /// Returns the nearest word, or `nil` if no word is near.
  ///
  /// A word is near if it starts with the given word, or if it differs by at most two letters and less than half of its letters, regardless of case. The first of equally near words is returned.
  package static func nearest(to word: String, in words: [String]) -> String? {
    let word = word.lowercased()
    if word.count > 1, let longer = words.first(where: { $0.lowercased().hasPrefix(word) }) { return longer }
    let near = words.map { (word: $0, distance: distance($0.lowercased(), word)) }.min { $0.distance < $1.distance }
    guard let near, near.distance <= 2, near.distance * 2 < near.word.count else { return nil }
    return near.word
  }

  /// Returns the edit distance between two words.
  ///
  /// The edit distance is the number of letters to insert, remove, replace or swap with a neighbor to turn one word into the other.
  package static func distance(_ first: String, _ second: String) -> Int {
    let greatest = max(first.count, second.count)
    return EditDistance.between(letters(of: first), letters(of: second), limit: greatest) ?? greatest
  }

  // Letters outside of ASCII become 0, which equals no letter, because the words in a list are ASCII.
  private static func letters(of word: String) -> [UInt8] { word.map { $0.asciiValue ?? 0 } }
}
