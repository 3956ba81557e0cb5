package import FailureModel

extension TestFailure {
  /// Creates a test failure with the text of an interaction's failure.
  package init(_ failure: InteractionFailure, in wording: InteractionFailure.Wording) {
    let attempt: Attempt =
      switch failure.attempt {
      case .act(let phrase): .act(wording.text(phrase))
      case .expect(let phrase): .expect(wording.text(phrase))
      }
    self.init(kind: failure.kind, attempt: attempt, reason: wording.clause(of: failure))
    differences = wording.differences(of: failure)
    wait = failure.reason.wait
    let explanations = [wording.explanation(for: failure)].compactMap(\.self) + failure.notes
    explanation = explanations.isEmpty ? nil : explanations.joined(separator: "\n\n")
    query = failure.query.map(wording.text)
    findings = failure.findings.map { findings in
      Findings(
        heading: wording.text(findings.heading), candidates: findings.candidates.map { ElementRecord($0, wording) }, count: findings.count,
        nearest: findings.nearest.flatMap(wording.sentence))
    }
    advice = wording.advice(for: failure)
    screen = failure.screen
    briefScreen = failure.briefScreen
  }
}
