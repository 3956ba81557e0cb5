/// Explains in compiler messages what to write if a text is used as an element.
extension NavigationContext {
  /// Unavailable, because a text isn't an element.
  @available(*, unavailable, message: "Name the element that has the text: write see(Label(id: \"Hello\")), or another element or a screen.")
  public func see(_ text: String) {}

  /// Unavailable, because a text isn't an element.
  @available(*, unavailable, message: "Name the element that has the text: write doNotSee(Label(id: \"Hello\")), or another element or a screen.")
  public func doNotSee(_ text: String) {}
}
