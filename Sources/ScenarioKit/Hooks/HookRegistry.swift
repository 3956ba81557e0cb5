import Synchronization

/// The point in a run at which a hook runs.
enum HookMoment: Sendable {
  case beforeScenario, afterScenario, beforeStep, afterStep, afterRun

  var isAfter: Bool {
    switch self {
    case .afterScenario, .afterStep, .afterRun: true
    case .beforeScenario, .beforeStep: false
    }
  }

  /// The name of the moment in failure messages.
  var name: String {
    switch self {
    case .beforeScenario: "before each scenario"
    case .afterScenario: "after each scenario"
    case .beforeStep: "before each step"
    case .afterStep: "after each step"
    case .afterRun: "after the run"
    }
  }
}

/// A hook in the registry.
struct Hook: Sendable {
  enum Body: Sendable {
    case scenario(@Sendable (ScenarioHooks.ScenarioInfo) throws -> Void)
    case step(@Sendable (ScenarioHooks.StepInfo) throws -> Void)
    case run(@Sendable () throws -> Void)
  }

  let id: Int
  let moment: HookMoment
  let body: Body
  let location: SourceLocation
}

/// The registry of all hooks in the process.
final class HookRegistry: Sendable {
  static let shared = HookRegistry()

  private let hooks = Guarded<[Hook]>([])
  private let counter = Atomic<Int>(0)
  /// Whether there are any hooks.
  ///
  /// Steps read this value often, and most processes don't have hooks.
  private let isUsed = Atomic<Bool>(false)

  /// Whether there may be hooks.
  var mayHaveAny: Bool { isUsed.load(ordering: .acquiring) }

  func add(_ moment: HookMoment, _ body: Hook.Body, _ location: SourceLocation) -> Int {
    let id = counter.add(1, ordering: .relaxed).newValue
    hooks.withLock { $0.append(Hook(id: id, moment: moment, body: body, location: location)) }
    isUsed.store(true, ordering: .releasing)
    return id
  }

  func remove(_ id: Int) {
    let isEmpty = hooks.withLock { hooks in
      hooks.removeAll { $0.id == id }
      return hooks.isEmpty
    }
    if isEmpty { isUsed.store(false, ordering: .releasing) }
  }

  /// Returns the hooks for a moment in running order.
  func hooks(_ moment: HookMoment) -> [Hook] {
    let found = hooks.withLock { $0.filter { $0.moment == moment } }
    return moment.isAfter ? found.reversed() : found
  }

  /// Schedules the hooks for the end of the run.
  ///
  /// Repeated calls have no effect.
  func runAtEndOfProcess() { _ = Self.endAction }

  private static let endAction: Void = TestProcess.atEnd {
    let hooks = shared.hooks(.afterRun)
    if hooks.isEmpty { return }
    // Observe failures here, because the test libraries have finished and ignore further failures.
    XCTestObserver.placeholder()
    StrayFailures.observeExpectations()
    for hook in hooks {
      guard case .run(let body) = hook.body else { continue }
      do { try body() } catch { FailuresWithoutTest.keep(TestFailure.hook(hook, threw: error).message, at: hook.location) }
    }
    // End the hooks' scenarios before the summary is printed, so the summary counts them.
    ImplicitRuns.finishIfAny()
  }
}
