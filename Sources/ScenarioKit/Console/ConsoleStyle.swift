/// How the console log colours its text.
enum ConsoleStyle: String {
  case bold = "1"
  case dim = "2"
  case red = "31"
  case green = "32"
  case yellow = "33"

  /// The text in this style, or as it is when there are no colours.
  func apply(_ text: String, _ showsColour: Bool) -> String {
    showsColour ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
  }
}

extension Duration {
  /// Seconds with up to three decimals: “0.8 s”.
  package var inSeconds: String {
    let milliseconds = (nanoseconds + 500_000) / 1_000_000
    if milliseconds == 0, nanoseconds > 0 { return "<0.001 s" }
    var fraction = String(milliseconds % 1000 + 1000).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return "\(milliseconds / 1000)" + (fraction.isEmpty ? "" : "." + fraction) + " s"
  }
}
