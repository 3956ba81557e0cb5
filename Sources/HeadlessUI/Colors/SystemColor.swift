/// A color that the system defines, with a light and a dark variant.
struct SystemColor: Hashable {
  let name: String

  private typealias Components = Color.Resolved

  private static let known: [String: (light: Color.Resolved, dark: Color.Resolved)] = [
    "black": (Components(0, 0, 0), Components(0, 0, 0)),
    "white": (Components(255, 255, 255), Components(255, 255, 255)),
    "clear": (.transparent, .transparent),
    "blue": (Components(0, 122, 255), Components(10, 132, 255)),
    "brown": (Components(162, 132, 94), Components(172, 142, 104)),
    "cyan": (Components(50, 173, 230), Components(100, 210, 255)),
    "gray": (Components(142, 142, 147), Components(142, 142, 147)),
    "green": (Components(52, 199, 89), Components(48, 209, 88)),
    "indigo": (Components(88, 86, 214), Components(94, 92, 230)),
    "mint": (Components(0, 199, 190), Components(99, 230, 226)),
    "orange": (Components(255, 149, 0), Components(255, 159, 10)),
    "pink": (Components(255, 45, 85), Components(255, 55, 95)),
    "purple": (Components(175, 82, 222), Components(191, 90, 242)),
    "red": (Components(255, 59, 48), Components(255, 69, 58)),
    "teal": (Components(48, 176, 199), Components(64, 200, 224)),
    "yellow": (Components(255, 204, 0), Components(255, 214, 10)),
    "primary": (Components(0, 0, 0), Components(255, 255, 255)),
    "secondary": (Components(60, 60, 67, 0.6), Components(235, 235, 245, 0.6)),
    "label": (Components(0, 0, 0), Components(255, 255, 255)),
    "secondarylabel": (Components(60, 60, 67, 0.6), Components(235, 235, 245, 0.6)),
    "background": (Components(255, 255, 255), Components(0, 0, 0)),
    "groupedbackground": (Components(242, 242, 247), Components(0, 0, 0)),
  ]

  func resolved(isDark: Bool) -> Color.Resolved {
    let found = Self.known[name] ?? (.transparent, .transparent)
    return isDark ? found.dark : found.light
  }

  /// Returns the system color with a UIKit name, such as “systemBlueColor”, or `nil` if it's unknown.
  static func named(inCatalog name: String) -> SystemColor? {
    var name = name
    if name.hasPrefix("system") { name.removeFirst(6) }
    if name.hasSuffix("Color") { name.removeLast(5) }
    name = name.lowercased()
    return known[name] == nil ? nil : SystemColor(name: name)
  }
}
