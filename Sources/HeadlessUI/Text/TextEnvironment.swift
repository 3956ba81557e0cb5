import Foundation

extension View {
  /// Limits each text view in this view to a number of lines.
  public func lineLimit(_ number: Int?) -> some View { lines(atLeast: 0, atMost: number) }

  /// Limits each text view in this view to a number of lines, and can reserve space for all lines.
  /// - Parameters:
  ///   - limit: The maximum number of lines of a text view.
  ///   - reservesSpace: Whether a text view with fewer lines has the height of the limit.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { lines(atLeast: reservesSpace ? limit : 0, atMost: limit) }

  /// Limits each text view in this view to a range of lines.
  ///
  /// A text view with fewer lines than the lower bound has the height of the lower bound.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lines(atLeast: limit.lowerBound, atMost: limit.upperBound) }

  /// Limits each text view in this view to a maximum number of lines.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lines(atLeast: 0, atMost: limit.upperBound) }

  /// Sets a minimum number of lines for each text view in this view.
  ///
  /// A text view with fewer lines has the height of the lower bound.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lines(atLeast: limit.lowerBound, atMost: nil) }

  private func lines(atLeast lower: Int, atMost upper: Int?) -> some View {
    EnvironmentModifierView(content: self, input: [lower, upper]) {
      $0.lineLimit = upper
      $0.reservedLines = lower
    }
  }
}

extension Text {
  /// The letter case that text is shown in.
  public enum Case: Hashable, Sendable {
    /// Text is shown in uppercase.
    case uppercase
    /// Text is shown in lowercase.
    case lowercase
  }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether an ancestor view sets the letter case.
  ///
  /// If it does, a list's style doesn't change the case.
  @Entry var isTextCaseSet = false

  /// The letter case that text is shown in, or `nil` to keep the original case.
  ///
  /// Tests find the text in the letter case that it's shown in.
  public var textCase: Text.Case? {
    get { textsAreUppercase.map { $0 ? .uppercase : .lowercase } }
    set { textsAreUppercase = newValue.map { $0 == .uppercase } }
  }
}

extension View {
  /// Shows the text in this view in uppercase or lowercase.
  ///
  /// Tests find the text in the letter case that it's shown in.
  public func textCase(_ textCase: Text.Case?) -> some View {
    EnvironmentModifierView(content: self, input: textCase) {
      $0.textCase = textCase
      $0.isTextCaseSet = true
    }
  }
}
