import Foundation

extension View {
  /// Limits the texts in this view to a number of lines.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
}

extension Text {
  /// How letters are changed when a text is shown.
  public enum Case: Hashable, Sendable {
    /// All capitals.
    case uppercase
    /// No capitals.
    case lowercase
  }
}

extension View {
  /// Shows the texts in this view in capitals or in small letters; that is what tests find.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  /// Limits the texts in this view to a number of lines within a range.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { environment(\.lineLimit, limit.upperBound) }
}

/// A text with values put into it.
///
/// Nothing is looked up in a table of translations.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  let string: String

  /// Makes a key from a string.
  public init(_ value: String) { string = value }

  /// Makes a key from a literal.
  public init(stringLiteral value: String) { string = value }

  /// Makes a key from a literal with values in it.
  public init(stringInterpolation: StringInterpolation) { string = stringInterpolation.string }

  /// Collects the parts of a literal with values in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    var string = ""

    /// Begins with nothing.
    public init(literalCapacity: Int, interpolationCount: Int) { string.reserveCapacity(literalCapacity) }

    /// Adds what stands between values.
    public mutating func appendLiteral(_ literal: String) { string += literal }

    /// Adds a value as its description.
    public mutating func appendInterpolation<Value>(_ value: Value) { string += "\(value)" }

    /// Adds a number in a C format such as `%.2f`.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) { string += String(format: specifier, value) }

    /// Adds a value in a style that formats it.
    public mutating func appendInterpolation<Format: FormatStyle>(_ value: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable, Format.FormatOutput == String {
      string += format.format(value)
    }
  }
}
