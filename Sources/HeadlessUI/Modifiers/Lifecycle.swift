import Foundation
import ScreenModel
import VirtualTime

/// A view with an action that runs when it appears or disappears, or a task that runs while it's shown.
struct LifecycleView<Content: View>: View, ModifierView {
  enum Hook {
    case appear(@MainActor () -> Void)
    case disappear(@MainActor () -> Void)
    case task(id: (any Equatable)?, TaskPriority, @MainActor () async -> Void)
  }

  let content: Content
  let hook: Hook

  func makeNode(_ inputs: NodeInputs) -> Node { LifecycleNode(self, inputs) }
}

/// A node that runs its hook for each view that the modifier is applied to, as in SwiftUI.
private final class LifecycleNode<Content: View>: ViewNode<LifecycleView<Content>>, ContentProviding, DistributedMember {
  /// A view that has appeared.
  ///
  /// The reference to the view is strong, so no other view can get the same object identity.
  private struct Appeared {
    let view: Node
    var task: Task<Void, Never>?
  }

  private var hook: LifecycleView<Content>.Hook
  private var child: Node!
  private var appeared: [Appeared] = []
  private var isChecking = false
  // The rows of a list that the modifier is applied to, or `nil` outside of lists.
  private var rows: DistributedModifier?
  // Stored here, because the enclosing views no longer exist when the last action runs.
  private var lastViewName: String?
  /// The last rendering that has started the task, and the number of these renderings at the same instant.
  private var starts: (instant: VirtualClock.Instant, rendering: UInt32, count: Int)?

  init(_ view: LifecycleView<Content>, _ inputs: NodeInputs) {
    hook = view.hook
    super.init(inputs)
    child = Node.make(view.content, childInputs)
    check()
  }

  private init(memberOf group: LifecycleNode, around row: Node) {
    hook = group.hook
    super.init(NodeInputs(host: group.host, parent: row.parent, environment: group.environment))
    isMember = true
    child = row
    check()
  }

  var memberContent: Node { child }

  private func check() {
    guard !isChecking else { return }
    isChecking = true
    host.afterCommit { [self] in
      isChecking = false
      if isAlive, isShown { followViews() }
    }
  }

  // If the child is a single item, a change inside it isn't an appearance or a disappearance.
  override func invalidateItems() { if let child, !child.isItem { check() } }

  // MARK: Rows

  // In a list, the modifier applies to each row, including rows that don't exist yet.
  override var contentProvider: (any ContentProviding)? { rowsAreLazy && !isMember && child.collectItems().isGroup ? self : nil }

  func appendRows(to segments: inout [RowSegment]) {
    var own: [RowSegment] = []
    child.collectRows(into: &own)
    let rows = rows ?? DistributedModifier()
    self.rows = rows
    segments.append(contentsOf: rows.segments(around: own) { [unowned self] in LifecycleNode(memberOf: self, around: $0) })
  }

  override func update(_ view: LifecycleView<Content>) {
    let old = hook
    hook = view.hook
    child.updateView(view.content)
    rows?.forEach { unsafeDowncast($0, to: LifecycleNode.self).followHook(from: old, to: hook) }
    followHook(from: old, to: hook)
  }

  private func followHook(from old: LifecycleView<Content>.Hook, to new: LifecycleView<Content>.Hook) {
    hook = new
    guard case .task(let newID, _, _) = new, case .task(let id, _, _) = old, !Self.areSame(id, newID), !appeared.isEmpty else { return }
    for one in appeared { one.task?.cancel() }
    host.afterCommit { [self] in for index in appeared.indices { startTask(at: index) } }
  }

