import Foundation

/// A cache of the alignment guides of items during one layout pass.
///
/// A container requests the guides of its items when it's measured and when it's placed. Without a cache, each level of nesting would multiply the requests.
@MainActor
final class GuideCache {
  private struct Question: Hashable {
    let node: ObjectIdentifier
    let width: CGFloat?
    let height: CGFloat?
    let generation: UInt32
  }

  /// The number of views that set alignment guides.
  ///
  /// If the number is 0, containers only align edges and centers.
  private(set) var count = 0
  private var answers: [Question: [AlignmentKey: CGFloat]] = [:]

  func viewCame() { count += 1 }

  func viewLeft() { count -= 1 }

  /// Removes all guides when a new layout pass starts.
  func forget() { if !answers.isEmpty { answers.removeAll(keepingCapacity: true) } }

  /// Returns the guides of an item for a proposal.
  ///
  /// The result is valid as long as the item's cached sizes are valid.
  func guides(of node: Node, _ proposal: ProposedSize) -> [AlignmentKey: CGFloat] {
    let question = Question(node: ObjectIdentifier(node), width: proposal.width, height: proposal.height, generation: node.sizeCache.generation)
    if let known = answers[question] { return known }
    let guides = node.explicitGuides(for: proposal)
    answers[question] = guides
    return guides
  }
}

extension ViewHost {
  /// Whether any view sets an alignment guide.
  var hasAlignmentGuides: Bool { guides.count > 0 }
}

extension Node {
  /// Returns the alignment guides set by the item or by a view inside it.
  final func guides(for proposal: ProposedSize) -> [AlignmentKey: CGFloat] { host.guides.guides(of: self, proposal) }
}
