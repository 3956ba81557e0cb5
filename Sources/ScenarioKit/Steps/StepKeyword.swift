/// The keyword of a step as a type, so that `Given` and `When` are two types and the keyword survives into the log.
///
/// Conform an own type to add a keyword, for example in another language: `typealias Angenommen = Step<AngenommenKeyword>`.
public protocol StepKeyword: Sendable {
  /// The word that begins the sentence: “Given”.
  static var word: String { get }
}

/// The keyword of ``Given``, which says how things are before the scenario does something.
public enum GivenKeyword: StepKeyword {
  /// “Given”.
  public static var word: String { "Given" }
}

/// The keyword of ``When``, which says what is done.
public enum WhenKeyword: StepKeyword {
  /// “When”.
  public static var word: String { "When" }
}

/// The keyword of ``Then``, which says what is expected.
public enum ThenKeyword: StepKeyword {
  /// “Then”.
  public static var word: String { "Then" }
}

/// The keyword of ``And``, which goes on with what the step before it began.
public enum AndKeyword: StepKeyword {
  /// “And”.
  public static var word: String { "And" }
}

/// The keyword of ``But``, which goes on with what the step before it began, as its opposite.
public enum ButKeyword: StepKeyword {
  /// “But”.
  public static var word: String { "But" }
}

/// A keyword that stands for any other, like Gherkin's `*`: `Step.current` needs none.
public enum AnyKeyword: StepKeyword {
  /// “*”.
  public static var word: String { "*" }
}

/// A step that sets up the state that a scenario starts from: `Given(I: see(profileScreen))`.
public typealias Given = Step<GivenKeyword>

/// A step that does what the scenario is about: `When(I: tap(profileScreen.logOutButton))`.
public typealias When = Step<WhenKeyword>

/// A step that says what is expected: `Then(I: see(loginScreen))`.
public typealias Then = Step<ThenKeyword>

/// A step that continues the one before it: `And(the: value(of: profileScreen.usernameLabel, is: "My username"))`.
public typealias And = Step<AndKeyword>

/// A step that continues the one before it with a contrast: `But(I: doNotSee(profileScreen))`.
public typealias But = Step<ButKeyword>
