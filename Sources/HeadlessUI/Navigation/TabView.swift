import Foundation
import ScreenModel

/// Pages side by side with a tab bar; a `tabBar` with a `button` for each page in the element tree.
///
/// Only the selected page is in the tree.
///
/// With `.tabViewStyle(.page)` there is no bar: a drag turns the pages, and a `pageIndicator` says which one is shown.
public struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  let selection: Binding<SelectionValue>?
  let content: Content

  /// Creates a tab view whose selection follows a binding; each page says with `.tag(_:)` which value it stands for.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  func makeNode(_ inputs: NodeInputs) -> Node {
    inputs.environment.tabViewStyle.isPaged ? PagedTabViewNode(self, inputs) : TabViewNode(self, inputs)
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view that begins with its first page.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// A page of a tab view as the tab view sees it.
struct TabEntry {
  /// What is laid out.
  let node: Node
  /// What the button of the tab reads out.
  let item: Node?
  var tag: AnyHashable?
  /// The outermost node around just this page: it comes into view and leaves with the page.
  var branch: Node

  init(node: Node, item: Node?) {
    self.node = node
    self.item = item
    branch = node
  }
}

private final class TabViewNode<SelectionValue: Hashable, Content: View>: PagesNode<SelectionValue, Content> {
  private var bar: ElementNode!
  private var buttons: [ElementNode] = []
  // What the buttons read out, by what they read it from; texts are put together again only where something has changed.
  private var titles: [(item: Node?, label: String, identifier: String)] = []

  override init(_ view: TabView<SelectionValue, Content>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    host.keyboardAvoidingNodes.insert(self)
    bar = ElementNode(ElementProperties(type: .tabBar, label: "Tab Bar"), parent: self)
  }

  override func syncsApart(_ branch: Node) -> Bool { branch !== bar }

  override var managesKeyboard: Bool { true }

  override func forEachChild(_ body: (Node) -> Void) {
    super.forEachChild(body)
    if let bar { body(bar) }
  }

  override func forEachSyncedChild(_ body: (Node) -> Void) {
    super.forEachSyncedChild(body)
    if let bar { body(bar) }
  }

  // MARK: Layout

  override func layoutContents() {
    showSelectedPage()
    let barFrame = CGRect(x: frame.minX, y: frame.maxY - 49, width: frame.width, height: 49)
    if let shownPage {
      var area = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height - 49)
      if !shownPage.managesKeyboard { area = host.avoidingKeyboard(area, for: self) }
      let proposal = ProposedSize(area.size)
      shownPage.place(at: Alignment.center.origin(of: shownPage.size(for: proposal), in: area), proposal: proposal)
    }
    layoutBar(barFrame)
  }

  private func layoutBar(_ barFrame: CGRect) {
    let tabs = pages
    let selected = selectedIndex
    while buttons.count < tabs.count {
      let index = buttons.count
      buttons.append(
        ElementNode(ElementProperties(type: .button), parent: bar) { [unowned self] in
          self.select(index, cause: "the tab “\(self.buttons[index].properties.label)”")
        })
    }
    if titles.count > tabs.count { titles.removeLast(titles.count - tabs.count) }
    let width = tabs.isEmpty ? 0 : (barFrame.width / CGFloat(tabs.count)).rounded(.down)
    for (index, tab) in tabs.enumerated() {
      let title = self.title(of: tab, at: index)
      var properties = ElementProperties(type: .button, identifier: title.identifier, label: title.label)
      properties.frame = CGRect(x: barFrame.minX + CGFloat(index) * width, y: barFrame.minY, width: width, height: barFrame.height)
      properties.traits = index == selected ? [.button, .selected] : .button
      properties.isSelected = index == selected
      buttons[index].set(properties)
    }
    var properties = ElementProperties(type: .tabBar, label: "Tab Bar")
    properties.frame = barFrame
    bar.set(properties, children: Array(buttons.prefix(tabs.count)))
  }

  private func title(of tab: TabEntry, at index: Int) -> (item: Node?, label: String, identifier: String) {
    // Nobody else brings what is read out to the element tree: the mark of a change in it stays until it is taken off here.
    if index < titles.count, titles[index].item === tab.item, tab.item?.needsSync != true { return titles[index] }
    tab.item?.needsSync = false
    let title = (tab.item, tab.item?.accessibilityText() ?? "", (tab.item as? any OverridesProviding)?.overrides.identifier ?? "")
    if index < titles.count { titles[index] = title } else { titles.append(title) }
    return title
  }

  // MARK: Elements

  override func syncContents(_ context: inout SyncContext) {
    shownPage?.sync(&context)
    context.overrides = nil
    bar.sync(&context)
  }
}
