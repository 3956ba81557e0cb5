public enum Library {
  public static var platform: String {
    #if os(iOS)
      "iPhone"
    #else
      "other"
    #endif
  }
}
