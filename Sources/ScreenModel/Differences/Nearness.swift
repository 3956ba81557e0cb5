/// A measure of how near strings are to a string that was looked for.
///
/// A screen can have thousands of strings. Most of them are ruled out by counting their letters, without a full comparison.
struct Nearness {
  private let strings: StringTable
  /// The symbol of the string that was looked for, if the tree contains it.
  private let symbol: Symbol
  private let folded: [UInt8]
  /// The largest edit distance that counts as near.
  private var limit: Int
  /// The number of occurrences of each byte in `folded`.
  private var counts: [Int] = Array(repeating: 0, count: 256)
  /// The folded form of the current candidate.
  private var other: [UInt8] = []
  /// The scores that are already known, by symbol.
  private var scores: [Int32]

  private static let notMeasured: Int32 = -2
  private static let notNear: Int32 = -1

  init(to string: String, in strings: StringTable) {
    self.strings = strings
    symbol = strings.find(string)
    let text = TextFolding.foldAll(string)
    folded = Array(text.utf8)
    limit = EditDistance.limit(forLength: text.count)
    scores = Array(repeating: Self.notMeasured, count: strings.wordCount)
    for byte in folded { counts[Int(byte)] += 1 }
  }

  /// Ignores strings with scores above the given score from now on.
  mutating func ignoreScores(above score: Int) { limit = min(limit, score / 4) }

  /// Returns the score of a string, or `nil` if the string isn't near.
  ///
  /// Nearer strings have smaller scores. Scores are even, so adding 1 for another type orders equal scores by type.
  mutating func score(_ symbol: Symbol) -> Int? {
    if symbol <= StringTable.empty { return nil }
    let known = scores[Int(symbol)]
    if known != Self.notMeasured { return known == Self.notNear ? nil : Int(known) }
    let score = measure(symbol)
    scores[Int(symbol)] = score.map(Int32.init) ?? Self.notNear
    return score
  }

  private mutating func measure(_ candidate: Symbol) -> Int? {
    if candidate == symbol { return 0 }
    // Don't fold a much longer string, because it can't be near.
    if strings.length(candidate) > 4 * folded.count + 16 { return nil }
    fold(candidate)
    let (lacking, surplus) = differenceInLetters()
    if lacking <= limit && surplus <= limit {
      if other == folded { return 2 }
      if let distance = EditDistance.between(folded, other, limit: limit) { return 4 * distance }
    }
    guard (folded.count < other.count ? lacking : surplus) == 0 else { return nil }
    let (short, long) = folded.count < other.count ? (folded, other) : (other, folded)
    if short.count >= 4 && short.count * 5 >= long.count * 2 && long.holds(short) { return 100 + 4 * (long.count - short.count) }
    return nil
  }

  /// Counts the letters that only one of the two strings has.
  ///
  /// The edit distance is at least as large as both counts. If one string contains the other, one of the counts is 0.
  /// - Returns: The number of letters that the candidate lacks, and the number of its surplus letters.
  private mutating func differenceInLetters() -> (lacking: Int, surplus: Int) {
    var surplus = 0
    for byte in other {
      let count = counts[Int(byte)]
      if count <= 0 { surplus += 1 }
      counts[Int(byte)] = count - 1
    }
    for byte in other { counts[Int(byte)] += 1 }
    return (folded.count - (other.count - surplus), surplus)
  }

  /// Folds the candidate into `other`, like `TextFolding.foldAll`.
  private mutating func fold(_ candidate: Symbol) {
    other.removeAll(keepingCapacity: true)
    var isSpaceDue = false
    for byte in strings.utf8(candidate) {
      switch byte {
      case 0x20, 0x09...0x0D: isSpaceDue = !other.isEmpty
      case 0x80...:
        other = Array(TextFolding.foldAll(strings.string(candidate)).utf8)
        return
      default:
        if isSpaceDue { other.append(0x20) }
        isSpaceDue = false
        // Besides capital letters and white space, the grave accent is the only ASCII character that folding changes.
        other.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte == 0x60 ? 0x27 : byte)
      }
    }
  }
}

extension [UInt8] {
  /// Returns whether this array contains another array as consecutive bytes.
  fileprivate func holds(_ part: [UInt8]) -> Bool {
    if part.count > count { return false }
    for start in 0...(count - part.count) where self[start..<(start + part.count)].elementsEqual(part) { return true }
    return false
  }
}
