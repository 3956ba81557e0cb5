/// An image or a color of a set in a catalog, with the appearances that it is for.
protocol AppearanceVariant {
  /// The names and values of the appearances; `nil` for the usual one.
  var appearances: [[String: String]]? { get }
}

extension AppearanceVariant {
  /// Whether it is for every appearance that has no other variant.
  var isUsual: Bool { appearances == nil }

  /// Whether it is the one for a dark appearance; one that is for a high contrast as well is not.
  var isDark: Bool { appearances?.count == 1 && appearances?[0]["value"] == "dark" }
}
