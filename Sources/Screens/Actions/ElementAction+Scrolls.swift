import Foundation
import HeadlessXCUI

// Actions that scroll. The direction is the direction that the view moves over its content: `down` shows content that's further down.
extension ElementAction {
  /// The maximum number of drags in a scroll to an edge or until an element appears.
  private static let mostDrags = 1_000

  /// Scrolls by a distance, with as many drags as needed.
  ///
  /// The content doesn't continue to move after a drag.
  ///
  /// If the action reaches the edge of the content first, it fails with ``InteractionFailure/Reason/edgeReached(edge:moved:of:)``, even if it scrolled part of the distance.
  /// - Parameters:
  ///   - direction: The direction that the view moves over its content.
  ///   - amount: The distance, in points.
  ///   - start: The point where the finger touches down, as a fraction of the visible part. By default, it's near the edge that leaves the longest way.
  public static func scroll(_ direction: MoveDirection, by amount: Double, from start: CGVector? = nil) -> ElementAction {
    ElementAction(
      "scroll", "\(direction.words) by \(amount.plain) points", conditions: ElementMatcher.scrollable,
      body: { target in
        guard amount > 0, amount <= 1e6 else { return target.fail(.unusableNumber(name: "amount", value: amount.plain, allowed: "more than 0, at most 1000000 points")) }
        _ = Scrolling(target, direction, start).move(by: amount)
      })
  }

  /// Scrolls to an edge of the content, or does nothing if the content is already there.
  /// - Parameters:
  ///   - edge: The edge.
  ///   - start: The point where the finger touches down, as a fraction of the visible part. By default, it's near the edge that leaves the longest way.
  public static func scroll(to edge: ContentEdge, from start: CGVector? = nil) -> ElementAction {
    ElementAction(
      "scroll", "to the \(edge.rawValue) edge", conditions: ElementMatcher.scrollable,
      body: { target in
        let scrolling = Scrolling(target, edge.direction, start)
        for _ in 0..<mostDrags {
          if scrolling.isAtEdge { return }
          guard scrolling.drag(by: .infinity) != nil else { return }
        }
        if !scrolling.isAtEdge, !InteractionFailure.isStopped {
          target.fail(
            "the edge was not reached after \(mostDrags) drags, which is the limit", advice: "if the content has no end, scroll by an amount or until an element appears.")
        }
      })
  }

  /// Scrolls until the scroll view contains an element that matches.
  ///
  /// The action does nothing if the scroll view already contains a match. It fails at the edge of the content.
  /// - Parameters:
  ///   - direction: The direction that the view moves over its content.
  ///   - matcher: The matcher that an element in the scroll view must satisfy, such as `.label("Row 15") && .isSufficientlyVisible`.
  ///   - amount: The distance of each scroll, in points.
  public static func scroll(_ direction: MoveDirection, until matcher: ElementMatcher, by amount: Double = 100) -> ElementAction {
    ElementAction(
      "scroll", "\(direction.words) until an element in it \(matcher)", conditions: ElementMatcher.scrollable,
      body: { target in
        guard amount > 0, amount <= 1e6 else { return target.fail(.unusableNumber(name: "amount", value: amount.plain, allowed: "more than 0, at most 1000000 points")) }
        let scrolling = Scrolling(target, direction, nil)
        for _ in 0..<mostDrags {
          if InteractionFailure.isStopped || !matcher.liveMatches(in: target.snapshot).isEmpty { return }
          guard scrolling.move(by: amount, mayEndAtEdge: true) else { return }
        }
        if InteractionFailure.isStopped || !matcher.liveMatches(in: target.snapshot).isEmpty { return }
        target.fail("no such element appeared after \(mostDrags) scrolls, which is the limit", advice: "check the matcher, or scroll farther each time.")
      })
  }

  /// Pulls the content down from its top, far enough to refresh it.
  ///
  /// The test fails if the view can't be refreshed. When this action ends, the `refreshable` action has started. The action doesn't wait for it to finish.
  public static var pullToRefresh: ElementAction {
    ElementAction(
      "pull to refresh", conditions: ElementMatcher.scrollable,
      body: { target in
        guard HeadlessDriver.canRefresh(target.snapshot) else {
          return target.fail(
            "it cannot be refreshed", advice: "in the app, add refreshable { … } to the list or to a view around it; for a custom gesture of the app, use .drag(by:).")
        }
        let scrolling = Scrolling(target, .up, nil)
        for _ in 0..<mostDrags where !scrolling.isAtEdge { if scrolling.drag(by: .infinity) == nil { return } }
        let visible = target.snapshot.visibleRect
        let (start, end) = (scrolling.startPoint(), CGPoint(x: visible.midX, y: visible.maxY - 1))
        guard end.y - start.y > 125 else { return target.fail("only \(Double(visible.height).plain) points of its height are visible, and a pull needs more than 125") }
        target.drag(from: start, to: CGPoint(x: start.x, y: min(end.y, start.y + 200)))
      })
  }
}

