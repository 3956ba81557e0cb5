import Foundation
internal import HeadlessDevice
import ScreenModel

/// Everything that is known about an interaction, an expectation or an input that failed, as data.
///
/// `kind` names the failure for machines, `message` tells it to a person. It reaches the test through `handler`.
public struct InteractionFailure: Error, Equatable, Sendable {
  /// What the test attempted.
  public enum Attempt: Equatable, Sendable {
    /// A verb phrase: “tap Button “Log in””.
    case act(String)
    /// A noun phrase and what should become of it: “Button “Log in” to be enabled”.
    case expect(String)
  }

  /// What was attempted.
  public var attempt: Attempt
  /// Why it failed.
  public var reason: Reason
  /// The links of the query that ran, from the element outwards to the app; empty where no query ran.
  public var query: [String]
  /// What was on the screen there; `nil` where nothing was looked up.
  public var findings: Findings?
  /// What to do about it, where something other than the reason tells.
  public var advice: String?
  /// The app's screen as text, when there was one.
  public var screen: String?

  /// Makes a failure from its parts.
  public init(attempt: Attempt, reason: Reason, query: [String] = [], findings: Findings? = nil, advice: String? = nil, screen: String? = nil) {
    self.attempt = attempt
    self.reason = reason
    self.query = query
    self.findings = findings
    self.advice = advice
    self.screen = screen
  }
}

extension InteractionFailure {
  /// Receives the failures of the elements, and knows whether the running step has failed already.
  public struct Handler: Sendable {
    /// True when interactions must do nothing because the running step has failed.
    public var isStopped: @Sendable () -> Bool
    /// Records a failure.
    public var report: @Sendable (InteractionFailure) -> Void

    /// Makes a handler from its two closures.
    public init(isStopped: @escaping @Sendable () -> Bool = { false }, report: @escaping @Sendable (InteractionFailure) -> Void) {
      self.isStopped = isStopped
      self.report = report
    }

    /// Drops every failure: for conditions that are asked again and again while something is waited for.
    public static let silent: Handler = Handler { _ in }
  }

  /// What the running function of the test side attempts, where that is more than the gesture that it makes: setting a switch is more than a tap.
  @TaskLocal package static var attempt: Attempt?

  /// The handler of the running test.
  ///
  /// Without one failures go to the handler that `setFallback(_:)` named.
  @TaskLocal public static var handler: Handler?

  /// True when the running step has failed already, so that interactions must do nothing.
  public static var isStopped: Bool { (handler ?? fallback.handler)?.isStopped() ?? false }

  /// Delivers the failure to the running test.
  public func report() {
    guard let handler = Self.handler ?? Self.fallback.handler else {
      FileHandle.standardError.write(Data((message + "\n").utf8))
      return
    }
    handler.report(self)
  }

  /// Names the handler for code that runs in no test of ours; the first call counts.
  package static func setFallback(_ handler: Handler) { fallback.set(handler) }

  private static let fallback: FallbackHandler = FallbackHandler()
}

/// A handler that is named once for the process.
private final class FallbackHandler: @unchecked Sendable {
  private let lock: NSLock = NSLock()
  private var stored: InteractionFailure.Handler?

  var handler: InteractionFailure.Handler? { lock.withLock { stored } }

  func set(_ handler: InteractionFailure.Handler) {
    lock.withLock { stored = stored ?? handler }
  }
}
