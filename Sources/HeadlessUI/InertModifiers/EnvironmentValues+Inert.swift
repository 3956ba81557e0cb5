import Foundation

extension EnvironmentValues {
  /// The alignment of lines of text.
  @Entry public var multilineTextAlignment: TextAlignment = .leading
  /// The space between lines of text, in points.
  @Entry public var lineSpacing: CGFloat = 0
  /// Whether the spacing between characters can shrink to make text fit.
  @Entry public var allowsTightening: Bool = false
  /// The minimum scale of text that shrinks to fit.
  @Entry public var minimumScaleFactor: CGFloat = 1
  /// The position at which text that doesn't fit is truncated.
  @Entry public var truncationMode: Text.TruncationMode = .tail
  /// The variants in which symbols are shown.
  @Entry public var symbolVariants: SymbolVariants = .none
  /// The rendering mode of symbols, or `nil` for the symbols' own modes.
  @Entry public var symbolRenderingMode: SymbolRenderingMode?
  /// The scale of symbols.
  @Entry public var imageScale: Image.Scale = .medium
  /// The size of controls.
  @Entry public var controlSize: ControlSize = .regular
  /// The prominence of section headers.
  @Entry public var headerProminence: Prominence = .standard
  /// The behavior of buttons that are held down.
  @Entry public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior = .automatic
  /// The minimum height of a list's rows, in points.
  ///
  /// The default is 44.
  @Entry public var defaultMinListRowHeight: CGFloat = 44
  /// The minimum height of a list's headers, in points.
  ///
  /// The height has no effect on the simulated device, where headers are at least as high as rows.
  @Entry public var defaultMinListHeaderHeight: CGFloat?
  /// The style of backgrounds, or `nil` for the system style.
  @Entry public var backgroundStyle: AnyShapeStyle?
  /// The prominence of the background behind a view.
  @Entry public var backgroundProminence: BackgroundProminence = .standard
  /// The appearance of materials while their window is inactive.
  @Entry public var materialActiveAppearance: MaterialActiveAppearance = .automatic
  /// Whether the system highlights the focused view.
  @Entry public var isFocusEffectEnabled: Bool = true
  /// Whether views respond to a pointer that hovers over them.
  @Entry public var isHoverEffectEnabled: Bool = true
  /// The keyboard shortcut of the button that a style creates, or `nil` if there isn't one.
  @Entry public internal(set) var keyboardShortcut: KeyboardShortcut?
}

/// The prominence of a view.
public enum Prominence: Hashable, Sendable {
  /// The standard prominence.
  case standard
  /// Increased prominence.
  case increased
}

/// The prominence of a background.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool

  /// The standard prominence.
  public static let standard = BackgroundProminence(isIncreased: false)
  /// Increased prominence, for example behind a selected row.
  public static let increased = BackgroundProminence(isIncreased: true)
}

/// The appearance of materials while their window is inactive.
public struct MaterialActiveAppearance: Equatable, Sendable {
  private let isActive: Bool?

  /// The system default.
  public static let automatic = MaterialActiveAppearance(isActive: nil)
  /// Materials look as they do in an active window.
  public static let active = MaterialActiveAppearance(isActive: true)
  /// Materials look as they do in an inactive window.
  public static let inactive = MaterialActiveAppearance(isActive: false)
}

/// The behavior of a button that is held down.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let isEnabled: Bool?

  /// The system default.
  public static let automatic = ButtonRepeatBehavior(isEnabled: nil)
  /// The button repeats its action.
  public static let enabled = ButtonRepeatBehavior(isEnabled: true)
  /// The button doesn't repeat its action.
  public static let disabled = ButtonRepeatBehavior(isEnabled: false)
}
