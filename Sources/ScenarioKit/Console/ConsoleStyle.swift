/// A text style in the console log.
enum ConsoleStyle: String {
  case bold = "1"
  case dim = "2"
  case red = "31"
  case green = "32"
  case yellow = "33"

  /// Returns the text in this style, or unchanged if colors are off.
  func apply(_ text: String, _ showsColour: Bool) -> String {
    showsColour ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
  }
}

extension Duration {
  /// The duration in seconds with up to three decimals: “0.8 s”.
  package var inSeconds: String {
    let milliseconds = (nanoseconds + 500_000) / 1_000_000
    if milliseconds == 0, nanoseconds > 0 { return "<0.001 s" }
    var (fraction, digits) = (milliseconds % 1000, 3)
    if fraction == 0 { return "\(milliseconds / 1000) s" }
    while fraction % 10 == 0 { (fraction, digits) = (fraction / 10, digits - 1) }
    let zeros = digits == 3 && fraction < 10 ? "00" : digits == 3 && fraction < 100 || digits == 2 && fraction < 10 ? "0" : ""
    return "\(milliseconds / 1000).\(zeros)\(fraction) s"
  }
}
