/// The behavior of the keyboard while content scrolls.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  fileprivate let dismisses: Bool

  /// The system default.
  ///
  /// On the simulated device, scrolling doesn't dismiss the keyboard.
  public static let automatic = ScrollDismissesKeyboardMode(dismisses: false)
  /// Scrolling dismisses the keyboard as soon as the content moves.
  public static let immediately = ScrollDismissesKeyboardMode(dismisses: true)
  /// Scrolling dismisses the keyboard.
  ///
  /// On a device, the keyboard follows the finger. On the simulated device, it's dismissed as soon as the content moves.
  public static let interactively = ScrollDismissesKeyboardMode(dismisses: true)
  /// Scrolling doesn't dismiss the keyboard.
  public static let never = ScrollDismissesKeyboardMode(dismisses: false)
}

extension EnvironmentValues {
  /// The behavior of the keyboard while content scrolls.
  @Entry public internal(set) var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode = .automatic
}

extension Scrolling {
  /// Updates the scroll position and the keyboard after the user has moved the content.
  func contentWasScrolled() {
    environment.scrollPositionObserver?.contentDidMove(of: self)
    if environment.scrollDismissesKeyboardMode.dismisses { host.dismissKeyboard() }
  }
}

extension View {
  /// Sets how scrolling in this view dismisses the keyboard.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    EnvironmentModifierView(content: self, input: mode) { $0.scrollDismissesKeyboardMode = mode }
  }
}
