package import FailureModel
import Foundation
import ScreenModel

/// A failed interaction, expectation or input, as data.
///
/// A failure contains the facts, not the text. `kind` identifies the failure for programs, and a wording turns it into sentences. `handler` reports it to the test.
public struct InteractionFailure: Error, Equatable, Sendable {
  /// An attempted action or expectation.
  public enum Attempt: Equatable, Sendable {
    /// An action, as a verb phrase: “tap Button “Log in””.
    case act(Phrase)
    /// An expectation, as a noun phrase with the expected state: “Button “Log in” to be enabled”.
    case expect(Phrase)
  }

  /// The attempted action or expectation.
  public var attempt: Attempt
  /// The reason for the failure.
  public var reason: Reason
  /// The links of the query, from the element to the app, or an empty array if no query ran.
  public var query: [Phrase]
  /// The elements in the area that the query searched, or `nil` if nothing was looked up.
  public var findings: Findings?
  /// The reason why the element doesn't exist, or `nil` if it exists.
  public var absence: Reason?
  /// Advice from the code that made the attempt, if any.
  public var advice: String?
  /// The app's screen as text, if there was one.
  public var screen: String?
  /// The elements that the failure is about and their app, or `nil` if nothing was looked up.
  public var elements: Elements?

  /// The app's screen as text with one line for a keyboard, or `nil` if it doesn't have a keyboard.
  package var briefScreen: String?
  /// Whether the failure is only about an element of an XCUITest query, and so uses XCUITest's wording.
  package var isAboutRawElement: Bool = false
  /// The sentences about causes outside the screen, such as failed requests.
  var notes: [String] = []
  /// The closure that creates the text of the failure, from the handler that received the failure.
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
  /// The failure as text in full sentences, with the terms of the element's API.
  public var message: String { told.message }

  /// The first sentence, for a log with one line per failure.
  public var summary: String { told.summary }

  private var told: TestFailure { teller.tell?(self) ?? TestFailure(self, in: .xcuitest) }
}

extension InteractionFailure {
  /// A handler that receives failures and determines whether the running step has already failed.
  public struct Handler: Sendable {
    /// Returns whether interactions must do nothing because the running step has failed.
    public var isStopped: @Sendable () -> Bool
    /// Records a failure.
    public var report: @Sendable (InteractionFailure) -> Void
    /// Returns whether launches, terminations and interactions with raw XCUITest elements must do nothing.
    ///
    /// As in XCUITest, they continue after a failure by default. If the closure is `nil`, `isStopped` is used.
    package var isStoppedForRawElements: (@Sendable () -> Bool)?
    /// The observer of actions, waits and text typed into secure fields.
    package var observer: (any HeadlessDriver.Observer)?
    /// The closure that creates the text of failures, or `nil` for XCUITest's wording.
    package var tell: (@Sendable (InteractionFailure) -> TestFailure)?
    /// Whether the details of a failure are used.
    ///
    /// If `false`, the screen isn't searched for findings.
    package var needsDetails: Bool = true

    /// Creates a handler from two closures.
    public init(isStopped: @escaping @Sendable () -> Bool = { false }, report: @escaping @Sendable (InteractionFailure) -> Void) {
      self.isStopped = isStopped
      self.report = report
    }

    /// A handler that discards all failures, for conditions that a wait evaluates repeatedly.
    public static let silent: Handler = Handler { _ in }
  }

  /// The handler of the running test.
  ///
  /// If this is `nil`, failures are passed to the handler of the process.
  @TaskLocal public static var handler: Handler?

  /// Whether interactions must do nothing because the running step has already failed.
  public static var isStopped: Bool { currentHandler?.isStopped() ?? false }

  /// Whether gestures on raw XCUITest elements must do nothing.
  static var isStoppedForRawElements: Bool {
    guard let handler = currentHandler else { return false }
    return (handler.isStoppedForRawElements ?? handler.isStopped)()
  }

  /// The handler of the running test or, if there isn't one, of the process.
  package static var currentHandler: Handler? { handler ?? HeadlessDriver.fallbackHandler.value }

  /// Reports the failure to the running test.
  public func report() {
    guard let handler = Self.currentHandler else {
      FileHandle.standardError.write(Data((message + "\n").utf8))
      return
    }
    var failure = self
    failure.addNotes()
    failure.teller.tell = handler.tell
    handler.report(failure)
  }
}
