import Foundation

extension View {
  /// Limits the texts in this view to a number of lines.
  public func lineLimit(_ number: Int?) -> some View { lines(atLeast: 0, atMost: number) }

  /// Limits the texts in this view to a number of lines, and keeps the room for all of them.
  /// - Parameters:
  ///   - limit: The number of lines that a text takes at most.
  ///   - reservesSpace: Whether a text is as high as the number of lines even if it has fewer.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { lines(atLeast: reservesSpace ? limit : 0, atMost: limit) }

  /// Limits the texts in this view to a number of lines within a range; a text is as high as the lower bound even if it has fewer lines.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lines(atLeast: limit.lowerBound, atMost: limit.upperBound) }

  /// Limits the texts in this view to a number of lines at most.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lines(atLeast: 0, atMost: limit.upperBound) }

  /// Lets the texts in this view have any number of lines; a text is as high as the lower bound even if it has fewer lines.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lines(atLeast: limit.lowerBound, atMost: nil) }

  private func lines(atLeast lower: Int, atMost upper: Int?) -> some View {
    EnvironmentModifierView(content: self, input: [lower, upper]) {
      $0.lineLimit = upper
      $0.reservedLines = lower
    }
  }
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

extension EnvironmentValues {
  /// Whether a view around has said how letters are shown, so that the style of a list has no say.
  @Entry var isTextCaseSet = false

  /// How the letters of texts are changed when they are shown; tests find the changed text.
  public var textCase: Text.Case? {
    get { textsAreUppercase.map { $0 ? .uppercase : .lowercase } }
    set { textsAreUppercase = newValue.map { $0 == .uppercase } }
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
}
