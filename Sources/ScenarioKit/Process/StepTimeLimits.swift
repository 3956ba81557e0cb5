/// The real time that a step may take before a warning and before it ends the process.
///
/// The limits also apply to the code of a test with a device before, between, and after its steps.
/// Time that a step waits for its turn on the main actor, or for external work that a busy `IdlingResource` represents, doesn't count.
/// There are no limits under a debugger.
public struct StepTimeLimits: Equatable, Sendable {
  /// The real time after which standard error names the running step, or `nil` for no warning.
  public var warning: Duration?

  /// The real time after which a running step ends the process, or `nil` for no limit.
  ///
  /// The stack of the step is printed.
  public var end: Duration?

  /// Creates limits for a warning and for the end of the process.
  public init(warning: Duration?, end: Duration?) {
    self.warning = warning
    self.end = end
  }

  /// A value without any limits.
  public static let none: StepTimeLimits = StepTimeLimits(warning: nil, end: nil)

  /// The default limits of the process: a warning after 10 seconds, and the end after 60 seconds.
  ///
  /// Set the environment variables `SCREENTEST_STEP_WARNING` and `SCREENTEST_STEP_LIMIT` to change them. Both are in seconds, and 0 means no limit.
  public static let standard: StepTimeLimits = StepTimeLimits(
    warning: seconds(of: "SCREENTEST_STEP_WARNING", default: 10), end: seconds(of: "SCREENTEST_STEP_LIMIT", default: 60))

  /// The limits for runs that the current task creates.
  @TaskLocal public static var current: StepTimeLimits = .standard

  private static func seconds(of variable: String, default standard: Double) -> Duration? {
    let text = Platform.environment(variable) ?? ""
    let value = Double(text).flatMap { $0.isFinite && $0 >= 0 ? min($0, 1e9) : nil }
    if value == nil, !text.isEmpty {
      StandardError.print("ScreenTestKit: \(variable) is “\(text)”, which is not a number of seconds. The limit is \(Int(standard)).")
    }
    let seconds = value ?? standard
    return seconds > 0 ? .seconds(seconds) : nil
  }
}
