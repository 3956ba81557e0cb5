import Foundation

/// What modifiers of looks put into the environment, where a view of the app can read it.
struct LookValues {
  var multilineTextAlignment: TextAlignment = .leading
  var lineSpacing: CGFloat = 0
  var allowsTightening = false
  var minimumScaleFactor: CGFloat = 1
  var truncationMode: Text.TruncationMode = .tail
  var symbolVariants: SymbolVariants = .none
  var symbolRenderingMode: SymbolRenderingMode?
  var imageScale: Image.Scale = .medium
  var controlSize: ControlSize = .regular
  var headerProminence: Prominence = .standard
  var buttonRepeatBehavior: ButtonRepeatBehavior = .automatic
  var defaultMinListHeaderHeight: CGFloat?
  var isScrollEnabled = true
  var isFocusEffectEnabled = true
  var isHoverEffectEnabled = true
  var backgroundStyle: AnyShapeStyle?
  var backgroundProminence: BackgroundProminence = .standard
  var materialActiveAppearance: MaterialActiveAppearance = .automatic
  var keyboardShortcut: KeyboardShortcut?
  var badgeProminence: BadgeProminence = .standard
}

private struct LookValuesKey: EnvironmentKey {
  static let defaultValue = LookValues()
}

extension EnvironmentValues {
  // One key for all of them: most views have none.
  var looks: LookValues {
    get { self[LookValuesKey.self] }
    set { self[LookValuesKey.self] = newValue }
  }
}
