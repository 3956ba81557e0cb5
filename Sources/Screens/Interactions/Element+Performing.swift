import HeadlessXCUI
import VirtualTime

extension Element {
  /// Waits for the element, performs a gesture on it, records the gesture, and calls hooks.
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - ending: The words that follow the element's name, such as “to the left”.
  ///   - verb: The verb in the log if it differs from the verb in failures, such as “type “Kane” into”.
  ///   - states: The states that the element must be in first.
  ///   - body: A closure that performs the gesture.
  func perform(
    _ gesture: HeadlessDriver.Gesture, _ ending: String = "", recordedAs verb: @autoclosure () -> String? = nil, once states: [ElementAttributes.State] = [.exists],
    _ body: (XCUIElement) -> Void
  ) {
    let element = underlyingXCUIElement
    func words(_ verb: String, _ subject: String) -> String { ending.isEmpty ? "\(verb) \(subject)" : "\(verb) \(subject) \(ending)" }
    // In Swift 5 mode, code that isn't on the main actor can get here. Fail now, because the runtime would crash in the middle of the interaction.
    guard ThreadPlace.mayBeMainActor else {
      return InteractionFailure(attempt: .act("\(words(gesture.verb, element.subject))"), reason: .noDevice).report()
    }
    InteractionHooks.around(.action, gesture.verb, element) { begin in
      record(gesture.function, on: element, countsMatches: index == 0) { words(verb() ?? gesture.verb, "\($0)\(noteOfMatches($1))") }
      guard require(states, attempt: { .act("\(words(gesture.verb, element.subject))") }) else { return }
      begin()
      if !InteractionFailure.isStopped { withoutRecording { body(element) } }
    }
  }

  /// Adjusts the element with a gesture and waits until it has the new value.
  ///
  /// The test fails if the element already has the value or doesn't get it.
  func adjust<Value: Equatable>(
    to newValue: Value, tolerates: (Value, Value) -> Bool = { $0 == $1 }, current: () -> Value, _ gesture: (XCUIElement) -> Void
  ) {
    InteractionHooks.around(.action, "set", underlyingXCUIElement) { adjust(to: newValue, $0, tolerates, current, gesture) }
  }

  private func adjust<Value: Equatable>(
    to newValue: Value, _ begin: () -> Void, _ tolerates: (Value, Value) -> Bool, _ current: () -> Value, _ gesture: (XCUIElement) -> Void
  ) {
    let printed = Expectation<Value>.printed(newValue)
    record("adjust", on: underlyingXCUIElement) { subject, _ in "set \(subject) to \(printed)" }
    let attempt: () -> InteractionFailure.Attempt = { .act("set \(subject) to \(printed)") }
    guard require([.exists], attempt: attempt) else { return }
    begin()
    if InteractionFailure.isStopped { return }
    if current() == newValue {
      underlyingXCUIElement.fail(attempt(), .alreadyThere(value: printed))
      return
    }
    // Don't compare the value after a gesture that failed, because that would be a second failure of the same action.
    let isPerformed = InteractionFailure.reportingFirst { withoutRecording { HeadlessDriver.$attempt.withValue(attempt()) { gesture(underlyingXCUIElement) } } }
    guard isPerformed, !InteractionFailure.isStopped else { return }
    guard HeadlessDriver.synchronize(for: attempt(), about: underlyingXCUIElement) else { return }
    let wait = HeadlessDriver.waitForExpectation("\(subject) to be \(printed)", timeout: 1) {
      InteractionFailure.$handler.withValue(.silent) { tolerates(current(), newValue) }
    }
    guard let wait else { return }
    let actual = underlyingXCUIElement.exists ? Expectation<Value>.printed(current()) : nil
    underlyingXCUIElement.fail(
      attempt(), .valueDiffers(InteractionFailure.ValueDifference(name: "value", expected: printed, actual: actual), wait),
      advice: "check that the app keeps the new value: a control that shows a constant does not change.")
  }
}
