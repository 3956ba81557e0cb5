import ScreenModel

extension View {
  /// Gives the view's element another type.
  package func elementType(_ type: ElementType) -> some View {
    let overrides = AccessibilityOverrides()
    overrides.role = type
    return AccessibilityView(content: self, overrides: overrides)
  }
}
