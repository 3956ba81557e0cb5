/// The direction in which lines of text and what stands side by side run.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left, as in Arabic and Hebrew.
  case rightToLeft

  /// The languages that are written from right to left.
  private static let languagesFromRightToLeft: Set<Substring> = ["ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi"]

  /// Creates the direction of the language of a locale.
  init(languageOf identifier: String) {
    self = Self.languagesFromRightToLeft.contains(identifier.prefix { $0 != "_" && $0 != "-" }) ? .rightToLeft : .leftToRight
  }
}

extension EnvironmentValues {
  /// The layout direction: that of the app's launch arguments (`-NSForceRightToLeftWritingDirection YES`), that which a test has set on the device, or that of the app's language when it was launched.
  ///
  /// A view around can set another one. Stacks, grids, alignments, padding, rows, and the bars and controls with parts side by side follow it. What scrolls to the side begins at the left all the same.
  public var layoutDirection: LayoutDirection {
    get { isRightToLeft ? .rightToLeft : .leftToRight }
    set { isRightToLeft = newValue == .rightToLeft }
  }
}
