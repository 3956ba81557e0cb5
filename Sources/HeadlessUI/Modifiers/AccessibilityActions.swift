import Foundation

// What assistive technologies do beyond the elements that they see: a test sees the elements alone.

extension View {
  /// Adds an action for assistive technologies, which a test does not perform.
  ///
  /// It changes no element.
  public func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> some View { self }

  /// Adds an action with a name for assistive technologies, which a test does not perform.
  ///
  /// It changes no element.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }

  /// Adds an action with a name for assistive technologies, which a test does not perform.
  ///
  /// It changes no element.
  public func accessibilityAction<Name: StringProtocol>(named name: Name, _ handler: @escaping () -> Void) -> some View { self }

  /// Adds an action with a label for assistive technologies, which a test does not perform.
  ///
  /// It changes no element.
  public func accessibilityAction<Label: View>(action: @escaping () -> Void, @ViewBuilder label: () -> Label) -> some View { self }

  /// Adds actions for assistive technologies, which a test does not perform.
  ///
  /// It changes no element.
  public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { self }

  /// Lets assistive technologies adjust the value, which a test does not do.
  ///
  /// It changes no element.
  public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View { self }

  /// Lets assistive technologies scroll the view, which a test does by touches.
  ///
  /// It changes no element.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }

  /// Sets the names by which a user speaks to the view.
  ///
  /// It changes no element.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Sets the names by which a user speaks to the view.
  ///
  /// It changes no element.
  @_disfavoredOverload
  public func accessibilityInputLabels<Name: StringProtocol>(_ inputLabels: [Name]) -> some View { self }

  /// Sets the names by which a user speaks to the view.
  ///
  /// It changes no element.
  public func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> some View { self }

  /// Adds a list of places for assistive technologies.
  ///
  /// It changes no element.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(_ label: Text, @AccessibilityRotorContentBuilder entries: () -> Content) -> some View { self }

  /// Adds a list of places for assistive technologies.
  ///
  /// It changes no element.
  public func accessibilityRotor<Name: StringProtocol, Content: AccessibilityRotorContent>(_ label: Name, @AccessibilityRotorContentBuilder entries: () -> Content) -> some View {
    self
  }

  /// Shows a larger picture of the view during a long press where texts are large.
  ///
  /// It changes no element.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Shows a larger picture of the view during a long press where texts are large.
  ///
  /// It changes no element.
  public func accessibilityShowsLargeContentViewer<Content: View>(@ViewBuilder _ largeContentView: () -> Content) -> some View { self }

  /// Keeps the colors of the view where the device inverts them.
  ///
  /// It changes no element.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

  /// Adds details that assistive technologies read out on demand.
  ///
  /// It changes no element.
  public func accessibilityCustomContent(_ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default) -> some View { self }

  /// Adds details that assistive technologies read out on demand.
  ///
  /// It changes no element.
  public func accessibilityCustomContent<Name: StringProtocol, Value: StringProtocol>(_ label: Name, _ value: Value, importance: AccessibilityCustomContentImportance = .default)
    -> some View
  { self }

  /// Says of what kind the text is.
  ///
  /// It changes no element.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

  /// Lets announcements wait for those before.
  ///
  /// It changes no element.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  /// Lets texts be spelled out when they are read out.
  ///
  /// It changes no element.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}