extension ElementMatcher {
  /// The conditions for scrolling an element.
  static let scrollable: [ElementMatcher] = reachable + [ElementMatcher("is a view that scrolls") { $0.contentOffset != nil }]
}

/// The drags that scroll an element in one direction.
@MainActor
private struct Scrolling {
  let target: ElementAction.Target
  let direction: MoveDirection
  let start: CGVector?

  init(_ target: ElementAction.Target, _ direction: MoveDirection, _ start: CGVector?) {
    self.target = target
    self.direction = direction
    self.start = start
  }

  private var offset: Double {
    let offset = target.snapshot.contentOffset ?? .zero
    return Double(direction.isVertical ? offset.y : offset.x)
  }

  var isAtEdge: Bool { target.snapshot.isScrolled(to: direction.edge) }

  /// The finger's direction, which is opposite to the view's.
  private var finger: CGVector { CGVector(dx: -direction.vector.dx, dy: -direction.vector.dy) }

  /// Returns the point where the finger touches down.
  ///
  /// The point is at the start fraction if there is one. Otherwise it's the point that leaves the longest way for the drag.
  func startPoint() -> CGPoint {
    let visible = target.snapshot.visibleRect
    if let start { return CGPoint(x: visible.minX + start.dx * visible.width, y: visible.minY + start.dy * visible.height) }
    let back = CGVector(dx: -finger.dx, dy: -finger.dy)
    // A bar or the keyboard can cover the edge, so look for the first point where a touch reaches the content.
    for part in stride(from: 0.96, through: 0.04, by: -0.04) {
      let point = CGPoint(x: visible.midX + back.dx * visible.width * (part - 0.5), y: visible.midY + back.dy * visible.height * (part - 0.5))
      if let hit = HeadlessDriver.element(at: point), hit == target.snapshot || hit.isDescendant(of: target.snapshot) { return point }
    }
    return target.point()
  }

  /// Returns the longest distance that a finger can move from a point and stay on the element.
  private func room(from point: CGPoint) -> Double {
    let visible = target.snapshot.visibleRect
    let room =
      switch direction {
      case .down: point.y - visible.minY
      case .up: visible.maxY - point.y
      case .right: point.x - visible.minX
      case .left: visible.maxX - point.x
      }
    return max(1, Double(room) - 1)
  }

  /// Drags once by a distance, or as far as there's room.
  /// - Returns: The distance that the content moved, or `nil` if the action failed.
  func drag(by amount: Double) -> Double? {
    if let start, !(start.dx > 0 && start.dx < 1 && start.dy > 0 && start.dy < 1) {
      _ = target.start(start)
      return nil
    }
    let (before, from) = (offset, startPoint())
    let length = min(amount, room(from: from))
    target.drag(from: from, to: CGPoint(x: from.x + finger.dx * length, y: from.y + finger.dy * length))
    if InteractionFailure.isStopped { return nil }
    guard target.snapshot.exists else {
      target.fail("it no longer exists after a drag")
      return nil
    }
    let moved = abs(offset - before)
    if moved < 0.001, !isAtEdge {
      target.fail("its content does not follow a drag from \(from.text)", advice: "use the parameter “from” to start at a point that no control or gesture responds to.")
      return nil
    }
    return moved
  }

  /// Scrolls by a distance.
  ///
  /// The action fails if it reaches the edge of the content first, unless `mayEndAtEdge` is true.
  /// - Returns: Whether the action can continue.
  func move(by amount: Double, mayEndAtEdge: Bool = false) -> Bool {
    var moved = 0.0
    while amount - moved > 0.001 {
      if isAtEdge {
        if mayEndAtEdge, moved > 0 { return true }
        target.fail(.edgeReached(edge: direction.edge, moved: moved, of: amount))
        return false
      }
      guard let step = drag(by: amount - moved) else { return false }
      moved += step
    }
    return true
  }
}
