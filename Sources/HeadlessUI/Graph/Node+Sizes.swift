import Foundation

extension Node {
  /// Places the item at a point of the screen, with the size that it returns for the proposal.
  final func place(at origin: CGPoint, proposal: ProposedSize) { place(at: origin, proposal: proposal, size: size(for: proposal)) }

  /// Invalidates the node's size.
  ///
  /// If the size has changed, the surrounding nodes are laid out again.
  final func invalidateSize() {
    // During a layout pass, sizes must be correct immediately, so the change can't be queued.
    guard !host.isLayingOut else { return invalidateLayout() }
    host.pendingSizes.insert(self)
    markNeedsSync()
  }

  /// Measures the node again for all proposals that surrounding nodes have used.
  ///
  /// - Returns: Whether all sizes are unchanged, so the layout around this node is still valid.
  fileprivate final func keepsItsSizes() -> Bool {
    guard isLayoutValid, sizeCache.isComplete, !sizeCache.isEmpty else {
      sizeCache.removeAll()
      return false
    }
    let known = sizeCache
    sizeCache.removeAll()
    // Stop at the first difference, because the surrounding nodes measure the other sizes again.
    return known.allSatisfy { proposal, size in self.size(for: proposal) == size }
  }

  /// Lays out the content of the node without moving the node.
  fileprivate final func layOutAgain() {
    guard isAlive, !isLayoutValid else { return }
    isLayoutValid = true
    layoutContents()
    markNeedsSync()
  }
}

/// The nodes whose sizes can have changed, and the propagation of the changes to surrounding nodes.
@MainActor
struct PendingSizes {
  private var levels: [Int: [Node]] = [:]
  // Nodes whose sizes are unchanged although nodes inside them have changed, by level, starting with the deepest level.
  private var stable: [[Node]] = []

  var isEmpty: Bool { levels.isEmpty }

  mutating func insert(_ node: Node) {
    guard !node.isSizePending else { return }
    node.isSizePending = true
    levels[node.depth, default: []].append(node)
  }

  /// Measures changed nodes from the inside outward, until the sizes are unchanged.
  ///
  /// - Returns: Whether the whole app must be laid out.
  mutating func resolve() -> Bool {
    var isWhole = false
    // Start with the deepest nodes, so a node around several changes is measured only once.
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

  /// Lays out the content of nodes whose own sizes are unchanged.
  mutating func layOut() {
    let levels = stable
    stable = []
    for nodes in levels.reversed() { for node in nodes { node.layOutAgain() } }
  }
}
