import Foundation

extension View {
  /// Limits the texts in this view to a number of lines.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
}

extension Text {
  /// The case that a text is shown in.
  public enum Case: Hashable, Sendable {
    /// Uppercase.
    case uppercase
    /// Lowercase.
    case lowercase
  }
}

private struct TextCaseSetKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether a view around has said how letters are shown, so that the style of a list has no say.
  var isTextCaseSet: Bool {
    get { self[TextCaseSetKey.self] }
    set { self[TextCaseSetKey.self] = newValue }
  }
}

extension View {
  /// Shows the texts in this view in uppercase or lowercase; tests find them as they are shown.
  public func textCase(_ textCase: Text.Case?) -> some View {
    EnvironmentModifierView(content: self, input: textCase) {
      $0.textCase = textCase
      $0.isTextCaseSet = true
    }
  }

  /// Limits the texts in this view to a number of lines within a range.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { environment(\.lineLimit, limit.upperBound) }
}

/// A text with interpolated values.
///
/// It is not translated.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  let string: String

  /// Creates a key from a string.
  public init(_ value: String) { string = value }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) { string = value }

  /// Creates a key from a literal with interpolated values.
  public init(stringInterpolation: StringInterpolation) { string = stringInterpolation.string }

  /// The parts of a literal with interpolated values.
  public struct StringInterpolation: StringInterpolationProtocol {
    var string = ""

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) { string.reserveCapacity(literalCapacity) }

    /// Adds the text between two values.
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
