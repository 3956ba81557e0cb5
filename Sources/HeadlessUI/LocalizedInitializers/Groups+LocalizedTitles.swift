import Foundation

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab for a value, with a title and the name of a system symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(titleKey.string, systemImage: systemImage, value: value, role: role, content: content)
  }

  /// Creates a tab for a value, with a title and the name of an image in an asset catalog.
  public init(_ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(titleKey.string, image: image, value: value, role: role, content: content)
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with a title and the name of a system symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(titleKey.string, systemImage: systemImage, role: role, content: content)
  }

  /// Creates a tab with a title and the name of an image in an asset catalog.
  public init(_ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(titleKey.string, image: image, role: role, content: content)
  }
}

extension TabSection {
  /// Creates a tab section with a title.
  ///
  /// The title isn't shown on iPhone.
  public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) { self.init(content: content) }
}

extension ControlGroup {
  /// Creates a control group with a title.
  ///
  /// Only menus show the title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(titleKey) } }

  /// Creates a control group with a title and a system symbol.
  ///
  /// Only menus show the title and the symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a disclosure group with a title.
  ///
  /// The group is collapsed initially.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) { self.init(content: content) { Text(titleKey) } }

  /// Creates a disclosure group with a title and a binding that controls its expansion.
  ///
  /// The group is expanded while the binding is `true`.
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
}

extension GroupBox where Label == Text {
  /// Creates a group box with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(titleKey) } }
}

extension ContentUnavailableView where Label == HeadlessUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a content unavailable view with a title, a system symbol and a description.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { HeadlessUI.Label(titleKey, systemImage: name) }, description: { description }, actions: { EmptyView() })
  }

  /// Creates a content unavailable view with a title, an image from an asset catalog and a description.
  public init(_ titleKey: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { HeadlessUI.Label(titleKey, image: name) }, description: { description }, actions: { EmptyView() })
  }
}

extension LabeledContent where Label == Text {
  /// Creates labeled content with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(titleKey) } }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates labeled content with a title and a text value.
  public init<Value: StringProtocol>(_ titleKey: LocalizedStringKey, value: Value) {
    self.init {
      Text(value)
    } label: {
      Text(titleKey)
    }
  }

  /// Creates labeled content with a title and a value in a format.
  public init<Format: FormatStyle>(_ titleKey: LocalizedStringKey, value: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init {
      Text(value, format: format)
    } label: {
      Text(titleKey)
    }
  }
}

extension View {
  /// Adds a text badge to a list row or a tab.
  ///
  /// In a row, the badge is static text. In a tab, the badge is the value of the tab's button.
  public func badge(_ key: LocalizedStringKey) -> some View { badge(Text(key)) }
}
