import ScreenModel

extension View {
  /// Sets the type of the view's element.
  package func elementType(_ type: ElementType) -> some View {
    let overrides = AccessibilityOverrides()
    overrides.role = type
    return AccessibilityView(content: self, overrides: overrides)
  }
}
