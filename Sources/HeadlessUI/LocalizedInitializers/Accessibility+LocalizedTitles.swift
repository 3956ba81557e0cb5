extension View {
  /// Sets the accessibility label of the view, which replaces its text.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }

  /// Sets the accessibility value of the view.
  public func accessibilityValue(_ value: Text) -> some View { accessibilityValue(value.string) }

  /// Sets the accessibility value of the view.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }

  /// Sets the accessibility hint of the view, which describes the result of its action.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }

  /// Sets the accessibility label of the view.
  ///
  /// This is the older form of `accessibilityLabel(_:)`.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Sets the accessibility value of the view.
  ///
  /// This is the older form of `accessibilityValue(_:)`.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Sets the accessibility hint of the view.
  ///
  /// This is the older form of `accessibilityHint(_:)`.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

  /// Sets the identifier that tests use to find the view.
  ///
  /// This is the older form of `accessibilityIdentifier(_:)`.
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

  /// Hides the view from accessibility.
  ///
  /// This is the older form of `accessibilityHidden(_:)`.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Adds traits to the view that describe it to assistive technologies.
  ///
  /// This is the older form of `accessibilityAddTraits(_:)`.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }

  /// Removes accessibility traits from the view.
  ///
  /// This is the older form of `accessibilityRemoveTraits(_:)`.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { accessibilityRemoveTraits(traits) }

  /// Sets the priority of the view in the accessibility order.
  ///
  /// This is the older form of `accessibilitySortPriority(_:)`.
  public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
}
