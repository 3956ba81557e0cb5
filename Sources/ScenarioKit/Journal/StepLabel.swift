/// The argument label of a step, which is a word of its sentence.
public enum StepLabel: String, Sendable, CaseIterable {
  /// No label: `Given(serverIsDown)`.
  case none = ""
  /// The label in `When(I: logIn)`.
  case i = "I"
  /// The label in `Then(the: value(of: label, is: "x"))`.
  case the
  /// The label in `Given(a: userIsLoggedIn)`.
  case a
  /// The label in `When(time: passes(.minutes(25)))`.
  case time
}
