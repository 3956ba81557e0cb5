/// Texts where an element is meant: the compiler says what to write.
extension NavigationContext {
  /// A text is no element.
  @available(*, unavailable, message: "Say which kind of element has the text: write see(Label(id: \"Hello\")), or another element or a screen.")
  public func see(_ text: String) {}

  /// A text is no element.
  @available(*, unavailable, message: "Say which kind of element has the text: write doNotSee(Label(id: \"Hello\")), or another element or a screen.")
  public func doNotSee(_ text: String) {}
}
