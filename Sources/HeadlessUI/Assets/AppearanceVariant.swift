/// An image or a color of an asset set, for certain appearances.
protocol AppearanceVariant {
  /// The names and values of the appearances, or `nil` for any appearance.
  var appearances: [[String: String]]? { get }
}

extension AppearanceVariant {
  /// Whether the variant is for all appearances that don't have their own variant.
  var isUsual: Bool { appearances == nil }

  /// Whether the variant is for the dark appearance.
  ///
  /// A variant for dark and high contrast doesn't count.
  var isDark: Bool { appearances?.count == 1 && appearances?[0]["value"] == "dark" }
}
