import Foundation

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab for a value, with a title and the name of a system symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(titleKey.string, systemImage: systemImage, value: value, role: role, content: content)
  }

  /// Creates a tab for a value, with a title and the name of an image of the app.
  public init(_ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(titleKey.string, image: image, value: value, role: role, content: content)
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with a title and the name of a system symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(titleKey.string, systemImage: systemImage, role: role, content: content)
  }

  /// Creates a tab with a title and the name of an image of the app.
  public init(_ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(titleKey.string, image: image, role: role, content: content)
  }
}

extension TabSection {
  /// Creates a section with a title.
  ///
  /// A phone doesn't show the title.
  public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) { self.init(content: content) }
}

extension ControlGroup {
  /// Creates a group of controls with a title.
  ///
  /// Only a menu shows the title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(titleKey) } }

  /// Creates a group of controls with a title and a system symbol.
  ///
  /// Only a menu shows them.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title.
  ///
  /// The group is collapsed initially.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) { self.init(content: content) { Text(titleKey) } }

  /// Creates a group with a title.
  ///
  /// The group is expanded while a binding is `true`.
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(titleKey) } }
}

extension ContentUnavailableView where Label == HeadlessUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view with a title, the name of a system symbol, and a description.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { HeadlessUI.Label(titleKey, systemImage: name) }, description: { description }, actions: { EmptyView() })
  }

  /// Creates a view with a title, the name of an image of the app, and a description.
  public init(_ titleKey: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { HeadlessUI.Label(titleKey, image: name) }, description: { description }, actions: { EmptyView() })
  }
}

extension LabeledContent where Label == Text {
  /// Creates labeled content with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content: content) { Text(titleKey) } }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates labeled text with a title.
  public init<Value: StringProtocol>(_ titleKey: LocalizedStringKey, value: Value) {
    self.init {
      Text(value)
    } label: {
      Text(titleKey)
    }
  }

  /// Creates a labeled value with a title and a format style.
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
  /// Shows a text as the badge of a list row or a tab.
  ///
  /// At a tab, it's the value of the tab's button.
  public func badge(_ key: LocalizedStringKey) -> some View { badge(Text(key)) }
}
