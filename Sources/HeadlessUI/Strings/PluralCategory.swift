import Foundation

/// The plural category of a number, as defined by the Unicode Consortium.
enum PluralCategory: String {
  case zero, one, two, few, many, other

  /// Creates the category of a number in a language.
  ///
  /// Languages without a rule here use `one` for 1 and `other` for all other numbers.
  init(of number: Double, in language: String) {
    let isWhole = number == number.rounded() && abs(number) < 1e15
    let n = isWhole ? Int(abs(number)) : 0
    switch language.prefix(while: { $0 != "-" && $0 != "_" }) {
    case "ja", "zh", "ko", "th", "vi", "id", "ms", "my", "lo", "km": self = .other
    case "fr", "hy", "pt", "hi", "fa", "bn", "am", "zu": self = abs(number) < 2 && (isWhole || number >= 0) ? .one : .other
    case "ru", "uk", "be", "sr", "hr", "bs": self = isWhole ? Self.slavic(n) : .other
    case "pl":
      guard isWhole else { self = .other; return }
      self = n == 1 ? .one : (2...4).contains(n % 10) && !(12...14).contains(n % 100) ? .few : .many
    case "cs", "sk": self = isWhole ? (n == 1 ? .one : (2...4).contains(n) ? .few : .other) : .many
    case "ar":
      guard isWhole else { self = .other; return }
      self = n == 0 ? .zero : n == 1 ? .one : n == 2 ? .two : (3...10).contains(n % 100) ? .few : (11...99).contains(n % 100) ? .many : .other
    case "he", "iw": self = isWhole ? (n == 1 ? .one : n == 2 ? .two : .other) : .other
    case "ro": self = isWhole ? (n == 1 ? .one : n == 0 || (1...19).contains(n % 100) ? .few : .other) : .few
    case "lt":
      guard isWhole else { self = .many; return }
      let isTeen = (11...19).contains(n % 100)
      self = n % 10 == 1 && !isTeen ? .one : n % 10 >= 2 && !isTeen ? .few : .other
    default: self = isWhole && n == 1 ? .one : .other
    }
  }

  private static func slavic(_ n: Int) -> PluralCategory {
    if n % 10 == 1, n % 100 != 11 { return .one }
    return (2...4).contains(n % 10) && !(12...14).contains(n % 100) ? .few : .many
  }
}
