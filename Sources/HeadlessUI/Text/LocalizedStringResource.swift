public import Foundation

/// A string that is looked up when it's shown: `LocalizedStringResource("Log out", table: "Account")`.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The bundle that a string is looked up in.
  public enum BundleDescription: Equatable, Sendable {
    /// The app's own resources.
    case main
    /// The bundle of a class.
    ///
    /// On the simulated device, this is the app's own resources, because the code of all modules is in one program.
    case forClass(AnyClass)
    /// The bundle in a folder.
    case atURL(URL)

    /// Returns whether two descriptions refer to the same bundle.
    public static func == (first: BundleDescription, second: BundleDescription) -> Bool {
      switch (first, second) {
      case (.main, .main): true
      case (.forClass(let first), .forClass(let second)): first == second
      case (.atURL(let first), .atURL(let second)): first == second
      default: false
      }
    }

    var folder: URL? { if case .atURL(let url) = self, !CurrentStrings.isMain(url.standardizedFileURL.path) { url } else { nil } }
  }

  /// The key in the table.
  public let key: String
  /// The string that is shown if no table contains the key.
  public let defaultValue: String.LocalizationValue
  /// The name of the table, or `nil` for `Localizable`.
  public let table: String?
  /// The bundle that the string is looked up in.
  public let bundle: BundleDescription
  var localeOfItsOwn: Locale?

  /// The locale for formatting numbers.
  ///
  /// The default is the locale that the app's launch options or the device set.
  public var locale: Locale {
    get { localeOfItsOwn ?? .current }
    set { localeOfItsOwn = newValue }
  }

  /// Creates a resource from a literal, which is both the key and the default value.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (key, defaultValue, self.table, localeOfItsOwn, self.bundle) = (keyAndValue.key, keyAndValue, table, locale, bundle)
  }

  /// Creates a resource from a key and a default value that is used if no table contains the key.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    (self.key, self.defaultValue, self.table, localeOfItsOwn, self.bundle) = ("\(key)", defaultValue, table, locale, bundle)
  }

  /// Creates a resource from a literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a resource from a literal with interpolated values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) { self.init(String.LocalizationValue(stringInterpolation: stringInterpolation)) }
}

/// A type whose values are described by a localizable string.
public protocol CustomLocalizedStringResourceConvertible {
  /// The localizable string that describes the value.
  var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  /// This resource, because it's already localizable.
  public var localizedStringResource: LocalizedStringResource { self }
}

extension Text {
  /// Creates a text view that shows a resource.
  ///
  /// The string is looked up when the text view is shown.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    let text = LocalizedText(
      key: resource.key, arguments: resource.defaultValue.arguments, table: resource.table, bundle: resource.bundle.folder, fallback: resource.defaultValue.parts)
    self.init(content: TextContent(parts: [.localized(text)]))
  }
}

extension LocalizedStringKey {
  /// Creates a key from a resource.
  ///
  /// The string is looked up in the app's language.
  init(_ resource: LocalizedStringResource) { self.init(String(localized: resource)) }
}

extension String {
  /// Creates a string by looking up a resource.
  public init(localized resource: LocalizedStringResource) {
    self.init(looking: resource.key, resource.defaultValue, resource.table, resource.bundle.folder, resource.localeOfItsOwn)
  }
}

extension String.LocalizationValue.StringInterpolation {
  /// Adds the string of a resource, which is looked up separately.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) { appendInterpolation(String(localized: resource)) }
}
