import Foundation

/// A color of an asset catalog, with a variant for the dark appearance if the catalog has one.
struct ColorSet: Equatable, Sendable {
  let usual: Color.Resolved
  let dark: Color.Resolved

  func resolved(isDark: Bool) -> Color.Resolved { isDark ? dark : usual }
}

/// The contents of a color set, in Xcode's format.
struct ColorFile: Decodable {
  struct Item: Decodable, AppearanceVariant {
    let color: Value?
    let appearances: [[String: String]]?
  }

  struct Value: Decodable {
    let components: [String: String]?
    /// The name of a system color.
    let reference: String?
  }

  let colors: [Item]?

  /// The color, or `nil` if the file doesn't have one.
  var set: ColorSet? {
    func first(_ fits: (Item) -> Bool, isDark: Bool) -> Color.Resolved? {
      (colors ?? []).lazy.filter(fits).compactMap { $0.color?.resolved(isDark: isDark) }.first
    }
    let dark = first({ $0.isDark }, isDark: true)
    guard let usual = first({ $0.isUsual }, isDark: false) ?? dark else { return nil }
    return ColorSet(usual: usual, dark: dark ?? first({ $0.isUsual }, isDark: true) ?? usual)
  }
}

extension ColorFile.Value {
  fileprivate func resolved(isDark: Bool) -> Color.Resolved? {
    if let reference { return SystemColor.named(inCatalog: reference)?.resolved(isDark: isDark) }
    guard let components else { return nil }
    let white = components["white"].flatMap(Self.number)
    guard let red = white ?? components["red"].flatMap(Self.number), let green = white ?? components["green"].flatMap(Self.number),
      let blue = white ?? components["blue"].flatMap(Self.number)
    else { return nil }
    return Color.Resolved(red: red, green: green, blue: blue, opacity: components["alpha"].flatMap { Float($0) } ?? 1)
  }

  /// Returns the value of a color component in Xcode's format: “0.500”, “128” or “0x80”.
  private static func number(_ text: String) -> Float? {
    if text.lowercased().hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Float($0) / 255 } }
    guard let number = Float(text) else { return nil }
    return text.contains(".") ? number : number / 255
  }
}
