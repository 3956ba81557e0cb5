import Foundation
import ScreenModel
import VirtualTime

/// A view with an action for when it appears or disappears, or a task for as long as it is shown.
struct LifecycleView<Content: View>: View, PrimitiveView {
  enum Hook {
    case appear(@MainActor () -> Void)
    case disappear(@MainActor () -> Void)
    case task(id: AnyHashable?, @MainActor () async -> Void)
  }

  let content: Content
  let hook: Hook

  func makeNode(_ inputs: NodeInputs) -> Node { LifecycleNode(self, inputs) }
}

private final class LifecycleNode<Content: View>: ViewNode<LifecycleView<Content>> {
  private var hook: LifecycleView<Content>.Hook
  private var child: Node!
  private var hasAppeared = false
  private var task: Task<Void, Never>?
  // The views around this one are gone when the last action runs, so their name is kept.
  private var lastViewName: String?

  init(_ view: LifecycleView<Content>, _ inputs: NodeInputs) {
    hook = view.hook
    super.init(inputs)
    child = Node.make(view.content, childInputs)
    host.afterCommit { [self] in if isAlive, isShown { appear() } }
  }

  override func update(_ view: LifecycleView<Content>) {
    let old = hook
    hook = view.hook
    child.updateView(view.content)
    if case .task(let new, _) = hook, case .task(let id, _) = old, id != new, hasAppeared {
      task?.cancel()
      host.afterCommit { [self] in if hasAppeared { startTask() } }
    }
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  override func shownDidChange(_ isShown: Bool) {
    super.shownDidChange(isShown)
    if isShown {
      host.afterCommit { [self] in if isAlive, self.isShown { appear() } }
    } else {
      host.afterArrivals { [self] in if !isAlive || !self.isShown { disappear() } }
    }
  }

  private func appear() {
    guard !hasAppeared else { return }
    hasAppeared = true
    switch hook {
    case .appear(let action): host.scheduler.withCause("onAppear of \(enclosingViewName)") { action() }
    case .task: startTask()
    case .disappear: break
    }
  }

  private func startTask() {
    guard case .task(_, let operation) = hook else { return }
    host.scheduler.withCause("the task of \(enclosingViewName)") {
      task = Task { await operation() }
    }
  }

  private func disappear() {
    guard hasAppeared else { return }
    hasAppeared = false
    task?.cancel()
    task = nil
    if case .disappear(let action) = hook { host.scheduler.withCause("onDisappear of \(lastViewName ?? enclosingViewName)") { action() } }
  }

  override func willTearDown() {
    lastViewName = enclosingViewName
    if hasAppeared { host.afterArrivals { [self] in disappear() } }
  }
}

/// A view with an action for when a value changes.
struct ChangeView<Content: View, Value: Equatable>: View, PrimitiveView {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  func makeNode(_ inputs: NodeInputs) -> Node { ChangeNode(self, inputs) }
}

private final class ChangeNode<Content: View, Value: Equatable>: ViewNode<ChangeView<Content, Value>> {
  private var value: Value
  private var child: Node!
  private var rendering: UInt32 = 0
  private var runs = 0

  init(_ view: ChangeView<Content, Value>, _ inputs: NodeInputs) {
    value = view.value
    super.init(inputs)
    child = Node.make(view.content, childInputs)
    if view.isInitial { host.afterCommit { [self] in run(view.action, view.value, view.value) } }
  }

  private func run(_ action: (Value, Value) -> Void, _ old: Value, _ new: Value) {
    guard isAlive else { return }
    if rendering != host.renderings { (rendering, runs) = (host.renderings, 0) }
    runs += 1
    host.handlerDidRun("the onChange handler in \(enclosingViewName)", times: runs)
    host.scheduler.withCause("onChange of \(enclosingViewName)") { action(old, new) }
  }

  override func update(_ view: ChangeView<Content, Value>) {
    child.updateView(view.content)
    guard value != view.value else { return }
    let old = value
    value = view.value
    host.afterCommit { [self] in run(view.action, old, view.value) }
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
}

extension View {
  /// Runs an action when the view appears.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View { LifecycleView(content: self, hook: .appear(action ?? {})) }

  /// Runs an action when the view has disappeared.
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View { LifecycleView(content: self, hook: .disappear(action ?? {})) }

  /// Runs an asynchronous action while the view is shown: it starts when the view appears and is cancelled when it disappears.
  public func task(_ action: @escaping @MainActor () async -> Void) -> some View { LifecycleView(content: self, hook: .task(id: nil, action)) }

  /// Runs an asynchronous action while the view is shown, and restarts it whenever the value changes.
  public func task<ID: Hashable>(id value: ID, _ action: @escaping @MainActor () async -> Void) -> some View {
    LifecycleView(content: self, hook: .task(id: AnyHashable(value), action))
  }

  /// Runs an action with the old and the new value when a value changes.
  public func onChange<Value: Equatable>(of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void) -> some View {
    ChangeView(content: self, value: value, isInitial: initial, action: action)
  }

  /// Runs an action when a value changes.
  public func onChange<Value: Equatable>(of value: Value, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
    ChangeView(content: self, value: value, isInitial: initial) { _, _ in action() }
  }
}
