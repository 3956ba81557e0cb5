import Foundation

/// The alignment guides of the items, as far as they have been asked for in one layout.
///
/// A container asks for the guides of what is in it whenever it is measured, and again when it is placed; without a memory each container around would multiply the questions.
@MainActor
final class GuideCache {
  private struct Question: Hashable {
    let node: ObjectIdentifier
    let width: CGFloat?
    let height: CGFloat?
    let generation: UInt32
  }

  /// How many views set guides: without one, edges and middles are all there is to align.
  private(set) var count = 0
  private var answers: [Question: [AlignmentKey: CGFloat]] = [:]

  func viewCame() { count += 1 }

  func viewLeft() { count -= 1 }

  /// Forgets the guides, because a new layout begins.
  func forget() { if !answers.isEmpty { answers.removeAll(keepingCapacity: true) } }

  /// Returns the guides of an item for a proposal, which its sizes are as old as.
  func guides(of node: Node, _ proposal: ProposedSize) -> [AlignmentKey: CGFloat] {
    let question = Question(node: ObjectIdentifier(node), width: proposal.width, height: proposal.height, generation: node.sizeCache.generation)
    if let known = answers[question] { return known }
    let guides = node.explicitGuides(for: proposal)
    answers[question] = guides
    return guides
  }
}

extension ViewHost {
  /// Whether a view sets an alignment guide.
  var hasAlignmentGuides: Bool { guides.count > 0 }
}

extension Node {
  /// The alignment guides that the item, or a view in it, sets.
  final func guides(for proposal: ProposedSize) -> [AlignmentKey: CGFloat] { host.guides.guides(of: self, proposal) }
}
