extension NavigationLink where Label == Text {
  /// Creates a navigation link with a title that shows a view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) { self.init(destination: destination) { Text(titleKey) } }

  /// Creates a navigation link with a title that shows a view.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) { self.init(destination: destination) { Text(titleKey) } }

  /// Creates a navigation link with a title that shows a view while a binding is `true`.
  public init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// Creates a navigation link with a title that shows a view while a binding is `true`.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// Creates a navigation link with a title that shows a view while a binding equals the link's tag.
  public init<Tag: Hashable>(_ titleKey: LocalizedStringKey, tag: Tag, selection: Binding<Tag?>, @ViewBuilder destination: () -> Destination) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  /// Creates a navigation link with a title that shows a view while a binding equals the link's tag.
  public init<Tag: Hashable>(_ titleKey: LocalizedStringKey, destination: Destination, tag: Tag, selection: Binding<Tag?>) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a navigation link with a title that shows the `navigationDestination(for:)` of a value.
  public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) { self.init(value: value) { Text(titleKey) } }
}

extension View {
  /// Sets the title of the page in the navigation bar.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

  /// Sets the title of the page to the value of a binding.
  ///
  /// On some devices, the user can edit the title. On iPhone, the title is only shown.
  public func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(title.wrappedValue) }
}