  private static func areSame(_ old: (any Equatable)?, _ new: (any Equatable)?) -> Bool {
    func isEqual<Value: Equatable>(_ old: Value) -> Bool { old == new as? Value }
    guard let old else { return new == nil }
    return isEqual(old)
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  override func shownDidChange(_ isShown: Bool) {
    if isMember, isShown, child.isParked { child.setParked(false) } else { super.shownDidChange(isShown) }
    if isShown {
      check()
    } else {
      host.afterArrivals { [self] in if !isAlive || !self.isShown { disappear() } }
    }
  }

  /// Runs the hook for views that have appeared and for views that have disappeared.
  private func followViews() {
    if rows != nil { return }
    let views = child.collectItems()
    if appeared.count == views.count, zip(appeared, views).allSatisfy({ $0.view === $1 }) { return }
    let gone = appeared.filter { one in !views.contains { $0 === one.view } }
    let known = appeared
    appeared = views.map { view in known.first { $0.view === view } ?? Appeared(view: view) }
    for view in views where !known.contains(where: { $0.view === view }) { appear(view) }
    if !gone.isEmpty { host.afterArrivals { [self] in for one in gone { disappear(one) } } }
  }

  private func appear(_ view: Node) {
    switch hook {
    case .appear(let action): host.scheduler.withCause("onAppear of \(enclosingViewName)") { action() }
    case .task: if let index = appeared.firstIndex(where: { $0.view === view }) { startTask(at: index) }
    case .disappear: break
    }
  }

  private func startTask(at index: Int) {
    guard case .task(_, let priority, let operation) = hook else { return }
    countStart()
    host.scheduler.withCause("the task of \(enclosingViewName)") {
      appeared[index].task = Task(priority: priority) { await operation() }
    }
  }

  /// Counts the renderings that start the task at the same instant, because the modifier can start the tasks of many views in one rendering.
  private func countStart() {
    let (now, rendering) = (host.scheduler.now, host.renderings)
    guard let last = starts, last.instant == now else {
      starts = (now, rendering, 1)
      return
    }
    if last.rendering == rendering { return }
    starts = (now, rendering, last.count + 1)
    if last.count >= TaskRestarts.limit { TaskRestarts.note("the task of \(enclosingViewName)", times: last.count + 1, on: host.scheduler) }
  }

  private func disappear() {
    let gone = appeared
    appeared = []
    for one in gone { disappear(one) }
  }

  private func disappear(_ one: Appeared) {
    one.task?.cancel()
    if case .disappear(let action) = hook { host.scheduler.withCause("onDisappear of \(lastViewName ?? enclosingViewName)") { action() } }
  }

  override func willTearDown() {
    lastViewName = enclosingViewName
    if !appeared.isEmpty { host.afterArrivals { [self] in disappear() } }
    rows?.removeAll()
  }
}

/// A view with an action that runs when a value changes.
struct ChangeView<Content: View, Value: Equatable>: View, ModifierView {
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
    host.scheduler.withCause("onChange of \(enclosingViewName)") { for _ in 0..<viewCount { action(old, new) } }
  }

  /// The number of views that the modifier is applied to.
  ///
  /// The action runs for each view, as in SwiftUI.
  ///
  /// The rows of a list count as one view, because there can be many.
  private var viewCount: Int {
    if rowsAreLazy || child.isItem { return 1 }
    let views = child.collectItems()
    return views.isGroup ? views.count : 1
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

  /// Runs an asynchronous action while the view is shown.
  ///
  /// The action starts when the view appears and is canceled when the view disappears.
  public func task(priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void) -> some View {
    LifecycleView(content: self, hook: .task(id: nil, priority, action))
  }

  /// Runs an asynchronous action while the view is shown, and restarts it when the value changes.
  public func task<ID: Equatable>(id value: ID, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void) -> some View {
    LifecycleView(content: self, hook: .task(id: value, priority, action))
  }

  /// Runs an action with the old and new value when a value changes.
  public func onChange<Value: Equatable>(of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void) -> some View {
    ChangeView(content: self, value: value, isInitial: initial, action: action)
  }

  /// Runs an action when a value changes.
  public func onChange<Value: Equatable>(of value: Value, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
    ChangeView(content: self, value: value, isInitial: initial) { _, _ in action() }
  }
}
