public import Foundation

/// A manager of undo and redo operations.
///
/// Apple's Foundation has this class, but Foundation on Linux doesn't.
///
/// All operations of one event form one step, unless ``groupsByEvent`` is `false`. An event ends when the main actor runs its next job.
@preconcurrency @MainActor
public final class UndoManager: NSObject {
  private struct Step {
    var name = ""
    var actions: [() -> Void] = []
  }

  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []
  private var openGroup: Step?
  /// Whether the open group was begun by the first operation of an event.
  private var isGroupOfEvent = false

  /// The number of open groups.
  public private(set) var groupingLevel: Int = 0
  /// A Boolean value that indicates whether an undo is in progress.
  public private(set) var isUndoing: Bool = false
  /// A Boolean value that indicates whether a redo is in progress.
  public private(set) var isRedoing: Bool = false
  /// A Boolean value that indicates whether undo registration is enabled.
  public private(set) var isUndoRegistrationEnabled: Bool = true
  /// The maximum number of steps to keep, or 0 for no limit.
  public var levelsOfUndo: Int = 0
  /// A Boolean value that indicates whether all operations of an event form one step.
  public var groupsByEvent: Bool = true

  /// Creates an empty undo manager.
  nonisolated public override init() { super.init() }

  /// A Boolean value that indicates whether there's a step to undo.
  public var canUndo: Bool { !undoSteps.isEmpty || isGroupOfEvent && openGroup?.actions.isEmpty == false }

  /// A Boolean value that indicates whether there's a step to redo.
  public var canRedo: Bool { !redoSteps.isEmpty }

  /// The name of the next undo action.
  public var undoActionName: String { (isGroupOfEvent ? openGroup?.name : undoSteps.last?.name) ?? "" }

  /// The name of the next redo action.
  public var redoActionName: String { redoSteps.last?.name ?? "" }

  /// The title of an Undo button or menu item.
  public var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }

  /// The title of a Redo button or menu item.
  public var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }

  /// Registers an operation that undoes a change.
  ///
  /// An operation that is registered during an undo becomes a redo operation.
  public func registerUndo<TargetType: AnyObject>(withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void) {
    guard isUndoRegistrationEnabled else { return }
    let action = { [weak target] in if let target { handler(target) } }
    // Don't wait for the end of the group, because a view that the same event changes shows whether there's a step to redo.
    if !isUndoing, !isRedoing { redoSteps = [] }
    beginGroupOfEventIfNeeded()
    if openGroup != nil { openGroup?.actions.append(action) } else { add(Step(actions: [action])) }
  }

  /// Sets the name of the last registered step.
  public func setActionName(_ actionName: String) {
    if openGroup != nil {
      openGroup?.name = actionName
    } else if isUndoing {
      if let last = redoSteps.indices.last { redoSteps[last].name = actionName }
    } else if let last = undoSteps.indices.last {
      undoSteps[last].name = actionName
    }
  }

  private func beginGroupOfEventIfNeeded() {
    guard groupsByEvent, openGroup == nil, !isUndoing, !isRedoing else { return }
    isGroupOfEvent = true
    beginGroup()
    endGroupOfEventLater()
  }

  private func endGroupOfEventLater() { Task { [weak self] in self?.endGroupOfEvent() } }

  private func endGroupOfEvent() {
    guard isGroupOfEvent, groupingLevel == 1 else { return }
    endUndoGrouping()
  }

  /// Undoes the last step.
  ///
  /// The operations of the current event are a step too.
  public func undo() {
    endGroupOfEvent()
    guard !isUndoing, !isRedoing, let step = undoSteps.popLast() else { return }
    isUndoing = true
    run(step)
    isUndoing = false
  }

  /// Redoes the last undone step.
  public func redo() {
    endGroupOfEvent()
    guard !isUndoing, !isRedoing, let step = redoSteps.popLast() else { return }
    isRedoing = true
    run(step)
    isRedoing = false
  }

  /// Begins a group.
  ///
  /// Operations that are registered before the group ends form one step.
  public func beginUndoGrouping() {
    beginGroupOfEventIfNeeded()
    beginGroup()
  }

  private func beginGroup() {
    groupingLevel += 1
    openGroup = openGroup ?? Step()
  }

  /// Ends a group.
  public func endUndoGrouping() {
    guard groupingLevel > 0 else { return }
    groupingLevel -= 1
    // The event that began the outer group may be over, because a group of the app can last for several events.
    if groupingLevel == 1, isGroupOfEvent { endGroupOfEventLater() }
    guard groupingLevel == 0, let group = openGroup else { return }
    (openGroup, isGroupOfEvent) = (nil, false)
    if !group.actions.isEmpty { add(group) }
  }

  /// Disables undo registration.
  public func disableUndoRegistration() { isUndoRegistrationEnabled = false }

  /// Enables undo registration.
  public func enableUndoRegistration() { isUndoRegistrationEnabled = true }

  /// Removes all undo and redo steps.
  public func removeAllActions() { (undoSteps, redoSteps, openGroup, groupingLevel, isGroupOfEvent) = ([], [], nil, 0, false) }

  private func run(_ step: Step) {
    // Open a group, because all operations that the step registers while it's undone form a single step to redo, and the other way around.
    beginGroup()
    for action in step.actions.reversed() { action() }
    if openGroup?.name.isEmpty == true { openGroup?.name = step.name }
    endUndoGrouping()
  }

  private func add(_ step: Step) {
    if isUndoing { return redoSteps.append(step) }
    undoSteps.append(step)
    if levelsOfUndo > 0 { undoSteps.removeFirst(max(0, undoSteps.count - levelsOfUndo)) }
  }
}
