extension ScenarioRun {
  /// Keeps a text out of everything that is written about the current test from now on, as what is typed into a secure field.
  ///
  /// Bullets stand for it in the sentences, actions, notes and failures of the current step and of later ones, also where the app shows it escaped.
  /// Call it before the text can appear in any of them.
  /// A text of one to three characters is replaced where it stands as a word of its own. Without a current run it does nothing.
  public static func redact(_ text: String) {
    current?.redact { $0.add(text) }
  }

  /// Keeps what is typed into a secure field out of the log, and what the field holds altogether.
  /// - Parameter field: The field, by any name that tells it from the others of the test.
  package static func redact(_ typed: String, into field: String) {
    current?.redact { $0.add(typed, into: field) }
  }

  /// A text with bullets for what must not be written in clear.
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

  /// A scenario's name without the secrets that are known, and those that its steps are going to type.
  func concealed(_ name: String, at location: SourceLocation) -> String {
    var redaction = lock.withLock { state.redaction }
    for secret in SecretLiterals.shared.literals(at: location) { redaction.add(secret) }
    return redaction.apply(to: name)
  }

  /// A scenario's details without the secrets that are known, and those that its steps are going to type.
  func concealed(_ details: ScenarioDetails, at location: SourceLocation) -> ScenarioDetails {
    details.mapTexts { concealed($0, at: location) }
  }
}
