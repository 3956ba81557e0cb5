import Foundation

extension Node {
  /// Puts the item at a point of the screen with the size that it wants for the proposal.
  final func place(at origin: CGPoint, proposal: ProposedSize) { place(at: origin, proposal: proposal, size: size(for: proposal)) }

  /// The node may answer with other sizes than before: what is around it is laid out again where it does.
  final func invalidateSize() {
    // What is measured in a layout that is under way has to be right at once.
    guard !host.isLayingOut else { return invalidateLayout() }
    host.pendingSizes.insert(self)
    markNeedsSync()
  }

  /// Asks for all the sizes again that the nodes around this one go by.
  ///
  /// - Returns: Whether they are all as they were, so that the layout around this node stands.
  fileprivate final func keepsItsSizes() -> Bool {
    guard isLayoutValid, sizeCache.isComplete, !sizeCache.isEmpty else {
      sizeCache.removeAll()
      return false
    }
    let known = sizeCache
    sizeCache.removeAll()
    // What differs first is enough: the other sizes are asked for again by what goes by them.
    return known.allSatisfy { proposal, size in self.size(for: proposal) == size }
  }

  /// Places what is under the node again, where the node itself stays.
  fileprivate final func layOutAgain() {
    guard isAlive, !isLayoutValid else { return }
    isLayoutValid = true
    layoutContents()
    markNeedsSync()
  }
}

/// The nodes that may answer with other sizes, and how far the consequences reach.
@MainActor
struct PendingSizes {
  private var levels: [Int: [Node]] = [:]
  // Nodes that stay as they are around others that do not, by level, the deepest first.
  private var stable: [[Node]] = []

  var isEmpty: Bool { levels.isEmpty }

  mutating func insert(_ node: Node) {
    guard !node.isSizePending else { return }
    node.isSizePending = true
    levels[node.depth, default: []].append(node)
  }

  /// Goes from what has changed outwards, until the sizes are what they were.
  ///
  /// - Returns: Whether a whole layout is needed.
  mutating func resolve() -> Bool {
    var isWhole = false
    // The deepest first: what several changes lie in is asked once, after all of them.
    while let depth = levels.keys.max(), let nodes = levels.removeValue(forKey: depth) {
      var stable: [Node] = []
      for node in nodes {
        node.isSizePending = false
        guard node.isAlive else { continue }
        node.needsSync = true
        guard node.measuresPurely else {
          node.invalidateLayout()
          isWhole = true
          continue
        }
        let stays = node.keepsItsSizes()
        node.isLayoutValid = false
        if stays {
          stable.append(node)
        } else if !node.isPresented, let parent = node.parent {
          insert(parent)
        } else {
          isWhole = true
        }
      }
      if !stable.isEmpty { self.stable.append(stable) }
    }
    return isWhole
  }

  /// Lays out what has changed within nodes that stay as they are.
  mutating func layOut() {
    let levels = stable
    stable = []
    for nodes in levels.reversed() { for node in nodes { node.layOutAgain() } }
  }
}
