extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a title as its header.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
  }
}

extension Section {
  /// Creates a section with a header and a footer.
  ///
  /// This is an older form with a different order of arguments.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header.
  ///
  /// This is an older form with a different order of arguments.
  public init(header: Parent, @ViewBuilder content: () -> Content) { self.init(content: content, header: { header }, footer: { EmptyView() }) }

  /// Creates a section whose rows are shown while a binding is `true`.
  ///
  /// On the simulated device, the header doesn't have a button that expands or collapses the section. Only the app changes the binding.
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
    self.isExpanded = isExpanded.wrappedValue
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a title whose rows are shown while a binding is `true`.
  ///
  /// On the simulated device, the header doesn't have a button that expands or collapses the section. Only the app changes the binding.
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a section with a title whose rows are shown while a binding is `true`.
  ///
  /// On the simulated device, the header doesn't have a button that expands or collapses the section. Only the app changes the binding.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

extension Section where Parent == EmptyView {
  /// Creates a section with a footer.
  ///
  /// This is an older form with a different order of arguments.
  public init(footer: Footer, @ViewBuilder content: () -> Content) { self.init(content: content, header: { EmptyView() }, footer: { footer }) }
}
