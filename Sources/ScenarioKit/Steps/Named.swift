/// Performs an action and gives the running step a sentence: `When(I: named("sign in as Ann", logIn(as: user)))`.
///
/// In the log, the words follow the step's keyword and label: “When I sign in as Ann”. The first words that a step gets are its sentence.
///
/// Outside a step, only the action is performed.
/// - Parameters:
///   - words: The words of the sentence. Known secrets in them are masked. If they're blank, the sentence is read from the source.
///   - action: The action, whose errors fail the step.
public func named(_ words: String, _ action: @autoclosure () throws -> Void) rethrows {
  ScenarioRun.name(words)
  try action()
}

/// Performs a closure and gives the running step a sentence: `When(I: named("sign in as Ann") { logIn(as: user) })`.
///
/// In the log, the words follow the step's keyword and label: “When I sign in as Ann”. The first words that a step gets are its sentence.
///
/// Outside a step, only the closure is performed. In a type with a member of this name, write `ScenarioKit.named`.
/// - Parameters:
///   - words: The words of the sentence. Known secrets in them are masked. If they're blank, the sentence is read from the source.
///   - action: The action, whose errors fail the step.
public func named(_ words: String, _ action: () throws -> Void) rethrows {
  ScenarioRun.name(words)
  try action()
}

/// Gives the running step a sentence, in a function that the step calls.
///
/// ```swift
/// func signIn() {
///   named("sign in as \(user.name)")
///   logIn(as: user)
/// }
/// ```
/// In the log, the words follow the step's keyword and label: “When I sign in as Ann”. The first words that a step gets are its sentence.
/// If the step is skipped, the log shows the sentence from the source.
///
/// Outside a step, nothing happens.
/// - Parameter words: The words of the sentence. Known secrets in them are masked. If they're blank, the sentence is read from the source.
public func named(_ words: String) { ScenarioRun.name(words) }
