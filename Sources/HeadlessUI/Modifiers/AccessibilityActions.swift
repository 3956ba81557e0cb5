import Foundation

// These modifiers affect only assistive technologies, not the elements that a test uses, so they have no effect on the simulated device.

extension View {
  /// Adds an action for assistive technologies.
  ///
  /// Tests don't perform the action.
  ///
  /// On the simulated device, it has no effect.
  public func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> some View { self }

  /// Adds a named action for assistive technologies.
  ///
  /// Tests don't perform the action.
  ///
  /// On the simulated device, it has no effect.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }

  /// Adds a named action for assistive technologies.
  ///
  /// Tests don't perform the action.
  ///
  /// On the simulated device, it has no effect.
  public func accessibilityAction<Name: StringProtocol>(named name: Name, _ handler: @escaping () -> Void) -> some View { self }

  /// Adds a labeled action for assistive technologies.
  ///
  /// Tests don't perform the action.
  ///
  /// On the simulated device, it has no effect.
  public func accessibilityAction<Label: View>(action: @escaping () -> Void, @ViewBuilder label: () -> Label) -> some View { self }

  /// Adds actions for assistive technologies.
  ///
  /// Tests don't perform the actions.
  ///
  /// On the simulated device, it has no effect.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { self }

  /// Adds an action that adjusts the value for assistive technologies.
  ///
  /// Tests don't perform the action.
  ///
  /// On the simulated device, it has no effect.
  public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View { self }

  /// Adds an action that scrolls the view for assistive technologies.
  ///
  /// Tests scroll with touches instead.
  ///
  /// On the simulated device, it has no effect.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }

  /// Sets the names that a person says to select the view with Voice Control.
  ///
  /// On the simulated device, it has no effect.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Sets the names that a person says to select the view with Voice Control.
  ///
  /// On the simulated device, it has no effect.
  @_disfavoredOverload
  public func accessibilityInputLabels<Name: StringProtocol>(_ inputLabels: [Name]) -> some View { self }

  /// Sets the names that a person says to select the view with Voice Control.
  ///
  /// On the simulated device, it has no effect.
  public func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> some View { self }

  /// Adds an accessibility rotor with a label and entries.
  ///
  /// On the simulated device, it has no effect.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(_ label: Text, @AccessibilityRotorContentBuilder entries: () -> Content) -> some View { self }

  /// Adds an accessibility rotor with a name and entries.
  ///
  /// On the simulated device, it has no effect.
  public func accessibilityRotor<Name: StringProtocol, Content: AccessibilityRotorContent>(_ label: Name, @AccessibilityRotorContentBuilder entries: () -> Content) -> some View {
    self
  }

  /// Shows a large image of the view during a long press if the text size is large.
  ///
  /// On the simulated device, it has no effect.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Shows a large view during a long press if the text size is large.
  ///
  /// On the simulated device, it has no effect.
  public func accessibilityShowsLargeContentViewer<Content: View>(@ViewBuilder _ largeContentView: () -> Content) -> some View { self }

  /// Sets whether the view keeps its colors when the device inverts colors.
  ///
  /// On the simulated device, it has no effect.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Adds details that assistive technologies read on demand.
  ///
  /// On the simulated device, it has no effect.
  public func accessibilityCustomContent(_ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default) -> some View { self }

  /// Adds details that assistive technologies read on demand.
  ///
  /// On the simulated device, it has no effect.
  public func accessibilityCustomContent<Name: StringProtocol, Value: StringProtocol>(_ label: Name, _ value: Value, importance: AccessibilityCustomContentImportance = .default)
    -> some View
  { self }

  /// Sets the type of content that the text has.
  ///
  /// On the simulated device, it has no effect.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

  /// Sets whether announcements wait until previous announcements have finished.
  ///
  /// On the simulated device, it has no effect.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Sets whether text is spelled out when it's read aloud.
  ///
  /// On the simulated device, it has no effect.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}
