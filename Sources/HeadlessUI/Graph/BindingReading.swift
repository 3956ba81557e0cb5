import Observation

/// A control that shows what a binding leads to: it follows the binding without a body of its own.
@MainActor
protocol BindingReading: BodyEvaluating {
  /// Takes the binding's value again and marks what must be shown again.
  func bindingDidChange()
}

extension BindingReading {
  func setNeedsEvaluation() {
    guard isAlive else { return }
    host.enqueue(self)
  }

  func evaluateIfNeeded() { if isAlive { bindingDidChange() } }

  /// The control has set its binding itself: it looks at it again, unless what the app did then has taken the control away.
  func bindingWasSet() { if isAlive { bindingDidChange() } }

  /// Reads through a binding, so that a change of what it leads to asks this control to look again.
  func readBinding<Value>(_ read: () -> Value) -> Value {
    DependencyTracker.track(self) {
      withObservationTracking(read) { [reading = reader.reading] in reading.invalidate() }
    }
  }
}
