import ScreenModel
import VirtualTime

/// Finds out, while an app is rendered, which of its elements an animation moves.
///
/// An app without animations pays for one question a rendering, and one for each element that has changed: whether to look.
@MainActor
final class AnimationTracker {
  private unowned let host: ViewHost
  private let timeline: AnimationTimeline
  /// Whether the rendering under way is looked at.
  private(set) var isTracking = false
  /// The number of the rendering that is looked at: what is inserted, or has changed, in it remembers the number.
  private(set) var round: UInt32 = 0
  private var change: AnimatedChange?
  private var triggered: [Node] = []
  /// How many modifiers animate every change.
  private var constantModifiers = 0

  init(host: ViewHost, timeline: AnimationTimeline) {
    self.host = host
    self.timeline = timeline
  }

  // MARK: What is animated

  /// The change that is about to be rendered begins its animation.
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

  /// The value of an `animation(_:value:)` modifier has changed.
  func valueDidChange(of modifier: Node) {
    track()
    triggered.append(modifier)
  }

  /// A modifier that animates every change came or went.
  func constantModifierCountDidChange(by difference: Int) {
    constantModifiers += difference
    if constantModifiers > 0 { track() }
  }

  // MARK: What the system animates

  /// A page or a presentation comes or goes.
  ///
  /// - Parameter node: What has it, in whose view the change began.
  func screenDidChange(_ arriving: Node? = nil, of node: Node) {
    systemDidAnimate(0.35, "the transition of the screen", .screenTransition, startedBy: node.enclosingViewName) {
      guard let arriving, arriving.isAlive else { return [] }
      var elements: [ElementID] = []
      arriving.collectElements(into: &elements)
      return elements
    }
  }

  /// The keyboard comes or goes.
  ///
  /// - Parameter title: The title of the field that it comes or goes for.
  func keyboardDidChange(forField title: String) {
    systemDidAnimate(0.25, "the transition of the keyboard", .keyboardTransition, startedBy: "the focus of the field “\(title)”") { [host] in
      host.keyboard.updateElements(in: host.window)
    }
  }

  /// The content of a scroll view goes on after a swipe.
  func contentGlides(of node: Node, for seconds: Double) {
    systemDidAnimate(seconds, "the scrolling of \(node.enclosingViewName) after a swipe", .animation, startedBy: "a swipe") { node.isAlive ? node.childElements : [] }
  }

  private func systemDidAnimate(_ seconds: Double, _ name: String, _ kind: PendingWork.Kind, startedBy starter: @autoclosure () -> String, arriving: @escaping () -> [ElementID]) {
    guard TestConfiguration.hasSystemAnimations, let duration = timeline.settings.duration(of: seconds) else { return }
    let end = host.scheduler.now.advanced(by: duration)
    // The button whose action has changed the state is known no more when the change is rendered.
    timeline.schedule(until: end, name: name, kind: kind, startedBy: starter())
    host.afterCommit { [host, timeline] in
      // Where motion is reduced, what comes fades in at its place. While an app is launched, nothing is known of that yet.
      guard !host.reducesMotion else { return }
      for element in arriving() { timeline.move(element, until: end) }
    }
  }

  private func track() {
    if isTracking { return }
    isTracking = true
    round &+= 1
  }

  /// The rendering has reached the element tree.
  func end() {
    for node in triggered where node.isAlive { schedule(animation(of: node), in: node) }
    triggered.removeAll()
    change = nil
    isTracking = constantModifiers > 0
    round &+= 1
  }

  // MARK: What moves

  /// The frame of an element changes.
  func elementWillMove(_ element: ElementID, of node: Node) {
    guard let animation = animation(of: node), let end = timeline.end(of: animation) else { return }
    timeline.move(element, until: end)
    if animation != change?.transaction.animation { schedule(animation, in: node) }
  }

  /// An element came into the tree, by a transition where a view around it has one and came with it.
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

  /// The animation of what changes in a node now: that of the change, as the modifiers around the node leave it.
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

/// A node that changes the transactions of what is under it.
@MainActor
protocol TransactionModifying: AnyObject {
  func modify(_ transaction: inout Transaction)
}
