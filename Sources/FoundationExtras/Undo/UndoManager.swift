public import Foundation

/// Undoes and does again what code has registered, as Foundation's class on Apple's platforms, which Foundation on Linux lacks.
///
/// Each piece of `registerUndo` is a step of its own, unless it is inside of a group; a group by event is not made here.
@preconcurrency @MainActor
public final class UndoManager: NSObject {
  private struct Step {
    var name = ""
    var actions: [() -> Void] = []
  }

  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []
  private var openGroup: Step?

  /// How many groups are open.
  public private(set) var groupingLevel: Int = 0
  /// Whether something is undone just now.
  public private(set) var isUndoing: Bool = false
  /// Whether something is done again just now.
  public private(set) var isRedoing: Bool = false
  /// Whether what is registered is kept.
  public private(set) var isUndoRegistrationEnabled: Bool = true
  /// How many steps are kept, 0 for all.
  public var levelsOfUndo: Int = 0
  /// Whether what one event registers is one step: not here, whatever it is.
  public var groupsByEvent: Bool = true

  /// Creates a manager with nothing to undo.
  nonisolated public override init() { super.init() }

  /// Whether there is something to undo.
  public var canUndo: Bool { !undoSteps.isEmpty }

  /// Whether there is something to do again.
  public var canRedo: Bool { !redoSteps.isEmpty }

  /// The name of what is undone next.
  public var undoActionName: String { undoSteps.last?.name ?? "" }

  /// The name of what is done again next.
  public var redoActionName: String { redoSteps.last?.name ?? "" }

  /// The title of a button that undoes.
  public var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }

  /// The title of a button that does again.
  public var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }

  /// Registers what undoes a change.
  ///
  /// What is registered while something is undone is what does it again.
  public func registerUndo<TargetType: AnyObject>(withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void) {
    guard isUndoRegistrationEnabled else { return }
    let action = { [weak target] in if let target { handler(target) } }
    if openGroup != nil { openGroup?.actions.append(action) } else { add(Step(actions: [action])) }
  }

  /// Names what was registered last.
  public func setActionName(_ actionName: String) {
    if openGroup != nil {
      openGroup?.name = actionName
    } else if isUndoing {
      if let last = redoSteps.indices.last { redoSteps[last].name = actionName }
    } else if let last = undoSteps.indices.last {
      undoSteps[last].name = actionName
    }
  }

  /// Undoes the last step.
  public func undo() {
    guard !isUndoing, !isRedoing, let step = undoSteps.popLast() else { return }
    isUndoing = true
    run(step)
    isUndoing = false
  }

  /// Does the last step again that was undone.
  public func redo() {
    guard !isUndoing, !isRedoing, let step = redoSteps.popLast() else { return }
    isRedoing = true
    run(step)
    isRedoing = false
  }

  /// Begins a group: what is registered until its end is one step.
  public func beginUndoGrouping() {
    groupingLevel += 1
    openGroup = openGroup ?? Step()
  }

  /// Ends a group.
  public func endUndoGrouping() {
    guard groupingLevel > 0 else { return }
    groupingLevel -= 1
    guard groupingLevel == 0, let group = openGroup else { return }
    openGroup = nil
    if !group.actions.isEmpty { add(group) }
  }

  /// Lets nothing be registered.
  public func disableUndoRegistration() { isUndoRegistrationEnabled = false }

  /// Lets everything be registered again.
  public func enableUndoRegistration() { isUndoRegistrationEnabled = true }

  /// Forgets everything.
  public func removeAllActions() { (undoSteps, redoSteps, openGroup, groupingLevel) = ([], [], nil, 0) }

  private func run(_ step: Step) {
    // What the parts of a step register is one step, too.
    beginUndoGrouping()
    for action in step.actions.reversed() { action() }
    if openGroup?.name.isEmpty == true { openGroup?.name = step.name }
    endUndoGrouping()
  }

  private func add(_ step: Step) {
    if isUndoing { return redoSteps.append(step) }
    if !isRedoing { redoSteps = [] }
    undoSteps.append(step)
    if levelsOfUndo > 0 { undoSteps.removeFirst(max(0, undoSteps.count - levelsOfUndo)) }
  }
}
