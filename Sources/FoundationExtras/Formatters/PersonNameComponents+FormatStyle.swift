public import Foundation

extension PersonNameComponents {
  /// A format style for names of people.
  ///
  /// The family name comes first in Chinese, Japanese, Korean, Hungarian and Vietnamese locales, and in names that are written entirely in Chinese, Japanese or Korean,
  /// which don't have spaces. Otherwise the given name comes first. [Apple: PersonNameComponents.FormatStyle](https://developer.apple.com/documentation/foundation/personnamecomponents/formatstyle)
  public struct FormatStyle: Foundation.FormatStyle {
    /// The length of a name.
    public enum Style: Int, Codable, Hashable, Sendable {
      /// The nickname, the given name or the family name, whichever exists first.
      case short
      /// The given name and the family name.
      case medium
      /// All parts of the name except the nickname.
      case long
      /// The initials of the given name and the family name.
      case abbreviated
    }

    /// The length of the name.
    public var style: Style
    /// The locale, which determines the order of the names.
    public var locale: Locale

    /// Creates a format style for names, with a length and a locale.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) { (self.style, self.locale) = (style, locale) }

    /// Returns the formatted name.
    ///
    /// The result is empty if the name has no parts.
    public func format(_ value: PersonNameComponents) -> String {
      let prefix = Self.part(value.namePrefix)
      let suffix = Self.part(value.nameSuffix)
      let given = Self.part(value.givenName)
      let middle = Self.part(value.middleName)
      let family = Self.part(value.familyName)
      let all = prefix + given + middle + family + suffix
      let isWithoutSpaces = !all.isEmpty && all.joined().unicodeScalars.allSatisfy(Self.isEastAsian)
      let isFamilyFirst = isWithoutSpaces || ["zh", "yue", "ja", "ko", "hu", "vi"].contains(locale.language.languageCode?.identifier)
      let parts =
        switch style {
        case .short: Array((Self.part(value.nickname) + given + family).prefix(1))
        case .medium: isFamilyFirst ? family + given : given + family
        case .long: prefix + (isFamilyFirst ? family + given + middle : given + middle + family) + suffix
        case .abbreviated: (isFamilyFirst ? family + given : given + family).map { String($0.prefix(1)).uppercased() }
        }
      return parts.joined(separator: isWithoutSpaces || style == .abbreviated ? "" : " ")
    }

    /// Returns the style with a different locale.
    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

    private static func part(_ text: String?) -> [String] { text.map { $0.isEmpty ? [] : [$0] } ?? [] }

    private static func isEastAsian(_ letter: Unicode.Scalar) -> Bool {
      switch letter.value {
      case 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0x20000...0x2FFFF: true
      default: false
      }
    }
  }

  /// Returns the name formatted with a style.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput where Style.FormatInput == PersonNameComponents { style.format(self) }

  /// Returns the given name and the family name.
  public func formatted() -> String { formatted(.name(style: .medium)) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Returns a format style for names of people.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
