import Foundation

extension ElementTree {
  /// Returns the part of an element's frame that no ancestor clips, or `.null` if there's none.
  ///
  /// The part is in screen coordinates. It's clipped by ancestors that clip to their bounds, and by the root's frame if the frame isn't empty. Elements that cover this element don't count.
  /// The result is `.null` for an element that's absent, empty or hidden, or that has a hidden ancestor.
  public func visibleRect(of element: ElementID) -> CGRect {
    let slot = slot(element)
    return slot == 0 ? .null : visibleRect(slot)
  }

  /// Returns the visible fraction of an element's frame, from 0 to 1.
  ///
  /// The visible part isn't clipped by an ancestor or covered by an element on top. The elements on top are the later siblings of the element and its ancestors, with their descendants.
  /// Each of these elements covers its frame, unless it's hidden, transparent or ignores touches. An element's own descendants don't cover it.
  /// The result is exact. The result is 0 if the element or an ancestor is transparent.
  public func visibleFraction(of element: ElementID) -> Double {
    let slot = slot(element)
    guard slot != 0, let region = visibleRegion(slot) else { return 0 }
    let frame = memory.pointee.details[slot].frame.rect
    return Double(region.area / (frame.width * frame.height))
  }

  /// Returns a visible point of the element that a finger can touch.
  ///
  /// The function returns the first visible point of these: the activation point, the center of the frame, the center of the unclipped part, and the center of a visible part.
  /// The result is `nil` if less than 10 square points are visible.
  public func interactionPoint(of element: ElementID) -> CGPoint? {
    let slot = slot(element)
    guard slot != 0, let region = visibleRegion(slot), region.area >= 10 else { return nil }
    let frame = memory.pointee.details[slot].frame.rect
    let unclipped = visibleRect(slot)
    if let point = details(slot).activationPoint?.point(in: frame), region.rects.contains(where: { $0.contains(point) }) { return point }
    for rect in [frame, unclipped] {
      let center = CGPoint(x: rect.midX, y: rect.midY)
      if region.rects.contains(where: { $0.contains(center) }) { return center }
    }
    let largest = region.rects.max { $0.width * $0.height < $1.width * $1.height }
    return largest.map { CGPoint(x: $0.midX, y: $0.midY) }
  }

  /// Returns the part of a frame that isn't clipped, covered or transparent, or `nil` if there's none.
  private func visibleRegion(_ slot: UInt32) -> VisibleRegion? {
    let visible = visibleRect(slot)
    if visible.isNull || isTransparent(slot) { return nil }
    var region = VisibleRegion(visible)
    var branch = slot
    while branch != 0 && !region.isEmpty {
      var sibling = memory.pointee.nodes[branch].next
      while sibling != 0 && !region.isEmpty {
        subtractDrawing(of: sibling, from: &region, within: visible)
        sibling = memory.pointee.nodes[sibling].next
      }
      branch = memory.pointee.nodes[branch].parent
    }
    return region.isEmpty ? nil : region
  }

  /// Returns whether the element or an ancestor is too transparent to be seen.
  private func isTransparent(_ slot: UInt32) -> Bool {
    if memory.pointee.rare.count == 0 { return false }
    var slot = slot
    while slot != 0 {
      if memory.pointee.details[slot].rare != 0, details(slot).alpha < 0.01 { return true }
      slot = memory.pointee.nodes[slot].parent
    }
    return false
  }

  /// Returns the topmost element at a point of the screen, or `nil` if there's none.
  ///
  /// Later siblings are above earlier siblings, and children are above their parents. Elements that are hidden or clipped at the point are skipped.
  /// An element that ignores touches is skipped, too, but its children aren't.
  ///
  /// - Parameter scope: The element to search, as if nothing covered it, or `nil` for the whole screen.
  public func hitTest(_ point: CGPoint, in scope: ElementID? = nil) -> ElementID? {
    let top = scope.map(slot) ?? TreeMemory.root
    guard top != 0, point.x.isFinite, point.y.isFinite, !isCut(point, above: top) else { return nil }
    return optionalID(topmost(at: point, below: top))
  }

