import Foundation

private struct MinListRowHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat = 44
}

extension EnvironmentValues {
  /// How the lines of texts are aligned.
  public var multilineTextAlignment: TextAlignment {
    get { looks.multilineTextAlignment }
    set { looks.multilineTextAlignment = newValue }
  }

  /// The space between the lines of texts, in points.
  public var lineSpacing: CGFloat {
    get { looks.lineSpacing }
    set { looks.lineSpacing = newValue }
  }

  /// Whether the letters of texts may move closer together.
  public var allowsTightening: Bool {
    get { looks.allowsTightening }
    set { looks.allowsTightening = newValue }
  }

  /// The smallest scale of texts that do not fit.
  public var minimumScaleFactor: CGFloat {
    get { looks.minimumScaleFactor }
    set { looks.minimumScaleFactor = newValue }
  }

  /// Where texts that are too long are truncated.
  public var truncationMode: Text.TruncationMode {
    get { looks.truncationMode }
    set { looks.truncationMode = newValue }
  }

  /// The variants of symbols.
  public var symbolVariants: SymbolVariants {
    get { looks.symbolVariants }
    set { looks.symbolVariants = newValue }
  }

  /// The rendering mode of symbols; `nil` for their own.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { looks.symbolRenderingMode }
    set { looks.symbolRenderingMode = newValue }
  }

  /// The scale of symbols.
  public var imageScale: Image.Scale {
    get { looks.imageScale }
    set { looks.imageScale = newValue }
  }

  /// The size of controls.
  public var controlSize: ControlSize {
    get { looks.controlSize }
    set { looks.controlSize = newValue }
  }

  /// The prominence of the headers of sections.
  public var headerProminence: Prominence {
    get { looks.headerProminence }
    set { looks.headerProminence = newValue }
  }

  /// Whether a button that is held repeats its action.
  public var buttonRepeatBehavior: ButtonRepeatBehavior { looks.buttonRepeatBehavior }

  /// The smallest height of a list's rows, in points; 44, unless a view around sets another one.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinListRowHeightKey.self] }
    set { self[MinListRowHeightKey.self] = newValue }
  }

  /// The smallest height of a list's headers, in points; headers here are as high as rows, whatever is set.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { looks.defaultMinListHeaderHeight }
    set { looks.defaultMinListHeaderHeight = newValue }
  }

  /// The style of backgrounds; `nil` for the system's.
  public var backgroundStyle: AnyShapeStyle? {
    get { looks.backgroundStyle }
    set { looks.backgroundStyle = newValue }
  }

  /// The prominence of the background behind a view.
  public var backgroundProminence: BackgroundProminence {
    get { looks.backgroundProminence }
    set { looks.backgroundProminence = newValue }
  }

  /// How materials look while their window is not in front.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { looks.materialActiveAppearance }
    set { looks.materialActiveAppearance = newValue }
  }

  /// Whether the system shows which view has the focus.
  public var isFocusEffectEnabled: Bool {
    get { looks.isFocusEffectEnabled }
    set { looks.isFocusEffectEnabled = newValue }
  }

  /// Whether views react to a pointer over them.
  public var isHoverEffectEnabled: Bool {
    get { looks.isHoverEffectEnabled }
    set { looks.isHoverEffectEnabled = newValue }
  }

  /// The keyboard shortcut of the button that a style draws; `nil` without one.
  public var keyboardShortcut: KeyboardShortcut? { looks.keyboardShortcut }
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
