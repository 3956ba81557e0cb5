/// What scrolling does with the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  fileprivate let dismisses: Bool

  /// What the system chooses: here scrolling leaves the keyboard.
  public static let automatic = ScrollDismissesKeyboardMode(dismisses: false)
  /// Scrolling dismisses the keyboard.
  public static let immediately = ScrollDismissesKeyboardMode(dismisses: true)
  /// Scrolling dismisses the keyboard; on a phone it follows the finger.
  public static let interactively = ScrollDismissesKeyboardMode(dismisses: true)
  /// Scrolling leaves the keyboard.
  public static let never = ScrollDismissesKeyboardMode(dismisses: false)
}

extension EnvironmentValues {
  /// What scrolling does with the keyboard.
  @Entry public internal(set) var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode = .automatic
}

extension Scrolling {
  /// A drag of the user has moved the content.
  func contentWasScrolled() {
    environment.scrollPositionObserver?.contentDidMove(of: self)
    if environment.scrollDismissesKeyboardMode.dismisses { host.dismissKeyboard() }
  }
}

extension View {
  /// Sets what scrolling in this view does with the keyboard.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    EnvironmentModifierView(content: self, input: mode) { $0.scrollDismissesKeyboardMode = mode }
  }
}
