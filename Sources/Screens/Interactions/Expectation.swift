import HeadlessXCUI
import VirtualTime

/// An expectation that a property of an element has a value.
///
/// The property is read repeatedly until it has the value.
@MainActor
struct Expectation<Value: Equatable> {
  let name: String
  let element: (any Element)?
  let expected: Value
  let actual: () -> Value

  init(name: String, of element: (any Element)?, expected: Value, actual: @escaping () -> Value) {
    self.name = name
    self.element = element
    self.expected = expected
    self.actual = actual
  }

  private var subject: String { element?.subject ?? "it" }

  /// Whether the property currently has the expected value.
  ///
  /// Reading it never fails the test.
  var holds: Bool {
    if let element, !element.underlyingXCUIElement.exists { return false }
    return InteractionFailure.$handler.withValue(.silent) { actual() == expected }
  }

  /// The expectation as a clause, such as “the value of Label “Count” is “3””.
  var claim: String { claim(about: subject) }

  private func claim(about subject: String) -> String { "the \(name) of \(subject) is \(Self.printed(expected))" }

  private func recordClaim() {
    guard let element else { return record("expect", claim) }
    record("expect", on: element.underlyingXCUIElement) { subject, _ in claim(about: subject) }
  }

  /// Checks the value once, after a number of scrolls.
  ///
  /// The test fails with the given attempt if the value isn't the expected value.
  func check(afterScrolls tries: Int, attempt: @autoclosure () -> InteractionFailure.Attempt) {
    recordClaim()
    if holds || InteractionFailure.isStopped { return }
    guard case .valueDiffers(let difference, _) = reason(.none), let element = element?.underlyingXCUIElement else { return check(timeout: 0) }
    let state = InteractionFailure.StateDifference(
      expected: "has the \(name) \(difference.expected)", actual: "has the \(name) \(difference.actual ?? "nothing")", detail: difference.hint)
    element.fail(attempt(), .notReachedByScrolling(scrolls: tries, [state]))
  }

  /// Waits until the property has the expected value.
  ///
  /// The test fails if that doesn't happen in time.
  func check(timeout: Double = 10) {
    InteractionHooks.around(.assertion, "has the \(name) \(Self.printed(expected))", element?.underlyingXCUIElement) { begin in
      begin()
      checkNow(timeout: timeout)
    }
  }

  private func checkNow(timeout: Double) {
    recordClaim()
    if InteractionFailure.isStopped { return }
    let element = element?.underlyingXCUIElement
    let purpose = "the \(name) of \(subject) to be \(Self.printed(expected))"
    let attempt = InteractionFailure.Attempt.expect("\(purpose)")
    if let element, !HeadlessDriver.hasDevice(for: attempt, about: element) { return }
    guard HeadlessDriver.synchronize(for: attempt, about: element) else { return }
    guard let wait = HeadlessDriver.waitForExpectation("\(purpose)", timeout: timeout, until: { holds && !isRefusedAsAmbiguous }) else {
      self.element?.warnOfMatches()
      return
    }
    if !wait.isEndless, isRefusedAsAmbiguous {
      self.element?.failForMatches(attempt)
    } else if let element {
      element.fail(attempt, reason(wait))
    } else {
      InteractionFailure(attempt: attempt, reason: reason(wait)).report()
    }
  }

  private var isRefusedAsAmbiguous: Bool { element?.isRefusedAsAmbiguous ?? false }

  private func reason(_ wait: WaitRecord) -> InteractionFailure.Reason {
    if let element = element?.underlyingXCUIElement, !element.exists {
      return .stateNotReached([InteractionFailure.StateDifference(expected: "has the \(name) \(Self.printed(expected))", actual: element.absence)], wait)
    }
    let current = InteractionFailure.$handler.withValue(.silent) { actual() }
    let difference = (expected as? String).flatMap { expected in (current as? String).flatMap { StringDifference.describe(expected: expected, actual: $0) } }
    let isNothing = (current as? any OptionalValue)?.isNothing ?? false
    return .valueDiffers(
      InteractionFailure.ValueDifference(
        name: name, expected: Self.printed(expected), actual: isNothing ? nil : Self.printed(current), hint: secureHint ?? difference ?? placeholderHint(current)), wait)
  }

  /// A hint if the value is the bullets of a secure field.
  private var secureHint: String? {
    guard name == "value", let snapshot = element?.underlyingXCUIElement.snapshotIfExists, snapshot.elementType == .secureTextField else { return nil }
    guard let shown = snapshot.value as? String, !shown.isEmpty, shown != snapshot.placeholderValue else { return nil }
    return "The comparison is with the bullets that a secure field shows. The matcher .fieldText(typed: …) compares the typed text, and doesn't print it."
  }

  /// Returns a hint if the value is a field's placeholder.
  private func placeholderHint(_ current: Value) -> String? {
    guard name == "value", let snapshot = element?.underlyingXCUIElement.snapshotIfExists, let shown = current as? String, !shown.isEmpty else { return nil }
    guard let placeholder = snapshot.placeholderValue, shown == placeholder, shown == snapshot.value as? String else { return nil }
    return "The field is empty: \(shown.quoted) is its placeholder."
  }

  static func printed(_ value: Value) -> String {
    if let text = value as? String { return text.quoted }
    if let text = value as? String? { return text.map(\.quoted) ?? "nothing" }
    if let number = value as? CGFloat { return Double(number).plain }
    if let optional = value as? any OptionalValue { return optional.printed }
    return String(describing: value)
  }
}

/// An optional of any type, printed without the word “Optional”.
private protocol OptionalValue {
  var printed: String { get }
  var isNothing: Bool { get }
}

extension Optional: OptionalValue {
  fileprivate var isNothing: Bool { self == nil }

  fileprivate var printed: String { map { String(describing: $0) } ?? "nothing" }
}
