public import Foundation

/// The base class for controls, which send actions to targets when a person uses them.
///
/// As on a phone, changes in code don't send events. A custom subclass is an element of type `other`, and a tap on it sends `touchDown` and `touchUpInside`.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// A Boolean value that indicates whether the control is enabled.
  open var isEnabled: Bool = true {
    didSet { if isEnabled != oldValue { elementDidChange() } }
  }
  /// A Boolean value that indicates whether the control and its element are selected.
  open var isSelected: Bool = false {
    didSet { if isSelected != oldValue { elementDidChange() } }
  }
  /// A Boolean value that indicates whether the control is highlighted.
  ///
  /// On the simulated device, the value changes only ``state``.
  open var isHighlighted: Bool = false
  /// The vertical alignment of the content.
  ///
  /// On the simulated device, the vertical alignment has no effect.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center
  /// The horizontal alignment of the content.
  ///
  /// On the simulated device, the horizontal alignment has no effect.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center

  /// A Boolean value that indicates whether a tap opens the button's menu.
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

  /// Creates a control with a primary action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: Targets

  /// Adds a target and a method to call for events.
  ///
  /// - Parameters:
  ///   - target: The object to call the method on, held weakly. If `nil`, the first responder that implements the method is called, searching outward from the control.
  ///   - action: The method, with no parameters, a parameter for the control, or an additional parameter for the event.
  ///   - controlEvents: The events.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    let known = targets.firstIndex { entry in
      guard case .method(let method) = entry.call else { return false }
      return entry.hasTarget == (target != nil) && entry.target === object && method == action
    }
    // As on a phone, a target's method is called only once, even if it was added several times.
    if let known {
      targets[known].events.formUnion(controlEvents)
    } else {
      targets.append(ControlTarget(target: object, hasTarget: target != nil, call: .method(action), events: controlEvents))
    }
  }

  /// Removes a target's method for events.
  ///
  /// `nil` matches any target or any method.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    remove(controlEvents) { entry in
      guard case .method(let method) = entry.call else { return false }
      return (target == nil || entry.target === target) && (action == nil || action == method)
    }
  }

  /// Adds an action for events.
  ///
  /// An action with the same identifier is replaced.
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

  /// The events that have a method or an action.
  open var allControlEvents: Event { targets.reduce(into: []) { $0.formUnion($1.events) } }

  /// Returns the names of a target's methods for an event, or `nil` if there aren't any.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let target = target.map { $0 as AnyObject }
    let names = targets.compactMap { entry -> String? in
      guard case .method(let method) = entry.call, entry.target === target, !entry.events.isDisjoint(with: controlEvent) else { return nil }
      return method.description
    }
    return names.isEmpty ? nil : names
  }

  // MARK: Sending events

  /// Calls the methods and performs the actions for events, in the order they were added.
  open func sendActions(for controlEvents: Event) {
    for entry in targets where !entry.events.isDisjoint(with: controlEvents) {
      switch entry.call {
      case .action(let action): sendAction(action)
      // Don't send the action if the target was released, because an action without a target goes to the first responder.
      case .method(let method): if entry.target != nil || !entry.hasTarget { sendAction(method, to: entry.target, for: nil) }
      }
    }
  }

  /// Calls a method of a target.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) { UIApplication.shared.sendAction(action, to: target, from: self, for: event) }

  /// Performs an action.
  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Sends the event ``Event/primaryActionTriggered``.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// Handles a tap on the control.
  package func tapped() {
    sendActions(for: .touchDown)
    sendActions(for: .touchUpInside)
  }

  /// Handles a change of the value by a person.
  package final func valueChanged() {
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  /// The vertical alignment of a control's content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// Content at the center.
    case center = 0
    /// Content at the top.
    case top = 1
    /// Content at the bottom.
    case bottom = 2
    /// Content that fills the height.
    case fill = 3
  }

  /// The horizontal alignment of a control's content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// Content at the center.
    case center = 0
    /// Content on the left.
    case left = 1
    /// Content on the right.
    case right = 2
    /// Content that fills the width.
    case fill = 3
    /// Content at the leading edge.
    case leading = 4
    /// Content at the trailing edge.
    case trailing = 5
  }
}

/// A target's method or an action of a control, with its events.
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
