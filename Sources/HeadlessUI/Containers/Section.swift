/// A group of rows in a list, with an optional header and footer.
public struct Section<Parent: View, Content: View, Footer: View>: View, PrimitiveView {
  let header: Parent
  let content: Content
  let footer: Footer
  var isExpanded = true

  /// Creates a section with a header and a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// Returns `true`, because a section can contain several rows of a list.
  public static func _mayBeSeveral(depth: Int) -> Bool { true }

  func makeNode(_ inputs: NodeInputs) -> Node { SectionNode(self, inputs) }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Creates a section without a header or a footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a title as its header.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}

private final class SectionNode<Parent: View, Content: View, Footer: View>: ViewNode<Section<Parent, Content, Footer>>, ContentProviding, SectionBoundary {
  private var header: Node!
  private var content: Node!
  private var footer: Node!
  private var isExpanded: Bool

  init(_ view: Section<Parent, Content, Footer>, _ inputs: NodeInputs) {
    isExpanded = view.isExpanded
    super.init(inputs)
    header = Node.make(view.header, NodeInputs(host: host, parent: self, environment: headerEnvironment(environment, isHeader: true)))
    content = Node.make(view.content, childInputs)
    footer = Node.make(view.footer, NodeInputs(host: host, parent: self, environment: headerEnvironment(environment, isHeader: false)))
  }

  private func headerEnvironment(_ inherited: EnvironmentValues, isHeader: Bool) -> EnvironmentValues {
    var environment = inherited
    environment.font = .footnote
    if isHeader {
      environment.textsAreHeaders = true
      if environment.hasCapitalHeaders, !environment.isTextCaseSet, environment.headerProminence == .standard { environment.textCase = .uppercase }
    }
    return environment
  }

  override func setEnvironment(_ new: EnvironmentValues) {
    guard !new.isIdentical(to: environment) else { return }
    environment = new
    header.setEnvironment(headerEnvironment(new, isHeader: true))
    content.setEnvironment(new)
    footer.setEnvironment(headerEnvironment(new, isHeader: false))
  }

  override func update(_ view: Section<Parent, Content, Footer>) {
    header.updateView(view.header)
    content.updateView(view.content)
    footer.updateView(view.footer)
    guard isExpanded != view.isExpanded else { return }
    isExpanded = view.isExpanded
    itemsDidChange()
  }

  override func forEachChild(_ body: (Node) -> Void) {
    guard let header, let content, let footer else { return }
    body(header)
    body(content)
    body(footer)
  }

  override var contentProvider: (any ContentProviding)? { self }

  func appendRows(to segments: inout [RowSegment]) {
    if !header.collectItems().isEmpty { segments.append(.header(header)) }
    if isExpanded { content.collectRows(into: &segments) }
    if !footer.collectItems().isEmpty { segments.append(.footer(footer)) }
  }
}
