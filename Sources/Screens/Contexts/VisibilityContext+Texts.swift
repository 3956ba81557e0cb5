// Overloads that explain in a compiler message what to write if a string is used as an element.
extension VisibilityContext {
  /// Unavailable, because a string isn't an element.
  @available(*, unavailable, message: "Name the element that has the text: write see(Label(id: \"Hello\")), or another element or a screen.")
  public func see(_ text: String) {}

  /// Unavailable, because a string isn't an element.
  @available(*, unavailable, message: "Name the element that has the text: write doNotSee(Label(id: \"Hello\")), or another element or a screen.")
  public func doNotSee(_ text: String) {}
}
