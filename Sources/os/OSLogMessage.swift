import Foundation

/// A message of a logger: a literal with interpolated values.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a message from a literal without interpolations.
  public init(stringLiteral value: String) { text = value }

  /// Creates a message from a literal with interpolations.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Whether the log shows an interpolated value.
public struct OSLogPrivacy: Equatable, Sendable {
  /// What a log shows in place of a private value.
  public enum Mask: Equatable, Sendable {
    /// A hash, by which equal values can be recognized.
    case hash
    /// Nothing.
    case none
  }

  fileprivate let isShown: Bool

  /// The value is shown.
  public static var auto: OSLogPrivacy { OSLogPrivacy(isShown: true) }
  /// The value is shown.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(isShown: true) }
  /// The value is replaced with `<private>`.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(isShown: false) }
  /// The value is replaced with `<private>`.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(isShown: false) }
  /// The value is shown.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
  /// The value is replaced with `<private>`.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  /// The value is replaced with `<private>`.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}

/// How an interpolated value is aligned.
public struct OSLogStringAlignment: Sendable {
  fileprivate let width: Int
  fileprivate let isLeft: Bool

  /// As it is.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(width: 0, isLeft: true) }
  /// At the right of a number of columns.
  public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(width: columns, isLeft: false) }
  /// At the left of a number of columns.
  public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(width: columns, isLeft: true) }

  fileprivate func applied(to text: String) -> String {
    let padding = String(repeating: " ", count: max(0, width - text.count))
    return isLeft ? text + padding : padding + text
  }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  fileprivate enum Style { case decimal, hex, octal }
  fileprivate let style: Style
  fileprivate var minDigits = 1
  fileprivate var isUppercase = false
  fileprivate var hasPrefix = false
  fileprivate var hasSign = false

  /// In decimal digits.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(style: .decimal) }
  /// In hexadecimal digits.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(style: .hex) }
  /// In octal digits.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(style: .octal) }

  /// In decimal digits, with leading zeros.
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 1) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(style: .decimal, minDigits: minDigits, hasSign: explicitPositiveSign)
  }

  /// In hexadecimal digits.
  public static func hex(explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 1) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(style: .hex, minDigits: minDigits, isUppercase: uppercase, hasPrefix: includePrefix, hasSign: explicitPositiveSign)
  }

  fileprivate func text(of value: some BinaryInteger) -> String {
    let digits: String
    switch style {
    case .decimal: digits = String(value.magnitude)
    case .hex: digits = String(value.magnitude, radix: 16, uppercase: isUppercase)
    case .octal: digits = String(value.magnitude, radix: 8)
    }
    let sign = value < 0 ? "-" : hasSign ? "+" : ""
    return sign + (hasPrefix ? "0x" : "") + String(repeating: "0", count: max(0, minDigits - digits.count)) + digits
  }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  fileprivate let format: String?

  /// With six digits behind the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(format: "%.6f") }
  /// As a power of ten.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(format: "%e") }
  /// Whichever is shorter.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(format: "%g") }
  /// With a number of digits behind the point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting(format: "%.\(max(0, precision))f") }

  fileprivate static var standard: OSLogFloatFormatting { OSLogFloatFormatting(format: nil) }
  fileprivate func text(of value: Double) -> String { format.map { String(format: $0, value) } ?? "\(value)" }
}

/// Puts the text of a message together.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  fileprivate(set) var text = ""

  /// Creates an empty text.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Adds a part of the literal.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  private mutating func append(_ value: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy) {
    text += privacy.isShown ? align.applied(to: value) : "<private>"
  }

  /// Adds a text.
  public mutating func appendInterpolation(_ value: String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto) { append(value, align, privacy) }

  /// Adds a whole number.
  public mutating func appendInterpolation<Value: BinaryInteger>(
    _ value: Value, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append(format.text(of: value), align, privacy) }

  /// Adds a number.
  public mutating func appendInterpolation(_ value: Double, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto) { append("\(value)", align, privacy) }

  /// Adds a number in a format.
  public mutating func appendInterpolation(_ value: Double, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto) {
    append(format.text(of: value), align, privacy)
  }

  /// Adds a number in a format.
  public mutating func appendInterpolation(_ value: Float, format: OSLogFloatFormatting? = nil, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto) {
    append(format?.text(of: Double(value)) ?? "\(value)", align, privacy)
  }

  /// Adds a truth value.
  public mutating func appendInterpolation(_ value: Bool, privacy: OSLogPrivacy = .auto) { append("\(value)", .none, privacy) }

  /// Adds a type's name.
  public mutating func appendInterpolation(_ value: Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto) { append("\(value)", align, privacy) }

  /// Adds the description of a value.
  public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto) {
    append(value.description, align, privacy)
  }

  /// Adds an error.
  @_disfavoredOverload
  public mutating func appendInterpolation(_ value: any Error, privacy: OSLogPrivacy = .auto) { append("\(value)", .none, privacy) }

  /// Adds an object, or nothing where there is none.
  @_disfavoredOverload
  public mutating func appendInterpolation(_ value: (any CustomStringConvertible)?, privacy: OSLogPrivacy = .auto) { append(value.map(\.description) ?? "nil", .none, privacy) }
}
