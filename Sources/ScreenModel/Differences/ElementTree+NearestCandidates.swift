import Foundation

extension ElementTree {
  /// The elements whose texts come nearest to a string that a query did not find: what a message may suggest.
  ///
  /// Near is the same text on an element of another type, a text that differs only in case, white space or typography, one that is a
  /// few letters off (a third of them at most), and one of which the other is a good part. The nearest comes first, of equally near
  /// ones those of the wanted type, then those that come first in the tree. What a secure field holds is not looked at.
  ///
  /// - Parameters:
  ///   - string: The text that was looked for.
  ///   - type: The type that was looked for; `.any` for none in particular.
  ///   - scope: Where to look: what is in this element, as far as it is not hidden.
  ///   - limit: How many to answer at most.
  public func nearestCandidates(to string: String, type: ElementType = .any, in scope: ElementID, limit: Int) -> [ElementID] {
    guard limit > 0, !string.isEmpty, let resolved = ResolvedQuery(ElementQuery(scope: scope), in: self) else { return [] }
    var gauge = Nearness(to: string)
    var found: [(score: Int, place: Int, slot: UInt32)] = []
    var walk = MatchWalk(resolved, memory)
    var slot = walk.next()
    while slot != 0 {
      if var score = score(slot, &gauge) {
        if type != .any && memory.pointee.nodes[slot].type != type.byte { score += 1 }
        found.append((score, found.count, slot))
      }
      slot = walk.next()
    }
    found.sort { ($0.score, $0.place) < ($1.score, $1.place) }
    return found.prefix(limit).map { id($0.slot) }
  }

  private func score(_ slot: UInt32, _ gauge: inout Nearness) -> Int? {
    let texts = memory.pointee.texts(of: slot)
    let isSecure = memory.pointee.nodes[slot].type == ElementType.secureTextField.byte
    var best: Int?
    for symbol in [texts.identifier, texts.label, texts.title, isSecure ? 0 : texts.value, texts.placeholder] where symbol > StringTable.empty {
      guard let score = gauge.score(symbol, memory.pointee.strings) else { continue }
      best = min(best ?? score, score)
    }
    return best
  }
}

/// Measures texts against one string; each distinct text once.
private struct Nearness {
  private let string: String
  private let folded: [UInt8]
  private let limit: Int
  private var scores: [Symbol: Int] = [:]

  init(to string: String) {
    self.string = string
    let text = TextFolding.foldAll(string)
    folded = Array(text.utf8)
    limit = EditDistance.limit(forLength: text.count)
  }

  /// Smaller is nearer; even numbers, so that the type can decide between equals.
  ///
  /// `nil` for a text that is not near.
  mutating func score(_ symbol: Symbol, _ strings: StringTable) -> Int? {
    if let known = scores[symbol] { return known < 0 ? nil : known }
    let score = measure(strings.string(symbol))
    scores[symbol] = score ?? -1
    return score
  }

  private func measure(_ candidate: String) -> Int? {
    if candidate.utf8.elementsEqual(string.utf8) { return 0 }
    // A text that is far longer is neither a slip nor a part of the other; it need not be folded.
    if candidate.utf8.count > 4 * folded.count + 16 { return nil }
    let other = Array(TextFolding.foldAll(candidate).utf8)
    if other == folded { return 2 }
    if let distance = EditDistance.between(folded, other, limit: limit) { return 4 * distance }
    let (short, long) = folded.count < other.count ? (folded, other) : (other, folded)
    if short.count >= 4 && short.count * 5 >= long.count * 2 && long.holds(short) { return 100 + 4 * (long.count - short.count) }
    return nil
  }
}

extension [UInt8] {
  /// Whether the bytes of another array stand in this one, one after the other.
  fileprivate func holds(_ part: [UInt8]) -> Bool {
    if part.count > count { return false }
    for start in 0...(count - part.count) where self[start..<(start + part.count)].elementsEqual(part) { return true }
    return false
  }
}
