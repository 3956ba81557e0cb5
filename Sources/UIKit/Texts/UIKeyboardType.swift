/// The type of the software keyboard.
public enum UIKeyboardType: Int, CaseIterable, Sendable {
  /// A keyboard with letters.
  case `default` = 0
  /// A keyboard with ASCII characters.
  case asciiCapable = 1
  /// A keyboard with digits and punctuation.
  case numbersAndPunctuation = 2
  /// A keyboard for web addresses.
  case URL = 3
  /// A keyboard with digits.
  case numberPad = 4
  /// A keyboard for phone numbers.
  case phonePad = 5
  /// A keyboard for names and phone numbers.
  case namePhonePad = 6
  /// A keyboard for email addresses.
  case emailAddress = 7
  /// A keyboard with digits and a decimal separator.
  case decimalPad = 8
  /// A keyboard with @ and # keys.
  case twitter = 9
  /// A keyboard for web searches.
  case webSearch = 10
  /// A keyboard with ASCII digits.
  case asciiCapableNumberPad = 11
}

/// The label of the Return key.
///
/// On the simulated device, the label is always “Return”.
public enum UIReturnKeyType: Int, Sendable {
  /// The label “Return”.
  case `default` = 0
  /// The label “Go”.
  case go = 1
  /// The label “Google”.
  case google = 2
  /// The label “Join”.
  case join = 3
  /// The label “Next”.
  case next = 4
  /// The label “Route”.
  case route = 5
  /// The label “Search”.
  case search = 6
  /// The label “Send”.
  case send = 7
  /// The label “Yahoo”.
  case yahoo = 8
  /// The label “Done”.
  case done = 9
  /// The label “Emergency Call”.
  case emergencyCall = 10
  /// The label “Continue”.
  case `continue` = 11
}

/// The autocorrection of typed words.
///
/// On the simulated device, typed words aren't corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// Autocorrection is off.
  case no = 1
  /// Autocorrection is on.
  case yes = 2
}

/// The spell checking of text.
///
/// On the simulated device, typed text isn't checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// Spell checking is off.
  case no = 1
  /// Spell checking is on.
  case yes = 2
}

/// The replacement of straight quotes.
///
/// On the simulated device, quotes aren't replaced.
public enum UITextSmartQuotesType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// Straight quotes stay.
  case no = 1
  /// Straight quotes are replaced with curly quotes.
  case yes = 2
}

/// The replacement of hyphens with dashes.
///
/// On the simulated device, hyphens aren't replaced.
public enum UITextSmartDashesType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// Hyphens stay.
  case no = 1
  /// Two or three hyphens are replaced with a dash.
  case yes = 2
}

/// The appearance of the keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The default appearance.
  case `default` = 0
  /// A dark keyboard.
  case dark = 1
  /// A light keyboard.
  case light = 2
}

/// The semantic meaning of text for AutoFill.
///
/// The simulated device doesn't fill in text.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the content type.
  public let rawValue: String

  /// Creates a content type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A username.
  public static let username: UITextContentType = UITextContentType(rawValue: "username")
  /// A password.
  public static let password: UITextContentType = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword: UITextContentType = UITextContentType(rawValue: "newPassword")
  /// A one-time code.
  public static let oneTimeCode: UITextContentType = UITextContentType(rawValue: "oneTimeCode")
  /// An email address.
  public static let emailAddress: UITextContentType = UITextContentType(rawValue: "emailAddress")
  /// A telephone number.
  public static let telephoneNumber: UITextContentType = UITextContentType(rawValue: "telephoneNumber")
  /// A web address.
  public static let URL: UITextContentType = UITextContentType(rawValue: "URL")
  /// A name.
  public static let name: UITextContentType = UITextContentType(rawValue: "name")
  /// A name prefix.
  public static let namePrefix: UITextContentType = UITextContentType(rawValue: "namePrefix")
  /// A given name.
  public static let givenName: UITextContentType = UITextContentType(rawValue: "givenName")
  /// A middle name.
  public static let middleName: UITextContentType = UITextContentType(rawValue: "middleName")
  /// A family name.
  public static let familyName: UITextContentType = UITextContentType(rawValue: "familyName")
  /// A name suffix.
  public static let nameSuffix: UITextContentType = UITextContentType(rawValue: "nameSuffix")
  /// A nickname.
  public static let nickname: UITextContentType = UITextContentType(rawValue: "nickname")
  /// A job title.
  public static let jobTitle: UITextContentType = UITextContentType(rawValue: "jobTitle")
  /// An organization name.
  public static let organizationName: UITextContentType = UITextContentType(rawValue: "organizationName")
  /// A place.
  public static let location: UITextContentType = UITextContentType(rawValue: "location")
  /// A full street address.
  public static let fullStreetAddress: UITextContentType = UITextContentType(rawValue: "fullStreetAddress")
  /// The first line of a street address.
  public static let streetAddressLine1: UITextContentType = UITextContentType(rawValue: "streetAddressLine1")
  /// The second line of a street address.
  public static let streetAddressLine2: UITextContentType = UITextContentType(rawValue: "streetAddressLine2")
  /// The city of an address.
  public static let addressCity: UITextContentType = UITextContentType(rawValue: "addressCity")
  /// The state of an address.
  public static let addressState: UITextContentType = UITextContentType(rawValue: "addressState")
  /// The city and state of an address.
  public static let addressCityAndState: UITextContentType = UITextContentType(rawValue: "addressCityAndState")
  /// A sublocality.
  public static let sublocality: UITextContentType = UITextContentType(rawValue: "sublocality")
  /// A country name.
  public static let countryName: UITextContentType = UITextContentType(rawValue: "countryName")
  /// A postal code.
  public static let postalCode: UITextContentType = UITextContentType(rawValue: "postalCode")
  /// A credit card number.
  public static let creditCardNumber: UITextContentType = UITextContentType(rawValue: "creditCardNumber")
  /// The expiration date of a credit card.
  public static let creditCardExpiration: UITextContentType = UITextContentType(rawValue: "creditCardExpiration")
  /// The security code of a credit card.
  public static let creditCardSecurityCode: UITextContentType = UITextContentType(rawValue: "creditCardSecurityCode")
  /// A birthdate.
  public static let birthdate: UITextContentType = UITextContentType(rawValue: "birthdate")
  /// A date and time.
  public static let dateTime: UITextContentType = UITextContentType(rawValue: "dateTime")
}
