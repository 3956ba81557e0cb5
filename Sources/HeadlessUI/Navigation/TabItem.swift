import Foundation

/// A page of a tab view, with the label of its tab.
struct TabItemView<Content: View, Item: View>: View, PrimitiveView {
  let content: Content
  let item: Item

  func makeNode(_ inputs: NodeInputs) -> Node { TabItemNode(self, inputs) }
}

private final class TabItemNode<Content: View, Item: View>: SingleChildNode<TabItemView<Content, Item>>, ContentProviding {
  private var view: TabItemView<Content, Item>
  private var item: Node!

  init(_ view: TabItemView<Content, Item>, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
    item = Node.make(view.item, childInputs)
  }

  override func syncsApart(_ branch: Node) -> Bool { branch === content }

  override func update(_ view: TabItemView<Content, Item>) {
    self.view = view
    content?.updateView(view.content)
    item.updateView(view.item)
  }

  /// Creates the content when the page is first shown, as in SwiftUI.
  private func makePage() {
    guard content == nil else { return }
    content = Node.make(view.content, childInputs)
    invalidateItems()
  }

  override func measure(_ proposal: ProposedSize) -> CGSize {
    makePage()
    return super.measure(proposal)
  }

  override func layoutContents() {
    makePage()
    super.layoutContents()
  }

  override var managesKeyboard: Bool {
    makePage()
    return onlyItem?.managesKeyboard ?? false
  }

  override var contentProvider: (any ContentProviding)? { self }

  func appendPages(to tabs: inout [TabEntry]) {
    tabs.append(TabEntry(node: self, item: item.collectItems().first))
  }

  override func setEnvironment(_ new: EnvironmentValues) {
    guard !new.isIdentical(to: environment) else { return }
    super.setEnvironment(new)
    item.setEnvironment(environmentForChildren(new))
  }

  override func willTearDown() { item.tearDown() }
}

/// A view with a tag, the value that it represents in a tab view or a picker.
struct TagView<Content: View>: View, ModifierView {
  let content: Content
  let tag: AnyHashable

  func makeNode(_ inputs: NodeInputs) -> Node { TagNode(self, inputs) }
}

final class TagNode<Content: View>: ViewNode<TagView<Content>>, ContentProviding, TagProviding {
  private(set) var tag: AnyHashable
  private var child: Node!

  init(_ view: TagView<Content>, _ inputs: NodeInputs) {
    tag = view.tag
    super.init(inputs)
    child = Node.make(view.content, childInputs)
  }

  override func update(_ view: TagView<Content>) {
    if tag != view.tag {
      tag = view.tag
      itemsDidChange()
    }
    child.updateView(view.content)
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  override var contentProvider: (any ContentProviding)? { self }

  func appendPages(to tabs: inout [TabEntry]) {
    let first = tabs.count
    appendOwnPages(to: &tabs)
    for index in first..<tabs.count where tabs[index].tag == nil { tabs[index].tag = tag }
  }
}

/// A node with a tag, the value that it represents in a tab view or a picker.
@MainActor
protocol TagProviding: Node {
  var tag: AnyHashable { get }
}

extension View {
  /// Sets the label of this page's tab, usually a ``Label``.
  public func tabItem<Item: View>(@ViewBuilder _ label: () -> Item) -> some View { TabItemView(content: self, item: label()) }

  /// Sets the value that this view represents in a tab view or a picker.
  ///
  /// - Parameters:
  ///   - tag: The value, of the same type as the selection.
  ///   - includeOptional: Whether the view also represents the value in an optional selection.
  public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true) -> some View {
    TagView(content: self, tag: includeOptional ? AnyHashable(tag) : AnyHashable(ExactTag(value: AnyHashable(tag), type: ObjectIdentifier(Value.self))))
  }
}

/// The tag of a view that represents the value only in selections of exactly the value's type.
private struct ExactTag: Hashable {
  let value: AnyHashable
  // The type is stored separately, because an `AnyHashable` doesn't preserve whether its value was optional.
  let type: ObjectIdentifier
}

extension AnyHashable {
  /// Returns the tag as a selection of the given type.
  ///
  /// Returns `nil` if the tag doesn't represent a selection of this type.
  func selection<Value>(_: Value.Type) -> Value? {
    guard let exact = base as? ExactTag else { return base as? Value }
    return exact.type == ObjectIdentifier(Value.self) ? exact.value.base as? Value : nil
  }
}
