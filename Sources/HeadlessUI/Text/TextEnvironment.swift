import Foundation

extension View {
  /// Limits the texts in this view to a number of lines.
  public func lineLimit(_ number: Int?) -> some View { lines(atLeast: 0, atMost: number) }

  /// Limits the texts in this view to a number of lines, and can reserve space for all lines.
  /// - Parameters:
  ///   - limit: The maximum number of lines of a text.
  ///   - reservesSpace: Whether a text with fewer lines has the height of the limit.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { lines(atLeast: reservesSpace ? limit : 0, atMost: limit) }

  /// Limits the texts in this view to a range of lines.
  ///
  /// A text with fewer lines has the height of the lower bound.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lines(atLeast: limit.lowerBound, atMost: limit.upperBound) }

  /// Limits the texts in this view to a maximum number of lines.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lines(atLeast: 0, atMost: limit.upperBound) }

  /// Sets a minimum number of lines for the texts in this view.
  ///
  /// A text with fewer lines has the height of the lower bound.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lines(atLeast: limit.lowerBound, atMost: nil) }

  private func lines(atLeast lower: Int, atMost upper: Int?) -> some View {
    EnvironmentModifierView(content: self, input: [lower, upper]) {
      $0.lineLimit = upper
      $0.reservedLines = lower
    }
  }
}

extension Text {
  /// The letter case that a text is shown in.
  public enum Case: Hashable, Sendable {
    /// Texts are shown in uppercase.
    case uppercase
    /// Texts are shown in lowercase.
    case lowercase
  }
}

extension EnvironmentValues {
  /// Whether an ancestor view sets the letter case, so the style of a list doesn't change it.
  @Entry var isTextCaseSet = false

  /// The letter case of texts when they're shown.
  ///
  /// Tests find the changed texts.
  public var textCase: Text.Case? {
    get { textsAreUppercase.map { $0 ? .uppercase : .lowercase } }
    set { textsAreUppercase = newValue.map { $0 == .uppercase } }
  }
}

extension View {
  /// Shows the texts in this view in uppercase or lowercase.
  ///
  /// Tests find the texts as they're shown.
  public func textCase(_ textCase: Text.Case?) -> some View {
    EnvironmentModifierView(content: self, input: textCase) {
      $0.textCase = textCase
      $0.isTextCaseSet = true
    }
  }
}
