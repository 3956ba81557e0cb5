/// The word of a list that a misspelled one was probably meant to be.
enum NearestWord {
  /// A sentence that asks for the nearest word, with a space before it; empty where none is near.
  static func hint(_ word: String, _ words: [String]) -> String {
    nearest(to: word, in: words).map { " Did you mean “\($0)”?" } ?? ""
  }

  /// The word that begins with the given one or differs from it by at most two letters, and by less than half of them; the first of several that are equally near.
  static func nearest(to word: String, in words: [String]) -> String? {
    let word = word.lowercased()
    if word.count > 1, let longer = words.first(where: { $0.hasPrefix(word) }) { return longer }
    let near = words.map { (word: $0, distance: distance($0, word)) }.min { $0.distance < $1.distance }
    guard let near, near.distance <= 2, near.distance * 2 < near.word.count else { return nil }
    return near.word
  }

  /// How many letters must be put in, left out, replaced or swapped with their neighbor to turn one word into the other.
  static func distance(_ first: String, _ second: String) -> Int {
    let (first, second) = (Array(first), Array(second))
    var rows = [Array(0...second.count)]
    for i in first.indices {
      var row = [i + 1]
      for j in second.indices {
        let replaced = rows[i][j] + (first[i] == second[j] ? 0 : 1)
        var least = min(replaced, rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] { least = min(least, rows[i - 1][j - 1] + 1) }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[first.count][second.count]
  }
}
