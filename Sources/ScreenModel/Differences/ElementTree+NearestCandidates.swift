import Foundation

extension ElementTree {
  /// Returns the elements whose strings are nearest to a string that no element has.
  ///
  /// Messages suggest these elements. A string is near if an element of another type has it, if it differs only in case, white space or typography, if it differs in at most a third of the
  /// letters, or if one string contains most of the other.
  ///
  /// The nearest element is first. Equally near elements are ordered by type, starting with the wanted type, and then by tree order. Parts of controls and of combined elements follow all
  /// other elements. The values of secure fields are ignored.
  ///
  /// - Parameters:
  ///   - string: The string that was looked for.
  ///   - type: The type that was looked for, or `.any` for any type.
  ///   - scope: The element whose visible descendants are considered.
  ///   - limit: The maximum number of elements to return.
  public func nearestCandidates(to string: String, type: ElementType = .any, in scope: ElementID, limit: Int) -> [ElementID] {
    rankedCandidates(to: string, type: type, in: scope, limit: limit).map(\.element)
  }

  /// Returns the elements of `nearestCandidates` with their scores.
  ///
  /// Elements with equal scores are equally near.
  package func rankedCandidates(to string: String, type: ElementType, in scope: ElementID, limit: Int) -> [(element: ElementID, score: Int)] {
    guard limit > 0, !string.isEmpty, let resolved = ResolvedQuery(ElementQuery(scope: scope).includingParts, in: self) else { return [] }
    var nearness = Nearness(to: string, in: memory.pointee.strings)
    var nearest: [(score: Int, slot: UInt32)] = []
    var walk = MatchWalk(resolved, memory)
    var slot = walk.next()
    while slot != 0 {
      if var score = score(slot, &nearness) {
        if isPartOfControl(id(slot)) { score += Self.penaltyForParts }
        if type != .any && memory.pointee.nodes[slot].type != type.byte { score += 1 }
        // Insert after candidates with the same score, so equal candidates stay in tree order.
        let place = nearest.firstIndex { $0.score > score } ?? nearest.count
        if place < limit {
          if nearest.count == limit { nearest.removeLast() }
          nearest.insert((score, slot), at: place)
          if nearest.count == limit { nearness.ignoreScores(above: nearest[limit - 1].score) }
        }
      }
      slot = walk.next()
    }
    return nearest.map { (id($0.slot), $0.score) }
  }

  // The penalty is larger than every score, so a part is only suggested if nothing else is near.
  private static let penaltyForParts = 1_000_000

  private func score(_ slot: UInt32, _ nearness: inout Nearness) -> Int? {
    let texts = memory.pointee.texts(of: slot)
    var best = smaller(nearness.score(texts.identifier), nearness.score(texts.label))
    if texts.hasMoreText {
      best = smaller(best, smaller(nearness.score(texts.title), nearness.score(texts.placeholder)))
      if memory.pointee.nodes[slot].type != ElementType.secureTextField.byte { best = smaller(best, nearness.score(texts.value)) }
    }
    return best
  }

  private func smaller(_ first: Int?, _ second: Int?) -> Int? {
    guard let first, let second else { return first ?? second }
    return min(first, second)
  }
}
