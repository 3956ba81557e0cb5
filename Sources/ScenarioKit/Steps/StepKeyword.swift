/// A type that represents the keyword of a step.
///
/// `Given` and `When` are distinct types, which keep the keyword for the log.
///
/// To add a keyword, for example in another language, conform your own type: `typealias Angenommen = Step<AngenommenKeyword>`.
public protocol StepKeyword: Sendable {
  /// The first word of the sentence: “Given”.
  static var word: String { get }
}

/// The keyword of ``Given``, for the state before the scenario does something.
public enum GivenKeyword: StepKeyword {
  /// The word “Given”.
  public static var word: String { "Given" }
}

/// The keyword of ``When``, for an action.
public enum WhenKeyword: StepKeyword {
  /// The word “When”.
  public static var word: String { "When" }
}

/// The keyword of ``Then``, for an expected result.
public enum ThenKeyword: StepKeyword {
  /// The word “Then”.
  public static var word: String { "Then" }
}

/// The keyword of ``And``, for a continuation of the previous step.
public enum AndKeyword: StepKeyword {
  /// The word “And”.
  public static var word: String { "And" }
}

/// The keyword of ``But``, for a continuation that contrasts with the previous step.
public enum ButKeyword: StepKeyword {
  /// The word “But”.
  public static var word: String { "But" }
}

/// A placeholder for any keyword, like `*` in Gherkin, for `Step.current`.
public enum AnyKeyword: StepKeyword {
  /// The word “*”.
  public static var word: String { "*" }
}

/// A step that sets up the initial state of a scenario: `Given(I: see(profileScreen))`.
public typealias Given = Step<GivenKeyword>

/// A step that performs the main action of a scenario: `When(I: tap(profileScreen.logOutButton))`.
public typealias When = Step<WhenKeyword>

/// A step that checks an expected result: `Then(I: see(loginScreen))`.
public typealias Then = Step<ThenKeyword>

/// A step that continues the previous step: `And(the: value(of: usernameLabel, is: "My username"))`.
public typealias And = Step<AndKeyword>

/// A step that contrasts with the previous step: `But(I: doNotSee(profileScreen))`.
public typealias But = Step<ButKeyword>
