/// The label of a step's argument, which is a word of its sentence.
public enum StepLabel: String, Sendable, CaseIterable {
  /// No label: `Given(serverIsDown)`.
  case none = ""
  /// `When(I: logIn)`.
  case i = "I"
  /// `Then(the: value(of: label, is: "x"))`.
  case the
  /// `Given(a: userIsLoggedIn)`.
  case a
  /// `When(time: passes(.minutes(25)))`.
  case time
}
