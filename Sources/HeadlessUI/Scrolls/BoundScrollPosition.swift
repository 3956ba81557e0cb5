import Foundation

/// A view whose scroll view follows a bound scroll position.
private struct BoundScrollPositionView<Content: View>: ScrollPositionBinding {
  let content: Content
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?

  func makeNode(_ inputs: NodeInputs) -> Node { BoundScrollPositionNode(self, inputs) }
}

private final class BoundScrollPositionNode<Content: View>: ScrollPositionFollower<BoundScrollPositionView<Content>> {
  private var known = ScrollPosition()

  override func bindingDidChange() {
    let position = readBinding { view.position.wrappedValue }
    guard position != known else { return }
    known = position
    guard !position.isPositionedByUser else { return }
    switch position.target {
    case .none: break
    case .id(let id, let anchor): scrollAfterCommit(to: AnyHashable(id), anchor: anchor ?? view.anchor, change: nil, rounds: 20)
    case .edge, .point: scrollAfterCommit(to: position, rounds: 20)
    }
  }

  // The length of unmeasured rows is an estimate, so calculate the offset again until it no longer changes.
  private func scrollAfterCommit(to position: ScrollPosition, rounds: Int) {
    host.afterCommit { [weak self] in
      guard let self, self.isAlive, self.known == position, let scrolling = self.firstScrolling else { return }
      let before = scrolling.contentOffset
      scrolling.move(to: scrolling.offset(of: position.target))
      if rounds > 1, scrolling.contentOffset != before { self.scrollAfterCommit(to: position, rounds: rounds - 1) }
    }
  }

  override func contentDidMove(of scrolling: any Scrolling) {
    host.afterCommit { [weak self] in
      guard let self, self.isAlive, scrolling.isAlive else { return }
      let position = DependencyTracker.withoutTracking { self.view.position.wrappedValue }
      let moved = position.movedByUser(to: scrolling.firstIdentity { position.follows($0) })
      guard moved != position else { return }
      self.known = moved
      self.view.position.wrappedValue = moved
    }
  }
}

extension Scrolling {
  fileprivate func offset(of target: ScrollPosition.Target) -> CGPoint {
    var offset = contentOffset
    switch target {
    case .edge(.top): offset.y = minimumOffset.y
    case .edge(.bottom): offset.y = maximumOffset.y
    case .edge(let edge): offset.x = (edge == .leading) == environment.isRightToLeft ? maximumOffset.x : minimumOffset.x
    case .point(let x, let y): offset = CGPoint(x: x ?? offset.x, y: y ?? offset.y)
    case .none, .id: break
    }
    return offset
  }

  /// Returns the identity of the first visible view whose identity satisfies a condition.
  func firstIdentity(where isWanted: (AnyHashable) -> Bool) -> AnyHashable? {
    let axis: Axis = scrolls(.vertical) ? .vertical : .horizontal
    // The first view is the one closest to the edge where reading starts.
    let isMirrored = axis == .horizontal && environment.isRightToLeft
    let area = self.frame
    let start = area.origin[axis]
    var nearest: (distance: CGFloat, id: AnyHashable)?
    forEachIdentified { id, place in
      let place = place.mirrored(in: area, isMirrored)
      guard isWanted(id), place.origin[axis] + place.size[axis] > start + 0.5 else { return }
      let distance = place.origin[axis] - start
      if nearest == nil || distance < nearest!.distance { nearest = (distance, id) }
    }
    return nearest?.id
  }
}

extension View {
  /// Binds the scroll position of the scroll view in this view.
  ///
  /// The scroll view scrolls when the position changes, and the position follows the user's scrolling.
  ///
  /// - Parameters:
  ///   - position: The current position and the position that the app requests.
  ///   - anchor: The point of a view that is aligned with the same point of the scroll view, if the position doesn't have an anchor. If both are `nil`, the scroll view scrolls by the smallest distance.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    BoundScrollPositionView(content: self, position: position, anchor: anchor)
  }
}
