/// How much real time a step may take before it is named as hanging, and before it ends the process.
///
/// The same limits hold for what a test with a device does between two steps, before the first and after the last one.
/// Time in which the step waits for work outside of the process that a busy `IdlingResource` stands for, or for its turn on the main actor, does not count.
/// Under a debugger there are no limits.
public struct StepTimeLimits: Equatable, Sendable {
  /// The real time after which a running step is named on standard error; `nil` for never.
  public var warning: Duration?

  /// The real time after which a running step ends the process with its stack; `nil` for never.
  public var end: Duration?

  /// Creates limits.
  public init(warning: Duration?, end: Duration?) {
    self.warning = warning
    self.end = end
  }

  /// No limits.
  public static let none: StepTimeLimits = StepTimeLimits(warning: nil, end: nil)

  /// The limits of the process: a warning after 10 seconds, the end after 60.
  ///
  /// The environment variables `SCREENTEST_STEP_WARNING` and `SCREENTEST_STEP_LIMIT` change them; both are seconds, and 0 is no limit.
  public static let standard: StepTimeLimits = StepTimeLimits(
    warning: seconds(of: "SCREENTEST_STEP_WARNING", default: 10), end: seconds(of: "SCREENTEST_STEP_LIMIT", default: 60))

  /// The limits of the runs that the current task creates.
  @TaskLocal public static var current: StepTimeLimits = .standard

  private static func seconds(of variable: String, default standard: Double) -> Duration? {
    let named = Platform.environment(variable) ?? ""
    let value = Double(named).flatMap { $0.isFinite && $0 >= 0 ? min($0, 1e9) : nil }
    if value == nil, !named.isEmpty {
      StandardError.print("ScreenTestKit: \(variable) is “\(named)”, which is not a number of seconds. The limit is \(Int(standard)).")
    }
    let seconds = value ?? standard
    return seconds > 0 ? .seconds(seconds) : nil
  }
}
