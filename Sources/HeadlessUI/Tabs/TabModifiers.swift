/// Tabs with a modifier.
public struct ModifiedTabContent<Content: TabContent>: TabContent {
  /// The type of the values that the tabs stand for.
  public typealias TabValue = Content.TabValue
  /// `Never`, because this type has no body.
  public typealias Body = Never

  let content: Content
  let change: (inout _TabSettings) -> Void

  /// The pages, for internal use by the framework.
  public func _pages(_ settings: _TabSettings) -> Content._Pages {
    // What is said further out wins.
    var inner = _TabSettings()
    change(&inner)
    if let badge = settings.badge { inner.badge = badge }
    if let identifier = settings.identifier { inner.identifier = identifier }
    if settings.isHidden { inner.isHidden = true }
    return content._pages(inner)
  }
}

extension TabContent {
  /// Shows a number at the tab, which is the value of its button: "3 items"; 0 shows nothing.
  public func badge(_ count: Int) -> ModifiedTabContent<Self> { ModifiedTabContent(content: self) { $0.badge = Badge.text(ofTab: count) } }

  /// Shows a text at the tab, which is the value of its button.
  public func badge(_ label: Text?) -> ModifiedTabContent<Self> { ModifiedTabContent(content: self) { $0.badge = label?.string } }

  /// Shows a text at the tab, which is the value of its button.
  @_disfavoredOverload
  public func badge<Label: StringProtocol>(_ label: Label) -> ModifiedTabContent<Self> { ModifiedTabContent(content: self) { $0.badge = String(label) } }

  /// Sets the identifier by which tests find the tab's button.
  public func accessibilityIdentifier(_ identifier: String) -> ModifiedTabContent<Self> { ModifiedTabContent(content: self) { $0.identifier = identifier } }

  /// Hides the tab.
  public func hidden(_ hidden: Bool = true) -> ModifiedTabContent<Self> { ModifiedTabContent(content: self) { $0.isHidden = hidden } }

  /// Names the tab for the user's arrangement of a sidebar, which a phone does not have.
  ///
  /// It changes no element.
  public func customizationID(_ id: String) -> Self { self }
}

extension TabView {
  /// Creates a tab view with tabs, each for a value of the selection.
  public init<Tabs: TabContent>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Tabs)
  where Content == TabContentView<Tabs>, Tabs.TabValue == SelectionValue {
    self.init(selection: selection) { TabContentView(content: content()) }
  }
}

extension TabView where SelectionValue == Never {
  /// Creates a tab view with tabs that shows the first one.
  public init<Tabs: TabContent>(@TabContentBuilder<Never> content: () -> Tabs) where Content == TabContentView<Tabs>, Tabs.TabValue == Never {
    self.init(selection: nil) { TabContentView(content: content()) }
  }
}

/// The pages of tabs.
public struct TabContentView<Tabs: TabContent>: View, TransparentView {
  let content: Tabs

  static var isComparable: Bool { false }

  /// The pages.
  public var body: some View { content._pages(_TabSettings()) }
}
