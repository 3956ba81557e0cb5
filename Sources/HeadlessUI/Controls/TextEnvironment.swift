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
