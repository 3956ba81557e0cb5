/// The Swift name that Xcode generates for an asset or for a folder of an asset catalog.
struct AssetSymbol: Hashable {
  /// The name in code, in backticks if it's a reserved word.
  let text: String

  /// Creates the name of an image or a color, or returns `nil` for a name without letters and digits.
  ///
  /// Examples are `logo` for “Logo image”, `_10BackArm` for “10_back_arm”, `gpsTracking` for “GPS-Tracking” and `CARD_2` for “CARD2”.
  init?(asset name: String) {
    var words = Self.words(of: name)
    while words.count > 1, let last = words.last, ["image", "color"].contains(last.lowercased()) { words.removeLast() }
    if words.contains(where: Self.hasLowercase) { words[0] = words[0].lowercased() }
    self.init(words)
  }

  /// Creates the name of a folder with a namespace: `IconPreviews` for “iconPreviews”.
  ///
  /// “Type” and “Protocol” return `nil`, because a nested type can't have these names.
  init?(namespace name: String) {
    var words = Self.words(of: name)
    if let first = words.first { words[0] = Self.capitalized(first) }
    if words == ["Type"] || words == ["Protocol"] { return nil }
    self.init(words)
  }

  private init?(_ words: [String]) {
    guard let first = words.first else { return nil }
    let isInCapitals = !words.contains(where: Self.hasLowercase)
    let name = isInCapitals ? words.joined(separator: "_") : first + words.dropFirst().map(Self.capitalized).joined()
    if name.first?.isNumber == true {
      text = "_" + name
    } else {
      text = Self.reserved.contains(name) ? "`\(name)`" : name
    }
  }

  private static func hasLowercase(_ word: String) -> Bool { word.contains(where: \.isLowercase) }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// Returns the parts of a name, such as “TL”, “Sold” and “2” for “TLSold2”.
  ///
  /// A part is a run of digits, or of letters that starts with a capital.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var last: Kind?
    for character in name {
      let kind = Kind(character)
      if let kind {
        switch (last, kind) {
        case (.capital, .letter):
          // Move the last of several capitals to the next part, because it belongs to the lowercase letters after it.
          if let capital = words.last?.last, let count = words.last?.count, count > 1 {
            words[words.count - 1].removeLast()
            words.append(String(capital))
          }
          words[words.count - 1].append(character)
        case (let last, kind) where last == kind: words[words.count - 1].append(character)
        default: words.append(String(character))
        }
      }
      last = kind
    }
    return words
  }

  private enum Kind {
    case capital, letter, digit

    /// Returns `nil` for a character that isn't part of a name, such as a space.
    init?(_ character: Character) {
      switch character {
      case _ where character.isASCII && character.isNumber: self = .digit
      case _ where character.isUppercase: self = .capital
      case _ where character.isLetter: self = .letter
      default: return nil
      }
    }
  }

  private static let reserved: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
  ]
}
