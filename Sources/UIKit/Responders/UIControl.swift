public import Foundation

/// The base class for controls, which call methods of targets when a person uses them.
///
/// Changes that code makes send no events, as on a phone. A subclass of an app's own is an element of the type `other`; a tap on it sends `touchDown` and `touchUpInside`.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// A Boolean value that indicates whether the control reacts to touches.
  open var isEnabled: Bool = true {
    didSet { if isEnabled != oldValue { elementDidChange() } }
  }
  /// A Boolean value that indicates whether the control is selected, as its element is.
  open var isSelected: Bool = false {
    didSet { if isSelected != oldValue { elementDidChange() } }
  }
  /// A Boolean value that indicates whether the control is drawn as touched.
  ///
  /// It changes no element.
  open var isHighlighted: Bool = false
  /// The vertical alignment of the content.
  ///
  /// It changes no element.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center
  /// The horizontal alignment of the content.
  ///
  /// It changes no element.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center

  /// A Boolean value that indicates whether a tap opens the menu of a button.
  open var showsMenuAsPrimaryAction: Bool = false {
    didSet { if showsMenuAsPrimaryAction != oldValue { elementDidChange() } }
  }

  /// The state of the control.
  open var state: State {
    var state: State = isEnabled ? .normal : .disabled
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  private var targets: [ControlTarget] = []

  /// Creates a control with an action for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: Targets

  /// Adds a method that events call.
  ///
  /// - Parameters:
  ///   - target: The object that has the method, which the control doesn't keep alive; `nil` stands for the first responder that has it, from the control outwards.
  ///   - action: The method, without parameters, or with one for the control, or with a second one for the event.
  ///   - controlEvents: The events.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    let known = targets.firstIndex { entry in
      guard case .method(let method) = entry.call else { return false }
      return entry.hasTarget == (target != nil) && entry.target === object && method == action
    }
    // As on a phone, one method of one target is called once, however often it was added.
    if let known {
      targets[known].events.formUnion(controlEvents)
    } else {
      targets.append(ControlTarget(target: object, hasTarget: target != nil, call: .method(action), events: controlEvents))
    }
  }

  /// Removes a method that events call; `nil` stands for any target and any method.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    remove(controlEvents) { entry in
      guard case .method(let method) = entry.call else { return false }
      return (target == nil || entry.target === target) && (action == nil || action == method)
    }
  }

  /// Adds an action that events run; an action with the same identifier is replaced for these events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    targets.append(ControlTarget(target: nil, hasTarget: false, call: .action(action), events: controlEvents))
  }

  /// Removes an action.
  open func removeAction(_ action: UIAction, for controlEvents: Event) { removeAction(identifiedBy: action.identifier, for: controlEvents) }

  /// Removes the action with an identifier.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    remove(controlEvents) { entry in
      if case .action(let action) = entry.call { action.identifier == actionIdentifier } else { false }
    }
  }

  private func remove(_ events: Event, where isMeant: (ControlTarget) -> Bool) {
    for index in targets.indices where isMeant(targets[index]) { targets[index].events.subtract(events) }
    targets.removeAll { $0.events.isEmpty }
  }

  /// The targets of the control.
  open var allTargets: Set<AnyHashable> { Set(targets.compactMap { $0.target as? AnyHashable }) }

  /// The events that call a method or run an action.
  open var allControlEvents: Event { targets.reduce(into: []) { $0.formUnion($1.events) } }

  /// Returns the names of a target's methods that an event calls, or `nil` if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let target = target.map { $0 as AnyObject }
    let names = targets.compactMap { entry -> String? in
      guard case .method(let method) = entry.call, entry.target === target, !entry.events.isDisjoint(with: controlEvent) else { return nil }
      return method.description
    }
    return names.isEmpty ? nil : names
  }

  // MARK: Sending events

  /// Calls the methods and runs the actions of events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for entry in targets where !entry.events.isDisjoint(with: controlEvents) {
      switch entry.call {
      case .action(let action): sendAction(action)
      // A target that is gone isn't called.
      case .method(let method): if entry.target != nil || !entry.hasTarget { sendAction(method, to: entry.target, for: nil) }
      }
    }
  }

  /// Calls a method of a target.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) { UIApplication.shared.sendAction(action, to: target, from: self, for: event) }

  /// Runs an action.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Runs the actions of the primary event.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// A finger was on the control, and was lifted on it.
  package func tapped() {
    sendActions(for: .touchDown)
    sendActions(for: .touchUpInside)
  }

  /// A person has changed the value of the control.
  package final func valueChanged() {
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  /// The vertical alignments of a control's content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// The alignments.
    case center = 0, top = 1, bottom = 2, fill = 3
  }

  /// The horizontal alignments of a control's content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// The alignments.
    case center = 0, left = 1, right = 2, fill = 3, leading = 4, trailing = 5
  }
}

/// A method or an action of a control, with its events.
private struct ControlTarget {
  enum Call {
    case method(Selector)
    case action(UIAction)
  }

  weak var target: AnyObject?
  let hasTarget: Bool
  let call: Call
  var events: UIControl.Event
}
