import ScenarioKit

/// Notes in the run's log what an action does; the text is made only where a run wants it, and not after a failure.
func note(_ text: @autoclosure () -> String) {
  guard let run = ScenarioRun.current, !ScenarioRun.isStepFailed else { return }
  run.note(text())
}
