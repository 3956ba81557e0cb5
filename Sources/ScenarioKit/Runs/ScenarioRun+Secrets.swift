extension ScenarioRun {
  /// Masks text in all later output of the current test, like text that is typed into a secure field.
  ///
  /// Bullets replace the text in the sentences, actions, notes, and failures of the current and later steps, even if the app shows the text escaped.
  /// Call this method before the text can appear.
  /// Text of one to three characters is replaced only as a separate word. Without a current run, the method does nothing.
  public static func redact(_ text: String) {
    current?.redact { $0.add(text) }
  }

  /// Masks text that is typed into a secure field, and the complete contents of the field.
  /// - Parameter field: A name that identifies the field in the test.
  package static func redact(_ typed: String, into field: String) {
    current?.redact { $0.add(typed, into: field) }
  }

  /// Returns text with its secrets replaced by bullets.
  package func redacted(_ text: String) -> String { lock.withLock { state.redaction }.apply(to: text) }

  private func redact(_ add: (inout Redaction) -> Void) {
    lock.withLock {
      add(&state.redaction)
      for index in state.frames.indices { state.frames[index].isRedacted = true }
      guard let activity = state.activity else { return }
      for (index, frame) in state.frames.enumerated() {
        switch frame.kind {
        case .scenario(let name): activity.rename(index, state.redaction.apply(to: name))
        case .step(let site), .activity(let site): activity.rename(index, state.sentence(of: site, frame))
        }
      }
    }
  }

  /// Returns a scenario's name without known secrets and secrets that its steps will type.
  func concealed(_ name: String, at location: SourceLocation) -> String {
    var redaction = lock.withLock { state.redaction }
    for masked in SecretLiterals.shared.literals(at: location) { redaction.add(masked) }
    return redaction.apply(to: name)
  }

  /// Returns a scenario's details without known secrets and secrets that its steps will type.
  func concealed(_ details: ScenarioDetails, at location: SourceLocation) -> ScenarioDetails {
    details.mapTexts { concealed($0, at: location) }
  }
}
