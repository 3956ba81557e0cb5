import Foundation

extension ElementTree {
  /// Returns the elements whose texts are nearest to a string that no element has, as suggestions for a message.
  ///
  /// Near is the same text on an element of another type, a text that differs only in case, white space or typography, one that differs in
  /// a few letters (a third of them at most), and one that contains most of the other or is contained in it. The nearest comes first; of equally near
  /// ones those of the wanted type, then those that come first in the tree. Parts of controls and of combined elements come after everything that stands for
  /// itself. The values of secure fields are ignored.
  ///
  /// - Parameters:
  ///   - string: The text that was looked for.
  ///   - type: The type that was looked for; `.any` for any type.
  ///   - scope: The element whose visible descendants are considered.
  ///   - limit: The maximum number of elements to return.
  public func nearestCandidates(to string: String, type: ElementType = .any, in scope: ElementID, limit: Int) -> [ElementID] {
    guard limit > 0, !string.isEmpty, let resolved = ResolvedQuery(ElementQuery(scope: scope).includingParts, in: self) else { return [] }
    var nearness = Nearness(to: string, in: memory.pointee.strings)
    var nearest: [(score: Int, slot: UInt32)] = []
    var walk = MatchWalk(resolved, memory)
    var slot = walk.next()
    while slot != 0 {
      if var score = score(slot, &nearness) {
        if isPartOfControl(id(slot)) { score += Self.penaltyForParts }
        if type != .any && memory.pointee.nodes[slot].type != type.byte { score += 1 }
        // Of equals the first in tree order stays in front.
        let place = nearest.firstIndex { $0.score > score } ?? nearest.count
        if place < limit {
          if nearest.count == limit { nearest.removeLast() }
          nearest.insert((score, slot), at: place)
          if nearest.count == limit { nearness.ignoreScores(above: nearest[limit - 1].score) }
        }
      }
      slot = walk.next()
    }
    return nearest.map { id($0.slot) }
  }

  // Above every score, so that a part is named only where nothing else is near.
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
