package import FailureModel
import Foundation
import ScreenModel

/// Everything that is known about an interaction, an expectation or an input that failed, as data.
///
/// It holds what happened and no more: `kind` names it for programs, and a wording turns it into sentences. It reaches the test through `handler`.
public struct InteractionFailure: Error, Equatable, Sendable {
  /// What the test attempted: an action, as a verb phrase, or an expectation, as a noun phrase and what should become of it.
  public enum Attempt: Equatable, Sendable {
    /// A verb phrase: “tap Button “Log in””.
    case act(Phrase)
    /// A noun phrase and what should become of it: “Button “Log in” to be enabled”.
    case expect(Phrase)
  }

  /// What was attempted.
  public var attempt: Attempt
  /// Why it failed.
  public var reason: Reason
  /// The links of the query that ran, from the element outwards to the app; empty where no query ran.
  public var query: [Phrase]
  /// What was on the screen there; `nil` where nothing was looked up.
  public var findings: Findings?
  /// Why the element does not exist, where it does not.
  public var absence: Reason?
  /// What to do about it, where the one who attempted it knows.
  public var advice: String?
  /// The app's screen as text, when there was one.
  public var screen: String?
  /// The elements that it is about and the app around them, as they were; `nil` where nothing was looked up.
  public var elements: Elements?

  /// Whether it is about an element of XCUITest's queries alone, which is told in XCUITest's words.
  package var isAboutRawElement: Bool = false
  /// What puts it into words, as the handler that it was reported to has it.
  private var teller: Teller = Teller()

  private struct Teller: Equatable, Sendable {
    var tell: (@Sendable (InteractionFailure) -> TestFailure)?

    static func == (first: Teller, second: Teller) -> Bool { true }
  }

  /// Creates a failure from its parts.
  public init(
    attempt: Attempt, reason: Reason, query: [Phrase] = [], findings: Findings? = nil, absence: Reason? = nil, advice: String? = nil, screen: String? = nil
  ) {
    self.attempt = attempt
    self.reason = reason
    self.query = query
    self.findings = findings
    self.absence = absence
    self.advice = advice
    self.screen = screen
  }
}

extension InteractionFailure {
  /// The whole failure for a person, in the words of how its element is written: full sentences, in blocks.
  public var message: String { told.message }

  /// The first sentence, for a log with one line a failure.
  public var summary: String { told.summary }

  private var told: TestFailure { teller.tell?(self) ?? TestFailure(self, in: .xcuitest) }
}

extension InteractionFailure {
  /// Receives the failures of the elements, and knows whether the running step has failed already.
  public struct Handler: Sendable {
    /// True when interactions must do nothing because the running step has failed.
    public var isStopped: @Sendable () -> Bool
    /// Records a failure.
    public var report: @Sendable (InteractionFailure) -> Void
    /// The same for elements of XCUITest's own queries, launches and terminations, which go on after a failure as XCUITest's do; `nil` where nothing differs.
    package var isStoppedForRawElements: (@Sendable () -> Bool)?
    /// What else the driver tells: actions, waits, and what is typed into secure fields.
    package var observer: (any HeadlessDriver.Observer)?
    /// What puts failures into words; `nil` for XCUITest's.
    package var tell: (@Sendable (InteractionFailure) -> TestFailure)?
    /// Whether anything is made of a failure but that there is one: else what is on the screen is not looked for.
    package var needsDetails: Bool = true

    /// Creates a handler from its two closures.
    public init(isStopped: @escaping @Sendable () -> Bool = { false }, report: @escaping @Sendable (InteractionFailure) -> Void) {
      self.isStopped = isStopped
      self.report = report
    }

    /// Drops every failure: for conditions that are asked again and again while something is waited for.
    public static let silent: Handler = Handler { _ in }
  }

  /// The handler of the running test.
  ///
  /// Without one failures go to the handler of the process.
  @TaskLocal public static var handler: Handler?

  /// True when the running step has failed already, so that interactions must do nothing.
  public static var isStopped: Bool { currentHandler?.isStopped() ?? false }

  /// True when gestures on elements of XCUITest's own queries must do nothing.
  static var isStoppedForRawElements: Bool {
    guard let handler = currentHandler else { return false }
    return (handler.isStoppedForRawElements ?? handler.isStopped)()
  }

  /// The handler of the running test, or else that of the process.
  package static var currentHandler: Handler? { handler ?? HeadlessDriver.fallbackHandler.value }

  /// Delivers the failure to the running test.
  public func report() {
    guard let handler = Self.currentHandler else {
      FileHandle.standardError.write(Data((message + "\n").utf8))
      return
    }
    var failure = self
    failure.teller.tell = handler.tell
    handler.report(failure)
  }
}
