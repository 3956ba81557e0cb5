import Foundation
import ScreenModel
import VirtualTime

/// An arena that determines which gestures and which control receive a sequence of touches.
///
/// - Gestures with high priority come first, with outer views before inner views.
/// - Other gestures and controls follow, from the touched view outward.
/// - The first gesture or control that is recognized receives the touches, unless one before it is still waiting. The others fail. Simultaneous gestures are recognized in addition.
/// - Controls act when the fingers are lifted.
@MainActor
package final class TouchArena {
  private let host: ViewHost
  private let element: ElementID
  // The touched view and its ancestors, starting with the touched view.
  private let path: [Node]
  private var entries: [Entry] = []
  // The gestures among the entries, stored separately because most touches don't involve any.
  private var candidates: [GestureCandidate] = []
  private var simultaneous: [GestureCandidate] = []
  private var winner: Winner?
  // The drag session follows the finger even if its source view disappears.
  private var lifted: DragSession?
  private var touches: [Touch] = []
  private var hits: [Int: Node] = [:]
  private var fingers = FingerSummary()
  private var pendingTaps = 0
  private var hasBegun = false
  private var timer: ScheduledEvent?
  private var time = 0.0
  // The button that is shown as pressed.
  private var pressed: Node?

  private enum Entry {
    case gesture(GestureCandidate)
    case control(Node)
  }

  private enum Winner {
    case gesture(GestureCandidate)
    case control(Node)
  }

  init(host: ViewHost, element: ElementID, node: Node, point: CGPoint) {
    self.host = host
    self.element = element
    var path: [Node] = []
    path.reserveCapacity(node.depth + 1)
    var current: Node? = node.touchTarget(at: point)
    while let candidate = current {
      path.append(candidate)
      // The view that presents this view is behind it, so it doesn't receive the touches.
      current = candidate.isPresented ? nil : candidate.parent
    }
    self.path = path
    makeEntries()
  }

  /// Whether a gesture follows the fingers while they move.
  package var hasGestures: Bool { !candidates.isEmpty || !simultaneous.isEmpty }

  /// Returns whether a drag that starts with a rest of half a second at a point lifts a view.
  package func lifts(at point: CGPoint) -> Bool {
    let drag = DragEvent(start: point, end: point, hold: DragEvent.holdOfLift)
    return path.contains { ($0 as? any DragLifting)?.dragSource(for: drag) != nil }
  }

  /// Whether the touches have ended and no gesture is waiting.
  package var isOver: Bool { touches.isEmpty && !isWaiting }

  /// Returns whether a touch on an element continues this sequence of touches.
  package func continues(on element: ElementID) -> Bool { element == self.element && path.first?.isAlive == true }

  private var isDisabled: Bool { host.tree.contains(element) && !host.tree.isEnabled(element) }

  private func makeEntries() {
    if !simultaneous.isEmpty { simultaneous.removeAll { $0.isOver } }
    let keptNodes = simultaneous.map { ObjectIdentifier($0.node) }
    var high: [Entry] = []
    var others: [Entry] = []
    others.reserveCapacity(path.count)
    let isDisabled = isDisabled
    for node in path {
      guard node.hasGesture, let source = host.touchedViews.gestureSources[ObjectIdentifier(node)] else {
        others.append(.control(node))
        continue
      }
      let mask = source.gestureMask
      if !mask.contains(.subviews) {
        high.removeAll()
        others.removeAll()
        simultaneous.removeAll()
      }
      guard mask.contains(.gesture), !isDisabled, node.environment.isEnabled, !keptNodes.contains(ObjectIdentifier(node)) else { continue }
      let candidate = source.makeCandidate()
      switch source.gesturePriority {
      case .normal: others.append(.gesture(candidate))
      case .high: high.insert(.gesture(candidate), at: 0)
      case .simultaneous:
        candidate.permit()
        simultaneous.append(candidate)
      }
    }
    entries = high.isEmpty ? others : high + others
    candidates.removeAll()
    for case .gesture(let candidate) in entries { candidates.append(candidate) }
  }

  // MARK: Touches

  /// Processes a change of the fingers.
  ///
  /// - Parameters:
  ///   - new: All fingers on the screen, including fingers that were just lifted.
  ///   - isLast: Whether no further touches are expected after these fingers are lifted.
  package func send(_ new: [Touch], isLast: Bool) {
    if hasBegun, touches.isEmpty, winner.map(isOver) ?? candidates.allSatisfy(\.isOver) { restart() }
    hasBegun = true
    touches = new
    time = max(time, new.first?.time ?? time)
    followPress(new)
    // Only gestures need the view that each finger touched first, so it isn't looked up for controls.
    if hasGestures { for touch in new where touch.phase == .began { hits[touch.id] = host.node(at: touch.location)?.touchTarget(at: touch.location) } }
    fingers.follow(new)
    if new.contains(where: { $0.phase == .cancelled }) { return cancel() }
    let isLift = !new.isEmpty && new.allSatisfy(\.isOver)
    if isLift {
      fingers.lift(at: time)
      if !fingers.hasMoved { pendingTaps += 1 }
    }
    lifted?.move(to: fingers.drag.end)
    follow(isLift: isLift)
    touches.removeAll(where: \.isOver)
    if isLift, isLast { close() }
    scheduleTick()
  }

  /// Updates the pressed state of the touched button, if the button shows it.
  private func followPress(_ new: [Touch]) {
    if let button = pressed {
      guard winner != nil || new.allSatisfy({ $0.isOver || $0.phase == .moved && !button.frame.contains($0.location) }) else { return }
      pressed = nil
      button.setPressed(false)
    } else if new.contains(where: { $0.phase == .began }) {
      // A loop is faster than a closure, and most touches don't find a button that shows its pressed state.
      for node in path where node.tracksPress {
        pressed = node
        node.setPressed(true)
        // The tap can end before the next rendering, so render the pressed state now.
        host.render()
        return
      }
    }
  }

  /// Fails all gestures that are waiting for another touch.
  package func close() {
    guard touches.isEmpty, isWaiting else { return }
    follow(isLift: true, isLast: true)
  }

  /// Cancels the touches and all gestures.
  package func cancel() {
    pressed?.setPressed(false)
    pressed = nil
    lifted?.cancel()
    lifted = nil
    for candidate in candidates + simultaneous { candidate.cancel() }
    touches.removeAll()
    fingers = FingerSummary()
    timer?.cancel()
  }

  // Simultaneous gestures aren't restarted, because they can still be waiting for another tap.
  private func restart() {
    winner = nil
    pendingTaps = 0
    makeEntries()
  }

  /// The gestures that still follow the touches, without simultaneous gestures.
  private var followers: [GestureCandidate] {
    switch winner {
    case nil: candidates.isEmpty ? [] : candidates.filter { !$0.isOver }
    case .gesture(let candidate): candidate.isOver ? [] : [candidate]
    case .control: []
    }
  }

  private var isWaiting: Bool { hasGestures && (!followers.isEmpty || simultaneous.contains { !$0.isOver }) }

  private func isOver(_ winner: Winner) -> Bool { if case .gesture(let candidate) = winner { candidate.isOver } else { true } }

  private func follow(isLift: Bool, isLast: Bool = false) {
    feed(followers, isLift: isLift, isLast: isLast)
    if winner == nil || !isLast { resolve(isLift: isLift) }
    feed(simultaneous, isLift: isLift, isLast: isLast)
  }

  private func feed(_ candidates: [GestureCandidate], isLift: Bool, isLast: Bool) {
    guard !candidates.isEmpty else { return }
    let date = host.system.date
    for candidate in candidates {
      let own = touches.filter { hits[$0.id]?.isUnder(candidate.node) ?? false }
      let event = GestureEvent(touches: own, time: time, date: date, frame: candidate.node.frameOfItems, node: candidate.node, isLift: isLift, isLast: isLast)
      candidate.handle(event)
    }
  }

  // MARK: Precedence

  private func resolve(isLift: Bool) {
    guard winner == nil else {
      if isLift, let lifted {
        self.lifted = nil
        lifted.drop()
      } else if isLift, case .control(let node)? = winner {
        act(from: node)
      }
      return
    }
    // Without gestures, a control either claims a drag or acts when the fingers are lifted, so there's nothing to decide yet.
    if candidates.isEmpty, !isLift, !fingers.isDrag { return }
    // While a tap is still possible, only a press takes precedence over it.
    var waitsForTap = false
    for entry in entries {
      switch entry {
      case .gesture(let candidate):
        switch candidate.state {
        case .failed: continue
        case .possible:
          guard candidate.blocksLowerGestures else { continue }
          guard candidate.yieldsToHolds else { return }
          waitsForTap = true
        case .active:
          if !waitsForTap { win(.gesture(candidate)) }
          return
        case .ended:
          if !waitsForTap || candidate.isHold { win(.gesture(candidate)) }
          return
        }
      case .control(let node):
        guard node.isAlive else { continue }
        if isLift {
          if !waitsForTap, act(on: node) { return win(.control(node)) }
        } else if fingers.isDrag, node.claimsDrag(fingers.drag) {
          return win(.control(node), with: fingers.drag)
        } else if !fingers.isDrag, node.takesTapsOfRow {
          waitsForTap = true
        }
      }
    }
  }

  private func win(_ new: Winner, with drag: DragEvent? = nil) {
    winner = new
    let chosen: GestureCandidate? = if case .gesture(let candidate) = new { candidate } else { nil }
    for candidate in candidates where candidate !== chosen { candidate.cancel() }
    chosen?.permit()
    guard let drag, case .control(let node) = new, let item = (node as? any DragLifting)?.dragSource(for: drag)?.lift() else { return }
    lifted = DragSession(item, at: drag.start, in: host)
    lifted?.move(to: drag.end)
  }

  /// Performs the action on the control that claimed the fingers, or on the nearest control around it.
  ///
  /// For example, content that has reached its end doesn't scroll, so the surrounding content scrolls instead.
  private func act(from first: Node) {
    var isReached = false
    for case .control(let node) in entries where node.isAlive {
      isReached = isReached || node === first
      if isReached, act(on: node) { return }
    }
  }

  /// Performs the action of the fingers on a control.
  private func act(on node: Node) -> Bool {
    if fingers.hasMoved {
      // Ignore two fingers that only move apart or rotate, because they don't drag the control.
      if fingers.count > 1, !fingers.isDrag { return false }
      return node.handleDrag(fingers.drag)
    }
    if isDisabled { return true }
    let tap = TapEvent(location: fingers.start, touches: fingers.count, count: fingers.tapCount)
    if fingers.duration > 0, handlePress(from: node) { return true }
    guard node.handleTap(tap) else { return false }
    for _ in 1..<max(1, pendingTaps) where node.isAlive { _ = node.handleTap(tap) }
    return true
  }

  /// Performs a long press on the first control that handles it, starting with the given control.
  ///
  /// For example, a context menu of the view around a button takes precedence over the button's action.
  private func handlePress(from first: Node) -> Bool {
    var isReached = false
    for case .control(let node) in entries where node.isAlive {
      isReached = isReached || node === first
      if isReached, node.handlePress(duration: fingers.duration, at: fingers.start) { return true }
    }
    return false
  }

  // MARK: Time

  /// Schedules the next event for gestures that depend on time.
  private func scheduleTick() {
    timer?.cancel()
    timer = nil
    guard hasGestures, let next = (followers + simultaneous).compactMap(\.deadline).filter({ $0 > time + 1e-9 }).min() else { return }
    let name = "a touch in \(path.first?.enclosingViewName ?? host.appName)"
    timer = host.scheduler.schedule(after: .seconds(next - time), name: name) { [weak self] in self?.tick(at: next) }
  }

  private func tick(at moment: Double) {
    guard !touches.isEmpty else { return }
    time = moment
    for index in touches.indices {
      touches[index].phase = .stationary
      touches[index].velocity = .zero
      touches[index].time = moment
    }
    follow(isLift: false)
    scheduleTick()
  }
}
