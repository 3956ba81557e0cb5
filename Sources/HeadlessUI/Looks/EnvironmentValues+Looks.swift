import Foundation

extension EnvironmentValues {
  /// How the lines of texts are aligned.
  @Entry public var multilineTextAlignment: TextAlignment = .leading
  /// The space between the lines of texts, in points.
  @Entry public var lineSpacing: CGFloat = 0
  /// Whether the letters of texts may move closer together.
  @Entry public var allowsTightening: Bool = false
  /// The smallest scale of texts that do not fit.
  @Entry public var minimumScaleFactor: CGFloat = 1
  /// Where texts that are too long are truncated.
  @Entry public var truncationMode: Text.TruncationMode = .tail
  /// The variants of symbols.
  @Entry public var symbolVariants: SymbolVariants = .none
  /// The rendering mode of symbols; `nil` for their own.
  @Entry public var symbolRenderingMode: SymbolRenderingMode?
  /// The scale of symbols.
  @Entry public var imageScale: Image.Scale = .medium
  /// The size of controls.
  @Entry public var controlSize: ControlSize = .regular
  /// The prominence of the headers of sections.
  @Entry public var headerProminence: Prominence = .standard
  /// Whether a button that is held repeats its action.
  @Entry public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior = .automatic
  /// The smallest height of a list's rows, in points; 44, unless a view around sets another one.
  @Entry public var defaultMinListRowHeight: CGFloat = 44
  /// The smallest height of a list's headers, in points; headers here are as high as rows, whatever is set.
  @Entry public var defaultMinListHeaderHeight: CGFloat?
  /// The style of backgrounds; `nil` for the system's.
  @Entry public var backgroundStyle: AnyShapeStyle?
  /// The prominence of the background behind a view.
  @Entry public var backgroundProminence: BackgroundProminence = .standard
  /// How materials look while their window is not in front.
  @Entry public var materialActiveAppearance: MaterialActiveAppearance = .automatic
  /// Whether the system shows which view has the focus.
  @Entry public var isFocusEffectEnabled: Bool = true
  /// Whether views react to a pointer over them.
  @Entry public var isHoverEffectEnabled: Bool = true
  /// The keyboard shortcut of the button that a style draws; `nil` without one.
  @Entry public internal(set) var keyboardShortcut: KeyboardShortcut?
}

/// A prominence: the usual one, or more.
public enum Prominence: Hashable, Sendable {
  /// The usual prominence.
  case standard
  /// More prominence.
  case increased
}

/// The prominence of a background.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool

  /// The usual prominence.
  public static let standard = BackgroundProminence(isIncreased: false)
  /// More prominence, as behind a selected row.
  public static let increased = BackgroundProminence(isIncreased: true)
}

/// How materials look while their window is not in front.
public struct MaterialActiveAppearance: Equatable, Sendable {
  private let isActive: Bool?

  /// As the system chooses.
  public static let automatic = MaterialActiveAppearance(isActive: nil)
  /// As in front.
  public static let active = MaterialActiveAppearance(isActive: true)
  /// As behind others.
  public static let inactive = MaterialActiveAppearance(isActive: false)
}

/// Whether a button that is held repeats its action.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let isEnabled: Bool?

  /// As the system chooses.
  public static let automatic = ButtonRepeatBehavior(isEnabled: nil)
  /// It repeats.
  public static let enabled = ButtonRepeatBehavior(isEnabled: true)
  /// It does not.
  public static let disabled = ButtonRepeatBehavior(isEnabled: false)
}
