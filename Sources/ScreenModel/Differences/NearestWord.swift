/// The word of a list that a misspelled one was probably meant to be.
package enum NearestWord {
  /// A sentence that asks for the nearest word, with a space before it; empty where none is near.
  package static func hint(_ word: String, _ words: [String]) -> String {
    nearest(to: word, in: words).map { " Did you mean “\($0)”?" } ?? ""
  }

  /// The word that begins with the given one or differs from it by at most two letters, and by less than half of them; the first of several that are equally near.
  package static func nearest(to word: String, in words: [String]) -> String? {
    let word = word.lowercased()
    if word.count > 1, let longer = words.first(where: { $0.hasPrefix(word) }) { return longer }
    let near = words.map { (word: $0, distance: distance($0, word)) }.min { $0.distance < $1.distance }
    guard let near, near.distance <= 2, near.distance * 2 < near.word.count else { return nil }
    return near.word
  }

  /// How many letters must be put in, left out, replaced or swapped with their neighbor to turn one word into the other.
  package static func distance(_ first: String, _ second: String) -> Int {
    let greatest = max(first.count, second.count)
    return EditDistance.between(letters(of: first), letters(of: second), limit: greatest) ?? greatest
  }

  // The words of a list are ASCII: every other letter differs from all of theirs.
  private static func letters(of word: String) -> [UInt8] { word.map { $0.asciiValue ?? 0 } }
}
