// What the keyboard does by itself while a person types. Tests type every character, so nothing is corrected or capitalised here.

/// When the keyboard begins with a capital.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String

  /// Never.
  public static let never = TextInputAutocapitalization(name: "never")
  /// At every word.
  public static let words = TextInputAutocapitalization(name: "words")
  /// At every sentence.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// At every letter.
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// What a field is for, so that the system can fill it in; it never does here.
public enum TextContentType: Hashable, Sendable {
  /// The kinds of content that the system knows.
  case username, password, newPassword, oneTimeCode, emailAddress, telephoneNumber, URL, name, givenName, familyName, nickname, organizationName
  /// The parts of an address.
  case fullStreetAddress, streetAddressLine1, streetAddressLine2, addressCity, addressState, postalCode, countryName, creditCardNumber
}

/// What the return key says.
public enum SubmitLabel: Hashable, Sendable {
  /// The words that the return key can say.
  case done, go, send, join, route, search, `return`, next, `continue`
}

extension View {
  /// When the keyboard begins with a capital; here it types what is tapped.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }

  /// Whether words are corrected; here they never are.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Whether words are corrected; here they never are.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// What the fields in this view are for; nothing is filled in here.
  public func textContentType(_ textContentType: TextContentType?) -> some View { self }

  /// What the return key says; its label is “Return” here.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