  // MARK: Visible rectangle

  private func visibleRect(_ slot: UInt32) -> CGRect {
    if memory.pointee.isHiddenOrInHidden(slot) { return .null }
    var rect = uncoveredFrame(slot)
    var ancestor = memory.pointee.nodes[slot].parent
    while ancestor != 0 && !rect.isEmpty {
      if cuts(ancestor) { rect = rect.intersection(uncoveredFrame(ancestor)) }
      ancestor = memory.pointee.nodes[ancestor].parent
    }
    return rect.isEmpty ? .null : rect
  }

  /// Returns whether an element clips its descendants to its frame.
  ///
  /// Elements that clip to bounds do, and so does the root if it has a size.
  @inline(__always) private func cuts(_ slot: UInt32) -> Bool {
    if memory.pointee.nodes[slot].flags.has(.clips) { return true }
    return slot == TreeMemory.root && memory.pointee.details[slot].frame.width > 0 && memory.pointee.details[slot].frame.height > 0
  }

  /// Returns the frame of an element, without the part of a scroll view that bars cover.
  package func uncoveredFrame(of element: ElementID) -> CGRect {
    let slot = slot(element)
    return slot == 0 ? .zero : uncoveredFrame(slot)
  }

  @inline(__always) func uncoveredFrame(_ slot: UInt32) -> CGRect {
    let frame = memory.pointee.details[slot].frame.rect
    // Return early, because only elements that have details and clip can scroll.
    if memory.pointee.details[slot].rare == 0 || !memory.pointee.nodes[slot].flags.has(.clips) { return frame }
    return details(slot).scrolling?.covered.rect(in: frame) ?? frame
  }

  // MARK: Occlusion

  /// Subtracts the frames of a subtree's elements from `region`.
  ///
  /// `bounds` contains the region.
  private func subtractDrawing(of top: UInt32, from region: inout VisibleRegion, within bounds: CGRect) {
    // Keep each enclosing clip with the element that replaced it, so the clip can be restored after the element's descendants.
    var clips: [(slot: UInt32, rect: CGRect)] = []
    var clip = bounds
    var slot = top
    while slot != 0 {
      let node = memory.pointee.nodes[slot]
      var mayEnter = !node.flags.has(.hidden) && (memory.pointee.details[slot].rare == 0 || details(slot).alpha >= 0.01)
      if mayEnter {
        let frame = uncoveredFrame(slot)
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

  /// Returns whether an ancestor of `slot` hides or clips it at the point.
  private func isCut(_ point: CGPoint, above slot: UInt32) -> Bool {
    var ancestor = memory.pointee.nodes[slot].parent
    while ancestor != 0 {
      if memory.pointee.isHidden(ancestor) || cuts(ancestor) && !uncoveredFrame(ancestor).contains(point) { return true }
      ancestor = memory.pointee.nodes[ancestor].parent
    }
    return false
  }

  private func topmost(at point: CGPoint, below top: UInt32) -> UInt32 {
    var slot = top
    while true {
      let flags = memory.pointee.nodes[slot].flags
      let contains = uncoveredFrame(slot).contains(point)
      let isReachable = !flags.has(.hidden) && (contains || !cuts(slot))
      let lastChild = memory.pointee.details[slot].lastChild
      if isReachable && lastChild != 0 {
        slot = lastChild
        continue
      }
      if isReachable && contains && !flags.has(.ignoresTouches) { return slot }
      // If nothing is hit in this branch, continue with the sibling below it or, after the last sibling, with the parent.
      while slot != top && memory.pointee.details[slot].previous == 0 {
        slot = memory.pointee.nodes[slot].parent
        if !memory.pointee.nodes[slot].flags.has(.ignoresTouches) && uncoveredFrame(slot).contains(point) { return slot }
      }
      if slot == top { return 0 }
      slot = memory.pointee.details[slot].previous
    }
  }
}
