import ScreenModel
import VirtualTime

/// An object that tracks which elements are moved by animations while an app is rendered.
///
/// Without animations, the only cost is one check per rendering and one per changed element.
@MainActor
final class AnimationTracker {
  private unowned let host: ViewHost
  private let timeline: AnimationTimeline
  /// Whether the current rendering is tracked.
  private(set) var isTracking = false
  /// The number of the tracked rendering.
  ///
  /// Nodes that are inserted or changed during the rendering store this number.
  private(set) var round: UInt32 = 0
  private var change: AnimatedChange?
  private var triggered: [Node] = []
  /// The number of modifiers that animate every change.
  private var constantModifiers = 0

  init(host: ViewHost, timeline: AnimationTimeline) {
    self.host = host
    self.timeline = timeline
  }

  // MARK: Animations of the app

  /// Starts the animation of a change that is about to be rendered.
  func begin(_ change: AnimatedChange) {
    self.change = change
    track()
    guard !change.hasBegun else { return }
    change.hasBegun = true
    guard let animation = change.transaction.animation, let duration = timeline.settings.duration(of: animation) else {
      return host.afterCommit { [host] in host.scheduler.withCause(change.name) { change.complete { _ in true } } }
    }
    timeline.schedule(after: duration, name: change.name) { change.complete { $0 == .logicallyComplete } }
    guard change.transaction.completions.contains(where: { $0.criteria == .removed }) else { return }
    let settling = timeline.settings.duration(of: animation.settlingSeconds) ?? duration
    timeline.schedule(after: settling, name: change.name) { change.complete { $0 == .removed } }
  }

  /// Marks an `animation(_:value:)` modifier whose value has changed.
  func valueDidChange(of modifier: Node) {
    track()
    triggered.append(modifier)
  }

  /// Updates the number of modifiers that animate every change.
  func constantModifierCountDidChange(by difference: Int) {
    constantModifiers += difference
    if constantModifiers > 0 { track() }
  }

  // MARK: Animations of the system

  /// Animates the transition of a page or a presentation.
  ///
  /// - Parameter node: The node that shows the page or presentation. Messages name the view of the node as the cause.
  func screenDidChange(_ arriving: Node? = nil, of node: Node) {
    systemDidAnimate(0.35, "the transition of the screen", .screenTransition, startedBy: node.enclosingViewName) {
      guard let arriving, arriving.isAlive else { return [] }
      var elements: [ElementID] = []
      arriving.collectElements(into: &elements)
      return elements
    }
  }

  /// Animates the keyboard while it appears or disappears.
  ///
  /// - Parameter title: The title of the field that received or lost the focus.
  func keyboardDidChange(forField title: String) {
    systemDidAnimate(0.25, "the transition of the keyboard", .keyboardTransition, startedBy: "the focus of the field “\(title)”") { [host] in
      host.keyboard.updateElements(in: host.window)
    }
  }

  /// Animates content that keeps scrolling after a swipe.
  func contentGlides(of node: Node, for seconds: Double) {
    systemDidAnimate(seconds, "the scrolling of \(node.enclosingViewName) after a swipe", .animation, startedBy: "a swipe") { node.isAlive ? node.childElements : [] }
  }

  private func systemDidAnimate(_ seconds: Double, _ name: String, _ kind: PendingWork.Kind, startedBy starter: @autoclosure () -> String, arriving: @escaping () -> [ElementID]) {
    guard TestConfiguration.hasSystemAnimations, let duration = timeline.settings.duration(of: seconds) else { return }
    let end = host.scheduler.now.advanced(by: duration)
    // Determine the name now, because the button that caused the change isn't known when the change is rendered.
    timeline.schedule(until: end, name: name, kind: kind, startedBy: starter())
    host.afterCommit { [host, timeline] in
      // With Reduce Motion, new elements fade in without moving. The check is delayed, because the setting isn't known yet during launch.
      guard !host.reducesMotion else { return }
      for element in arriving() { timeline.move(element, until: end) }
    }
  }

  private func track() {
    if isTracking { return }
    isTracking = true
    round &+= 1
  }

  /// Ends the tracked rendering after the element tree was updated.
  func end() {
    for node in triggered where node.isAlive { schedule(animation(of: node), in: node) }
    triggered.removeAll()
    change = nil
    isTracking = constantModifiers > 0
    round &+= 1
  }

  // MARK: Movements of elements

  /// Animates an element whose frame is about to change.
  func elementWillMove(_ element: ElementID, of node: Node) {
    guard let animation = animation(of: node), let end = timeline.end(of: animation) else { return }
    timeline.move(element, until: end)
    if animation != change?.transaction.animation { schedule(animation, in: node) }
  }

  /// Animates a new element if a view around it with a transition was inserted at the same time.
  func elementDidAppear(_ element: ElementID, of node: Node) {
    var around: Node? = node
    while let candidate = around {
      if let transition = candidate.insertionTransition(in: round) {
        guard let animation = transition.animation ?? animation(of: candidate), let end = timeline.end(of: animation) else { return }
        if transition.moves { timeline.move(element, until: end) }
        if animation != change?.transaction.animation { schedule(animation, in: node) }
        return
      }
      around = candidate.parent
    }
  }

  private func schedule(_ animation: Animation?, in node: Node) {
    guard let animation, let end = timeline.end(of: animation) else { return }
    timeline.schedule(until: end, name: AnimatedChange.name(ofAnimationIn: node.enclosingViewName))
  }

  /// Returns the animation of a node's current change, as set by the modifiers around the node.
  private func animation(of node: Node) -> Animation? {
    var modifiers: [any TransactionModifying] = []
    var around: Node? = node
    while let candidate = around {
      if let modifier = candidate.transactionModifier(in: round) { modifiers.append(modifier) }
      around = candidate.parent
    }
    var transaction = change?.transaction ?? Transaction()
    for modifier in modifiers.reversed() { modifier.modify(&transaction) }
    return transaction.animation
  }
}

/// A node that changes the transactions of the nodes below it.
@MainActor
protocol TransactionModifying: AnyObject {
  func modify(_ transaction: inout Transaction)
}
