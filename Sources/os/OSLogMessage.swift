import Foundation

/// A log message: a string literal with interpolated values.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a message from a literal without interpolations.
  public init(stringLiteral value: String) { text = value }

  /// Creates a message from a literal with interpolations.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The privacy of an interpolated value.
public struct OSLogPrivacy: Equatable, Sendable {
  /// The mask that replaces a private value.
  public enum Mask: Equatable, Sendable {
    /// A hash, which is the same for equal values.
    case hash
    /// No mask.
    case none
  }

  fileprivate let isShown: Bool

  /// The type of the value determines its privacy.
  ///
  /// On the simulated device, the value is always logged.
  public static var auto: OSLogPrivacy { OSLogPrivacy(isShown: true) }
  /// The value is public, so it's logged.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(isShown: true) }
  /// The value is private, so it's replaced by `<private>`.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(isShown: false) }
  /// The value is sensitive, so it's replaced by `<private>`.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(isShown: false) }
  /// The type of the value determines its privacy.
  ///
  /// On the simulated device, the value is always logged, and the mask has no effect.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
  /// The value is private, so it's replaced by `<private>`.
  ///
  /// On the simulated device, the mask has no effect.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  /// The value is sensitive, so it's replaced by `<private>`.
  ///
  /// On the simulated device, the mask has no effect.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}

/// The alignment of an interpolated value.
public struct OSLogStringAlignment: Sendable {
  fileprivate let width: Int
  fileprivate let isLeft: Bool

  /// No alignment.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(width: 0, isLeft: true) }
  /// Right alignment in a number of columns.
  public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(width: columns, isLeft: false) }
  /// Left alignment in a number of columns.
  public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(width: columns, isLeft: true) }

  fileprivate func applied(to text: String) -> String {
    let padding = String(repeating: " ", count: max(0, width - text.count))
    return isLeft ? text + padding : padding + text
  }
}

/// The format of an integer.
public struct OSLogIntegerFormatting: Sendable {
  fileprivate enum Style { case decimal, hex, octal }
  fileprivate let style: Style
  fileprivate var minDigits = 1
  fileprivate var isUppercase = false
  fileprivate var hasPrefix = false
  fileprivate var hasSign = false

  /// Decimal format.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(style: .decimal) }
  /// Hexadecimal format.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(style: .hex) }
  /// Octal format.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(style: .octal) }

  /// Decimal format with an optional plus sign and a minimum number of digits.
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 1) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(style: .decimal, minDigits: minDigits, hasSign: explicitPositiveSign)
  }

  /// Hexadecimal format with an optional plus sign, prefix and uppercase, and a minimum number of digits.
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

/// The format of a floating-point number.
public struct OSLogFloatFormatting: Sendable {
  fileprivate let format: String?

  /// Fixed-point format with six fraction digits.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(format: "%.6f") }
  /// Exponential format.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(format: "%e") }
  /// Fixed-point or exponential format, whichever is shorter.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(format: "%g") }
  /// Fixed-point format with a number of fraction digits.
  public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting(format: "%.\(max(0, precision))f") }

  fileprivate static var standard: OSLogFloatFormatting { OSLogFloatFormatting(format: nil) }
  fileprivate func text(of value: Double) -> String { format.map { String(format: $0, value) } ?? "\(value)" }
}

/// The interpolation that builds the text of a log message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  fileprivate(set) var text = ""

  /// Creates an empty interpolation.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Appends literal text.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  private mutating func append(_ value: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy) {
    text += privacy.isShown ? align.applied(to: value) : "<private>"
  }

  /// Appends a string.
  public mutating func appendInterpolation(_ value: String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto) { append(value, align, privacy) }

  /// Appends an integer.
  public mutating func appendInterpolation<Value: BinaryInteger>(
    _ value: Value, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { append(format.text(of: value), align, privacy) }

  /// Appends a floating-point number.
  public mutating func appendInterpolation(_ value: Double, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto) { append("\(value)", align, privacy) }

  /// Appends a floating-point number in a format.
  public mutating func appendInterpolation(_ value: Double, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto) {
    append(format.text(of: value), align, privacy)
  }

  /// Appends a floating-point number in a format.
  public mutating func appendInterpolation(_ value: Float, format: OSLogFloatFormatting? = nil, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto) {
    append(format?.text(of: Double(value)) ?? "\(value)", align, privacy)
  }

  /// Appends a Boolean value.
  public mutating func appendInterpolation(_ value: Bool, privacy: OSLogPrivacy = .auto) { append("\(value)", .none, privacy) }

  /// Appends the name of a type.
  public mutating func appendInterpolation(_ value: Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto) { append("\(value)", align, privacy) }

  /// Appends the description of a value.
  public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto) {
    append(value.description, align, privacy)
  }

  /// Appends an error.
  @_disfavoredOverload
  public mutating func appendInterpolation(_ value: any Error, privacy: OSLogPrivacy = .auto) { append("\(value)", .none, privacy) }

  /// Appends the description of an optional value.
  @_disfavoredOverload
  public mutating func appendInterpolation(_ value: (any CustomStringConvertible)?, privacy: OSLogPrivacy = .auto) { append(value.map(\.description) ?? "nil", .none, privacy) }
}
