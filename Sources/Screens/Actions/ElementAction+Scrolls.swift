import Foundation
import HeadlessXCUI

// Scrolling. The direction is that of the view over its content: down shows what is further down.
extension ElementAction {
  /// The most times that a scroll to an edge, or until something is there, drags.
  private static let mostDrags = 1_000

  /// Scrolls by an amount, with as many drags as that takes; the content stops with the finger.
  ///
  /// At the edge of the content it fails, even after a part of the way: ``InteractionFailure/Reason/edgeReached(edge:moved:of:)``.
  /// - Parameters:
  ///   - direction: The direction in which the view moves over its content.
  ///   - amount: How far, in points.
  ///   - start: Where the finger comes down, as a fraction of the visible part; by default near the edge from where it can move farthest.
  public static func scroll(_ direction: MoveDirection, by amount: Double, from start: CGVector? = nil) -> ElementAction {
    ElementAction(
      "scroll", "\(direction.words) by \(amount.plain) points", conditions: ElementMatcher.scrollable,
      body: { target in
        guard amount > 0, amount <= 1e6 else { return target.fail(.unusableNumber(name: "amount", value: amount.plain, allowed: "more than 0, at most 1000000 points")) }
        _ = Scrolling(target, direction, start).move(by: amount)
      })
  }

  /// Scrolls until an edge of the content is reached; where the content is there already, nothing is done.
  /// - Parameters:
  ///   - edge: The edge.
  ///   - start: Where the finger comes down, as a fraction of the visible part; by default near the edge from where it can move farthest.
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
            "the edge was not reached with \(mostDrags) drags, which is the limit", advice: "scroll by an amount, or until an element is there, where the content has no end.")
        }
      })
  }

  /// Scrolls until an element that matches is in the scroll view; where one is there already, nothing is done.
  ///
  /// At the edge of the content it fails.
  /// - Parameters:
  ///   - direction: The direction in which the view moves over its content.
  ///   - matcher: What must be true of an element in the scroll view: `.label("Row 15") && .isSufficientlyVisible`.
  ///   - amount: How far it scrolls each time, in points.
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
        target.fail("no such element came with \(mostDrags) scrolls, which is the limit", advice: "check what is looked for, or scroll farther each time.")
      })
  }

  /// Pulls the content down from its top, far enough that it refreshes; fails where nothing refreshes it.
  ///
  /// The action of `refreshable` has begun when this ends; its end is not waited for.
  public static var pullToRefresh: ElementAction {
    ElementAction(
      "pull to refresh", conditions: ElementMatcher.scrollable,
      body: { target in
        guard HeadlessDriver.canRefresh(target.snapshot) else {
          return target.fail(
            "nothing refreshes it", advice: "give the list, or a view around it, the modifier refreshable { … } in the app; a gesture of the app’s own is felt with .drag(by:).")
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
  /// What must be true of an element that is scrolled.
  static let scrollable: [ElementMatcher] = reachable + [ElementMatcher("is a view that scrolls") { $0.contentOffset != nil }]
}

/// Drags that scroll an element in a direction.
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

  /// The finger moves against the direction of the view.
  private var finger: CGVector { CGVector(dx: -direction.vector.dx, dy: -direction.vector.dy) }

  /// Where a finger comes down: at the given fraction, or as far back as it touches the content.
  func startPoint() -> CGPoint {
    let visible = target.snapshot.visibleRect
    if let start { return CGPoint(x: visible.minX + start.dx * visible.width, y: visible.minY + start.dy * visible.height) }
    let back = CGVector(dx: -finger.dx, dy: -finger.dy)
    // A bar or the keyboard may cover the rim.
    for part in stride(from: 0.96, through: 0.04, by: -0.04) {
      let point = CGPoint(x: visible.midX + back.dx * visible.width * (part - 0.5), y: visible.midY + back.dy * visible.height * (part - 0.5))
      if let hit = HeadlessDriver.element(at: point), hit == target.snapshot || hit.isDescendant(of: target.snapshot) { return point }
    }
    return target.point()
  }

  /// The farthest that a finger can move from a point on the element.
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

  /// Drags once by an amount, or as far as there is room; returns how far the content moved, and `nil` after a failure.
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
      target.fail("it was gone after a drag")
      return nil
    }
    let moved = abs(offset - before)
    if moved < 0.001, !isAtEdge {
      target.fail("its content does not follow a drag from \(from.text)", advice: "begin where no control or gesture takes the drag, with the parameter “from”.")
      return nil
    }
    return moved
  }

  /// Scrolls by an amount; fails the action at the edge, and returns whether it did not.
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
