import Observation

/// A control that shows the value of a binding and is updated without evaluating a body.
@MainActor
protocol BindingReading: BodyEvaluating {
  /// Reads the binding's value again and marks the parts that need an update.
  func bindingDidChange()
}

extension BindingReading {
  func setNeedsEvaluation() {
    guard isAlive else { return }
    host.enqueue(self)
  }

  func evaluateIfNeeded() { if isAlive { bindingDidChange() } }

  /// Reads the binding again after the control has set the value, unless the change removed the control.
  func bindingWasSet() { if isAlive { bindingDidChange() } }

  /// Reads a value and notifies this control when the value changes.
  func readBinding<Value>(_ read: () -> Value) -> Value {
    DependencyTracker.track(self) {
      withObservationTracking(read) { [reading = reader.reading] in reading.invalidate() }
    }
  }
}
