enum Platform {
  #if os(iOS) && targetEnvironment(simulator)
    static let name = "iPhone"
    static let line = #line
    static let file = #filePath
  #else
    static let name = "other"
    static let line = 0
    static let file = ""
  #endif

  static func isNamed(_ text: String) -> Bool {
    text == name
  }
}
