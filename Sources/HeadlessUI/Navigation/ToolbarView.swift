/// A view that adds items to the bars of its page.
struct ToolbarView<Content: View, Items: View>: View, PrimitiveView {
  let content: Content
  let items: Items

  func makeNode(_ inputs: NodeInputs) -> Node { ToolbarNode(self, inputs) }
}

private final class ToolbarNode<Content: View, Items: View>: ViewNode<ToolbarView<Content, Items>>, ContentProviding, ToolbarProviding {
  private var child: Node!
  private var items: Node!
  private weak var page: PageNode?

  init(_ view: ToolbarView<Content, Items>, _ inputs: NodeInputs) {
    super.init(inputs)
    page = enclosingPage
    child = Node.make(view.content, childInputs)
    items = Node.make(view.items, childInputs)
    page?.add(self)
  }

  override func update(_ view: ToolbarView<Content, Items>) {
    child.updateView(view.content)
    items.updateView(view.items)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let child { body(child) }
    if let items { body(items) }
  }

  // The items are in the bar, so only the content is laid out here.
  override func appendItems(to items: inout ItemList) { child.appendItems(to: &items) }

  override var contentProvider: (any ContentProviding)? { self }

  func appendRows(to segments: inout [RowSegment]) { child.collectRows(into: &segments) }

  override func forEachSyncedChild(_ body: (Node) -> Void) { if let child { body(child) } }

  func appendItems(to bars: inout ToolbarItemsBySide) {
    for item in items.collectItems() { bars.append(item, (item as? any ToolbarPlaced)?.side ?? .trailing) }
  }

  override func willTearDown() { if let page, page.isAlive { page.forget(self) } }
}

extension View {
  /// Adds views to the navigation bar of the page, at its trailing end.
  @_disfavoredOverload
  public func toolbar<Items: View>(@ViewBuilder content: () -> Items) -> some View {
    ToolbarView(content: self, items: barItems(content()))
  }

  /// Adds items to the bars of the page.
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    ToolbarView(content: self, items: barItems(content()._items))
  }

  /// Adds customizable items to the bars of the page.
  ///
  /// On a phone, the items can't be rearranged.
  public func toolbar<Content: CustomizableToolbarContent>(id: String, @ToolbarContentBuilder content: () -> Content) -> some View {
    ToolbarView(content: self, items: barItems(content()._items))
  }
}
