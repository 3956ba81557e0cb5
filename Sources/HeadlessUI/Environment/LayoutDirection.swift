/// The direction in which views and text are laid out.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// Content is laid out from left to right.
  case leftToRight
  /// Content is laid out from right to left, as in Arabic and Hebrew.
  case rightToLeft

  /// The codes of languages that are written from right to left.
  private static let languagesFromRightToLeft: Set<Substring> = ["ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi"]

  /// Creates the layout direction of a locale's language.
  init(languageOf identifier: String) {
    self = Self.languagesFromRightToLeft.contains(identifier.prefix { $0 != "_" && $0 != "-" }) ? .rightToLeft : .leftToRight
  }
}

extension EnvironmentValues {
  /// The direction in which views and text are laid out.
  ///
  /// The default depends on the launch argument `-NSForceRightToLeftWritingDirection YES`, the test's device settings, and the app's language at launch.
  ///
  /// A view can set a different direction for its content. Stacks, grids, alignments, padding, rows, bars and controls follow the direction. Horizontally scrolling content always starts at the left.
  public var layoutDirection: LayoutDirection {
    get { isRightToLeft ? .rightToLeft : .leftToRight }
    set { isRightToLeft = newValue == .rightToLeft }
  }
}
