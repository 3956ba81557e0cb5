/// The effect of scrolling on the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  fileprivate let dismisses: Bool

  /// The system default.
  ///
  /// On the simulated device, scrolling doesn't dismiss the keyboard.
  public static let automatic = ScrollDismissesKeyboardMode(dismisses: false)
  /// Scrolling dismisses the keyboard.
  public static let immediately = ScrollDismissesKeyboardMode(dismisses: true)
  /// Scrolling dismisses the keyboard.
  ///
  /// On a device, the keyboard follows the finger.
  public static let interactively = ScrollDismissesKeyboardMode(dismisses: true)
  /// Scrolling doesn't dismiss the keyboard.
  public static let never = ScrollDismissesKeyboardMode(dismisses: false)
}

extension EnvironmentValues {
  /// The effect of scrolling on the keyboard.
  @Entry public internal(set) var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode = .automatic
}

extension Scrolling {
  /// Called when a drag of the user has moved the content.
  func contentWasScrolled() {
    environment.scrollPositionObserver?.contentDidMove(of: self)
    if environment.scrollDismissesKeyboardMode.dismisses { host.dismissKeyboard() }
  }
}

extension View {
  /// Sets the effect of scrolling in this view on the keyboard.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    EnvironmentModifierView(content: self, input: mode) { $0.scrollDismissesKeyboardMode = mode }
  }
}
