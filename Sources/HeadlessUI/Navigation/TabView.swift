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

  /// Makes a tab view whose selection follows a binding; each page says with `.tag(_:)` which value it stands for.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  func makeNode(_ inputs: NodeInputs) -> Node {
    inputs.environment.tabViewStyle.isPaged ? PagedTabViewNode(self, inputs) : TabViewNode(self, inputs)
  }
}

extension TabView where SelectionValue == Int {
  /// Makes a tab view that begins with its first page.
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

private final class TabViewNode<SelectionValue: Hashable, Content: View>: ViewNode<TabView<SelectionValue, Content>>, BindingReading {
  private var binding: Binding<SelectionValue>?
  private var content: Node!
  private var collected: [TabEntry]?
  private var ownSelection = 0
  private var shownTab: Node?
  private var shownBranch: Node?
  private var branches: [Node] = []
  private var bar: ChromeNode!
  private var buttons: [ChromeNode] = []
  nonisolated(unsafe) let reads = ReadSet()

  init(_ view: TabView<SelectionValue, Content>, _ inputs: NodeInputs) {
    binding = view.selection
    super.init(inputs)
    content = Node.make(view.content, childInputs)
    bar = ChromeNode(ElementProperties(type: .tabBar, label: "Tab Bar"), parent: self)
    bindingDidChange()
  }

  var viewName: String { "TabView" }
  override var isItem: Bool { true }
  override var managesKeyboard: Bool { true }

  override func update(_ view: TabView<SelectionValue, Content>) {
    binding = view.selection
    content.updateView(view.content)
    bindingDidChange()
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let content { body(content) }
    if let bar { body(bar) }
  }

  override func forEachSyncedChild(_ body: (Node) -> Void) {
    if let shownTab { body(shownTab) }
    if let bar { body(bar) }
  }

  override func invalidateItems() { collected = nil }

  override func shownDidChange(_ isShown: Bool) { if let shownBranch, shownBranch.isAlive { shownBranch.shownDidChange(isShown) } }

  // MARK: Tabs

  private var tabs: [TabEntry] {
    if let collected { return collected }
    var found: [TabEntry] = []
    content.appendTabs(to: &found)
    // A page that was never selected has not appeared; nobody needs to be told.
    for branch in branches where !found.contains(where: { $0.branch === branch }) { branch.isParked = false }
    for tab in found where tab.branch !== shownBranch { tab.branch.isParked = true }
    branches = found.map(\.branch)
    collected = found
    return found
  }

  private func tag(at index: Int) -> SelectionValue? { (tabs[index].tag?.base as? SelectionValue) ?? (index as? SelectionValue) }

  private var selectedIndex: Int {
    if let binding {
      let value = DependencyTracker.withoutTracking { binding.wrappedValue }
      return tabs.indices.first { tag(at: $0) == value } ?? 0
    }
    return min(ownSelection, max(0, tabs.count - 1))
  }

  func bindingDidChange() {
    if let binding { _ = readBinding { binding.wrappedValue } }
    invalidateLayout()
  }

  private func select(_ index: Int) {
    if let binding, let value = tag(at: index) {
      host.scheduler.withCause("the tab “\(buttons[index].properties.label)”") { binding.wrappedValue = value }
    } else {
      ownSelection = index
    }
    invalidateLayout()
  }

  private func showSelectedTab() {
    guard !tabs.isEmpty else {
      shownTab = nil
      shownBranch = nil
      return
    }
    let selected = tabs[selectedIndex]
    guard selected.node !== shownTab || selected.branch !== shownBranch else { return }
    if let shownTab, shownTab.isAlive, shownTab !== selected.node { shownTab.detachElements() }
    if let shownBranch, shownBranch.isAlive, shownBranch !== selected.branch { shownBranch.setParked(true) }
    shownTab = selected.node
    shownBranch = selected.branch
    selected.branch.setParked(false)
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedSize) -> CGSize { CGSize(width: proposal.width ?? 320, height: proposal.height ?? 480) }

  override func keyboardDidChange() {
    invalidateLayout()
    shownTab?.keyboardDidChange()
  }

  override func layoutContents() {
    showSelectedTab()
    let barFrame = CGRect(x: frame.minX, y: frame.maxY - 49, width: frame.width, height: 49)
    if let shownTab {
      var area = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height - 49)
      if !shownTab.managesKeyboard { area = host.avoidingKeyboard(area, for: self) }
      let proposal = ProposedSize(area.size)
      shownTab.place(at: Alignment.center.origin(of: shownTab.size(for: proposal), in: area), proposal: proposal)
    }
    layoutBar(barFrame)
  }

  private func layoutBar(_ barFrame: CGRect) {
    let tabs = self.tabs
    let selected = selectedIndex
    while buttons.count < tabs.count {
      let index = buttons.count
      buttons.append(ChromeNode(ElementProperties(type: .button), parent: bar) { [unowned self] in self.select(index) })
    }
    let width = tabs.isEmpty ? 0 : (barFrame.width / CGFloat(tabs.count)).rounded(.down)
    for (index, tab) in tabs.enumerated() {
      var properties = ElementProperties(type: .button, label: tab.item?.accessibilityText() ?? "")
      properties.identifier = (tab.item as? any OverridesProviding)?.overrides.identifier ?? ""
      properties.frame = CGRect(x: barFrame.minX + CGFloat(index) * width, y: barFrame.minY, width: width, height: barFrame.height)
      properties.traits = index == selected ? [.button, .selected] : .button
      properties.isSelected = index == selected
      buttons[index].set(properties)
    }
    var properties = ElementProperties(type: .tabBar, label: "Tab Bar")
    properties.frame = barFrame
    bar.set(properties, children: Array(buttons.prefix(tabs.count)))
  }

  // MARK: Elements

  override func syncContents(_ context: inout SyncContext) {
    shownTab?.sync(&context)
    context.overrides = nil
    bar.sync(&context)
  }

  override func willTearDown() { reads.removeAll(reader: self) }
}
