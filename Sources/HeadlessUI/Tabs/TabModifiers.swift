/// Tabs with a modifier applied.
public struct ModifiedTabContent<Content: TabContent>: TabContent {
  /// The type of the values that identify the tabs.
  public typealias TabValue = Content.TabValue
  /// `Never`, because this type doesn't have a body.
  public typealias Body = Never

  let content: Content
  let change: (inout _TabSettings) -> Void

  /// Returns a view of the pages.
  ///
  /// This method is for internal use by the framework.
  public func _pages(_ settings: _TabSettings) -> Content._Pages {
    // Create the inner settings first, because the settings of outer modifiers override them.
    var inner = _TabSettings()
    change(&inner)
    if let badge = settings.badge { inner.badge = badge }
    if let identifier = settings.identifier { inner.identifier = identifier }
    if settings.isHidden { inner.isHidden = true }
    return content._pages(inner)
  }
}

extension TabContent {
  /// Shows a number on the tab.
  ///
  /// The value of the tab's button includes the number, such as "3 items". The number 0 isn't shown.
  public func badge(_ count: Int) -> ModifiedTabContent<Self> { ModifiedTabContent(content: self) { $0.badge = Badge.text(ofTab: count) } }

  /// Shows text on the tab.
  ///
  /// The text is the value of the tab's button.
  public func badge(_ label: Text?) -> ModifiedTabContent<Self> { ModifiedTabContent(content: self) { $0.badge = label?.string } }

  /// Shows text on the tab.
  ///
  /// The text is the value of the tab's button.
  @_disfavoredOverload
  public func badge<Label: StringProtocol>(_ label: Label) -> ModifiedTabContent<Self> { ModifiedTabContent(content: self) { $0.badge = String(label) } }

  /// Sets the identifier that tests use to find the tab's button.
  public func accessibilityIdentifier(_ identifier: String) -> ModifiedTabContent<Self> { ModifiedTabContent(content: self) { $0.identifier = identifier } }

  /// Sets whether the tab is hidden.
  public func hidden(_ hidden: Bool = true) -> ModifiedTabContent<Self> { ModifiedTabContent(content: self) { $0.isHidden = hidden } }

  /// Identifies the tab for sidebar customization.
  ///
  /// On a phone, tabs can't be customized.
  ///
  /// On the simulated device, it has no effect.
  public func customizationID(_ id: String) -> Self { self }
}

extension TabView {
  /// Creates a tab view with tabs that are identified by the values of a selection.
  public init<Tabs: TabContent>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Tabs)
  where Content == TabContentView<Tabs>, Tabs.TabValue == SelectionValue {
    self.init(selection: selection) { TabContentView(content: content()) }
  }
}

extension TabView where SelectionValue == Never {
  /// Creates a tab view with tabs.
  ///
  /// The first tab is selected.
  public init<Tabs: TabContent>(@TabContentBuilder<Never> content: () -> Tabs) where Content == TabContentView<Tabs>, Tabs.TabValue == Never {
    self.init(selection: nil) { TabContentView(content: content()) }
  }
}

/// A view of the pages that tabs define.
public struct TabContentView<Tabs: TabContent>: View, TransparentView {
  let content: Tabs

  static var isComparable: Bool { false }

  /// The tabs' pages.
  public var body: some View { content._pages(_TabSettings()) }
}
