import Foundation

extension ElementTree {
  /// The part of an element's frame that no ancestor cuts off, in screen coordinates; `.null` when nothing is left.
  ///
  /// Every ancestor that clips cuts, and so does the root's frame once it has a size. What covers the element does not count here.
  /// Nothing is left of an element that is absent, of no size, hidden, or in something hidden.
  public func visibleRect(of element: ElementID) -> CGRect {
    let slot = slot(element)
    return slot == 0 ? .null : visibleRect(slot)
  }

  /// How much of an element's frame can be seen, from 0 to 1: what no ancestor cuts off and nothing that is drawn above it covers.
  ///
  /// Drawn above are the later siblings of the element and of each of its ancestors, with all that is in them. Whatever has a frame there
  /// covers, unless it is hidden or ignores touches; an element's own content does not cover it. The result is exact.
  public func visibleFraction(of element: ElementID) -> Double {
    let slot = slot(element)
    guard slot != 0 else { return 0 }
    let visible = visibleRect(slot)
    if visible.isNull { return 0 }
    var region = Region(visible)
    var branch = slot
    while branch != 0 && !region.isEmpty {
      var sibling = memory.pointee.nodes[branch].next
      while sibling != 0 && !region.isEmpty {
        subtractDrawing(of: sibling, from: &region, within: visible)
        sibling = memory.pointee.nodes[sibling].next
      }
      branch = memory.pointee.nodes[branch].parent
    }
    let frame = memory.pointee.details[slot].frame.rect
    return Double(region.area / (frame.width * frame.height))
  }

  /// The topmost element at a point of the screen (in points), or `nil`.
  ///
  /// Later siblings lie over earlier ones and children over their parents. What is hidden, cut off by a clipping ancestor or by the screen's
  /// edge is not hit; an element that ignores touches lets them through to what is behind it, its children do not.
  ///
  /// - Parameter scope: Looks at this element and what is in it only, as if nothing covered it; `nil` for everything.
  public func hitTest(_ point: CGPoint, in scope: ElementID? = nil) -> ElementID? {
    let top = scope.map(slot) ?? TreeMemory.root
    guard top != 0, point.x.isFinite, point.y.isFinite, !isCut(point, above: top) else { return nil }
    return optionalID(topmost(at: point, below: top))
  }

  // MARK: Visible rectangle

  private func visibleRect(_ slot: UInt32) -> CGRect {
    if memory.pointee.isHiddenOrInHidden(slot) { return .null }
    var rect = memory.pointee.details[slot].frame.rect
    var ancestor = memory.pointee.nodes[slot].parent
    while ancestor != 0 && !rect.isEmpty {
      if cuts(ancestor) { rect = rect.intersection(memory.pointee.details[ancestor].frame.rect) }
      ancestor = memory.pointee.nodes[ancestor].parent
    }
    return rect.isEmpty ? .null : rect
  }

  /// Whether an element cuts off what is outside its frame: clipping ones, and the root once it has a size.
  @inline(__always) private func cuts(_ slot: UInt32) -> Bool {
    if memory.pointee.nodes[slot].flags.has(.clips) { return true }
    return slot == TreeMemory.root && memory.pointee.details[slot].frame.width > 0 && memory.pointee.details[slot].frame.height > 0
  }

  // MARK: Occlusion

  /// Cuts out of `region` all that a subtree draws.
  ///
  /// `bounds` holds the region.
  private func subtractDrawing(of top: UInt32, from region: inout Region, within bounds: CGRect) {
    // Only clipping elements on the way down need remembering: the innermost clip, with the element that made it.
    var clips: [(slot: UInt32, rect: CGRect)] = []
    var clip = bounds
    var slot = top
    while slot != 0 {
      let node = memory.pointee.nodes[slot]
      var mayEnter = !node.flags.has(.hidden)
      if mayEnter {
        let frame = memory.pointee.details[slot].frame.rect
        if !node.flags.has(.ignoresTouches) {
          region.subtract(frame.intersection(clip))
          if region.isEmpty { return }
        }
        if node.flags.has(.clips) && node.firstChild != 0 {
          let inner = clip.intersection(frame)
          mayEnter = !inner.isEmpty
          if mayEnter {
            clips.append((slot, clip))
            clip = inner
          }
        }
      }
      if mayEnter && node.firstChild != 0 {
        slot = node.firstChild
        continue
      }
      while slot != top && memory.pointee.nodes[slot].next == 0 {
        slot = memory.pointee.nodes[slot].parent
        if let last = clips.last, last.slot == slot {
          clip = last.rect
          clips.removeLast()
        }
      }
      if slot == top { return }
      slot = memory.pointee.nodes[slot].next
    }
  }

  // MARK: Hit testing

  /// Whether the point is out of reach for everything in `slot` because of what `slot` is in.
  private func isCut(_ point: CGPoint, above slot: UInt32) -> Bool {
    var ancestor = memory.pointee.nodes[slot].parent
    while ancestor != 0 {
      if memory.pointee.nodes[ancestor].flags.has(.hidden) || cuts(ancestor) && !memory.pointee.details[ancestor].frame.rect.contains(point) { return true }
      ancestor = memory.pointee.nodes[ancestor].parent
    }
    return false
  }

  private func topmost(at point: CGPoint, below top: UInt32) -> UInt32 {
    var slot = top
    while true {
      let flags = memory.pointee.nodes[slot].flags
      let contains = memory.pointee.details[slot].frame.rect.contains(point)
      let isReachable = !flags.has(.hidden) && (contains || !cuts(slot))
      let lastChild = memory.pointee.details[slot].lastChild
      if isReachable && lastChild != 0 {
        slot = lastChild
        continue
      }
      if isReachable && contains && !flags.has(.ignoresTouches) { return slot }
      // Nothing in this branch: on to the sibling below it, or up to the parent, whose own turn comes after its children's.
      while slot != top && memory.pointee.details[slot].previous == 0 {
        slot = memory.pointee.nodes[slot].parent
        if !memory.pointee.nodes[slot].flags.has(.ignoresTouches) && memory.pointee.details[slot].frame.rect.contains(point) { return slot }
      }
      if slot == top { return 0 }
      slot = memory.pointee.details[slot].previous
    }
  }
}
