/// The types of the software keyboard.
public enum UIKeyboardType: Int, CaseIterable, Sendable {
  /// Letters.
  case `default` = 0
  /// Letters and digits of ASCII.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  /// Letters, and keys for web addresses.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Digits and the keys of a phone.
  case phonePad = 5
  /// Letters, and digits of a phone.
  case namePhonePad = 6
  /// Letters, and keys for email addresses.
  case emailAddress = 7
  /// Digits and the decimal separator.
  case decimalPad = 8
  /// Letters, and keys for @ and #.
  case twitter = 9
  /// Letters, and a key for searches on the web.
  case webSearch = 10
  /// Digits of ASCII.
  case asciiCapableNumberPad = 11
}

/// The labels of the return key, which is always “Return” here.
public enum UIReturnKeyType: Int, Sendable {
  /// The labels.
  case `default` = 0, go = 1, google = 2, join = 3, next = 4, route = 5, search = 6, send = 7, yahoo = 8, done = 9, emergencyCall = 10, `continue` = 11
}

/// The correction of typed words, which doesn't exist here.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The choices.
  case `default` = 0, no = 1, yes = 2
}

/// The check of spelling, which doesn't exist here.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The choices.
  case `default` = 0, no = 1, yes = 2
}

/// The replacement of quotes, which doesn't exist here.
public enum UITextSmartQuotesType: Int, Sendable {
  /// The choices.
  case `default` = 0, no = 1, yes = 2
}

/// The replacement of dashes, which doesn't exist here.
public enum UITextSmartDashesType: Int, Sendable {
  /// The choices.
  case `default` = 0, no = 1, yes = 2
}

/// The looks of the keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The looks.
  case `default` = 0, dark = 1, light = 2
}

/// The meaning of a text, for filling it in, which doesn't exist here.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the meaning.
  public let rawValue: String

  /// Creates a meaning.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A username.
  public static let username: UITextContentType = UITextContentType(rawValue: "username")
  /// A password.
  public static let password: UITextContentType = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword: UITextContentType = UITextContentType(rawValue: "newPassword")
  /// An one-time code.
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
  /// A location.
  public static let location: UITextContentType = UITextContentType(rawValue: "location")
  /// A full street address.
  public static let fullStreetAddress: UITextContentType = UITextContentType(rawValue: "fullStreetAddress")
  /// A street address line 1.
  public static let streetAddressLine1: UITextContentType = UITextContentType(rawValue: "streetAddressLine1")
  /// A street address line 2.
  public static let streetAddressLine2: UITextContentType = UITextContentType(rawValue: "streetAddressLine2")
  /// An address city.
  public static let addressCity: UITextContentType = UITextContentType(rawValue: "addressCity")
  /// An address state.
  public static let addressState: UITextContentType = UITextContentType(rawValue: "addressState")
  /// An address city and state.
  public static let addressCityAndState: UITextContentType = UITextContentType(rawValue: "addressCityAndState")
  /// A sublocality.
  public static let sublocality: UITextContentType = UITextContentType(rawValue: "sublocality")
  /// A country name.
  public static let countryName: UITextContentType = UITextContentType(rawValue: "countryName")
  /// A postal code.
  public static let postalCode: UITextContentType = UITextContentType(rawValue: "postalCode")
  /// A credit card number.
  public static let creditCardNumber: UITextContentType = UITextContentType(rawValue: "creditCardNumber")
  /// A credit card expiration.
  public static let creditCardExpiration: UITextContentType = UITextContentType(rawValue: "creditCardExpiration")
  /// A credit card security code.
  public static let creditCardSecurityCode: UITextContentType = UITextContentType(rawValue: "creditCardSecurityCode")
  /// A birthdate.
  public static let birthdate: UITextContentType = UITextContentType(rawValue: "birthdate")
  /// A date and time.
  public static let dateTime: UITextContentType = UITextContentType(rawValue: "dateTime")
}
