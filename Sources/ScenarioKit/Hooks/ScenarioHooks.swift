/// Hooks that run before and after each scenario, each step, and the whole run, like Cucumber's hooks.
///
/// ```swift
/// override class func setUp() {
///   super.setUp()
///   ScenarioHooks.afterScenario { scenario in
///     if scenario.outcome == .failed { Scenario.attach(server.log, named: "server.log") }
///   }
/// }
/// ```
/// - A hook applies to the whole process until it's removed. “Before” hooks run in the order of their addition, “after” hooks in reverse order.
/// - If a hook throws an error, its scenario or step fails, at the line that added the hook. If a hook after the run throws an error, or a step or an assertion in the hook fails, the run fails.
/// - Scenario hooks don't run for backgrounds, or for skipped or pending scenarios. The “after” hook runs even if the scenario failed.
/// - A hook runs in the scenario's context: on the main actor in a test of screens, and on several threads at once if tests run in parallel.
public struct ScenarioHooks: Sendable {
  /// Information about a scenario for its hooks.
  public struct ScenarioInfo: Sendable {
    /// The name of the scenario.
    public let name: String
    /// The name of the test class or suite.
    public let feature: String
    /// The name of the test function.
    public let test: String
    /// The tags of the scenario, including the tags of its test and suite.
    public let tags: [ScenarioTag]
    /// The outcome of the scenario, or `nil` before it ends.
    public let outcome: Outcome?
  }

  /// Information about a step for its hooks.
  public struct StepInfo: Sendable {
    /// The sentence of the step: “When I tap log in button”.
    public let sentence: String
    /// The name of the test class or suite.
    public let feature: String
    /// The name of the test function.
    public let test: String
    /// The outcome of the step, or `nil` before it ends.
    public let outcome: Outcome?
  }

  private let id: Int

  /// Adds a hook that runs before the first step of each scenario.
  @discardableResult
  public static func beforeScenario(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column, _ body: @escaping @Sendable (ScenarioInfo) throws -> Void
  ) -> ScenarioHooks {
    add(.beforeScenario, .scenario(body), SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Adds a hook that runs after the last step of each scenario, even if the scenario failed.
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

  /// Adds a hook that runs after each step, even if the step failed.
  @discardableResult
  public static func afterStep(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column, _ body: @escaping @Sendable (StepInfo) throws -> Void
  ) -> ScenarioHooks {
    add(.afterStep, .step(body), SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Adds a hook that runs when the process ends, after the last test.
  ///
  /// If something fails in the hook, the run fails.
  @discardableResult
  public static func afterRun(
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column, _ body: @escaping @Sendable () throws -> Void
  ) -> ScenarioHooks {
    let hook = add(.afterRun, .run(body), SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    HookRegistry.shared.runAtEndOfProcess()
    return hook
  }

  /// Removes the hook, which then no longer runs.
  public func remove() { HookRegistry.shared.remove(id) }

  private static func add(_ moment: HookMoment, _ body: Hook.Body, _ location: SourceLocation) -> ScenarioHooks {
    ScenarioHooks(id: HookRegistry.shared.add(moment, body, location))
  }
}
