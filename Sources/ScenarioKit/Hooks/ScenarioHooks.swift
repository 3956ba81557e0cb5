/// What is done before and after each scenario, each step, and the whole run: Cucumber's hooks.
///
/// ```swift
/// override class func setUp() {
///   super.setUp()
///   ScenarioHooks.afterScenario { scenario in
///     if scenario.outcome == .failed { Scenario.attach(server.log, named: "server.log") }
///   }
/// }
/// ```
/// - A hook holds for the whole process from then on, until it is removed. Those before run in the order in which they were added, those after in the opposite one.
/// - A hook that throws fails the scenario, or the step, that it belongs to, at the line that added it. A hook after the run that throws, or in which a step or an assertion fails, fails the run.
/// - Hooks of scenarios do not run for a background, nor for what is skipped or pending. Those after one run also where it has failed.
/// - A hook runs where the scenario runs: on the main actor in a test of screens, and on several threads at once where tests run in parallel.
public struct ScenarioHooks: Sendable {
  /// What a hook is told of a scenario.
  public struct ScenarioInfo: Sendable {
    /// Its name.
    public let name: String
    /// The test class or suite.
    public let feature: String
    /// The test function.
    public let test: String
    /// Its tags, those of its test and its suite among them.
    public let tags: [ScenarioTag]
    /// How it ended; `nil` before its end.
    public let outcome: Outcome?
  }

  /// What a hook is told of a step.
  public struct StepInfo: Sendable {
    /// Its sentence: “When I tap log in button”.
    public let sentence: String
    /// The test class or suite.
    public let feature: String
    /// The test function.
    public let test: String
    /// How it ended; `nil` before its end.
    public let outcome: Outcome?
  }

  private let id: Int

  /// Adds a hook that runs before each scenario's first step.
  @discardableResult
  public static func beforeScenario(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column, _ body: @escaping @Sendable (ScenarioInfo) throws -> Void
  ) -> ScenarioHooks {
    add(.beforeScenario, .scenario(body), SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Adds a hook that runs after each scenario's last step, also where it has failed.
  @discardableResult
  public static func afterScenario(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column, _ body: @escaping @Sendable (ScenarioInfo) throws -> Void
  ) -> ScenarioHooks {
    add(.afterScenario, .scenario(body), SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Adds a hook that runs before each step.
  @discardableResult
  public static func beforeStep(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column, _ body: @escaping @Sendable (StepInfo) throws -> Void
  ) -> ScenarioHooks {
    add(.beforeStep, .step(body), SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Adds a hook that runs after each step, also where it has failed.
  @discardableResult
  public static func afterStep(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column, _ body: @escaping @Sendable (StepInfo) throws -> Void
  ) -> ScenarioHooks {
    add(.afterStep, .step(body), SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Adds a hook that runs when the process ends, after the last test.
  ///
  /// If something fails in it, the run fails.
  @discardableResult
  public static func afterRun(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column, _ body: @escaping @Sendable () throws -> Void
  ) -> ScenarioHooks {
    let hook = add(.afterRun, .run(body), SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    HookRegistry.shared.runAtEndOfProcess()
    return hook
  }

  /// Removes the hook: it does not run any more.
  public func remove() { HookRegistry.shared.remove(id) }

  private static func add(_ moment: HookMoment, _ body: Hook.Body, _ location: SourceLocation) -> ScenarioHooks {
    ScenarioHooks(id: HookRegistry.shared.add(moment, body, location))
  }
}
