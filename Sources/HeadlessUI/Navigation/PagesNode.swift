import Foundation

/// The base class for nodes of tab views, which show only the selected page.
class PagesNode<SelectionValue: Hashable, Content: View>: ViewNode<TabView<SelectionValue, Content>>, BindingReading {
  private var binding: Binding<SelectionValue>?
  private var content: Node!
  private var collected: [TabEntry]?
  // The tags of the pages, cast once because a cast is slower than a comparison.
  private var tags: [SelectionValue?] = []
  private var branches: [Node] = []
  // The selected index, looked up once after each change of the binding or the pages.
  private var knownIndex: Int?
  private var shownBranch: Node?
  /// The selected index of a tab view without a binding.
  private(set) final var ownSelection = 0
  /// The node of the current page.
  private(set) final var shownPage: Node?
  final let reader: Reader

  init(_ view: TabView<SelectionValue, Content>, _ inputs: NodeInputs) {
    binding = view.selection
    reader = Reader(queue: inputs.host.invalidations)
    super.init(inputs)
    content = Node.make(view.content, childInputs)
    bindingDidChange()
  }

  final var viewName: String { "TabView" }
  final override var isItem: Bool { true }

  final override func update(_ view: TabView<SelectionValue, Content>) {
    binding = view.selection
    content.updateView(view.content)
    bindingDidChange()
  }

  override func forEachChild(_ body: (Node) -> Void) { if let content { body(content) } }

  override func forEachSyncedChild(_ body: (Node) -> Void) { if let shownPage { body(shownPage) } }

  final override func invalidateItems() {
    collected = nil
    knownIndex = nil
  }

  final override func shownDidChange(_ isShown: Bool) { if let shownBranch, shownBranch.isAlive { shownBranch.shownDidChange(isShown) } }

  final override func measure(_ proposal: ProposedSize) -> CGSize { CGSize(width: proposal.width ?? 320, height: proposal.height ?? 480) }

  final override func willTearDown() {
    reader.end()
    host.keyboardAvoidingNodes.remove(self)
  }

  // MARK: Pages

  final var pages: [TabEntry] {
    if let collected { return collected }
    return collectPages()
  }

  private func collectPages() -> [TabEntry] {
    var found: [TabEntry] = []
    content.collectPages(into: &found)
    for branch in branches where !found.contains(where: { $0.branch === branch }) { branch.isParked = false }
    // Pages that were never selected haven't appeared, so mark them as hidden without notifying their views.
    for page in found where page.branch !== shownBranch { page.branch.isParked = true }
    branches = found.map(\.branch)
    tags.removeAll(keepingCapacity: true)
    for index in found.indices { tags.append(found[index].tag?.selection(SelectionValue.self) ?? (index as? SelectionValue)) }
    collected = found
    return found
  }

  // MARK: Selection

  final var selectedIndex: Int {
    let count = pages.count
    guard let binding else { return min(ownSelection, max(0, count - 1)) }
    if let knownIndex { return knownIndex }
    let value = DependencyTracker.withoutTracking { binding.wrappedValue }
    var index = 0
    while index < tags.count, tags[index] != value { index += 1 }
    if index == tags.count { index = 0 }
    knownIndex = index
    return index
  }

  final func bindingDidChange() {
    knownIndex = nil
    if let binding { _ = readBinding { binding.wrappedValue } }
    invalidateLayout()
  }

  /// Selects a page.
  ///
  /// - Parameters:
  ///   - index: The index of the page.
  ///   - cause: A description of the cause, which is reported with the work that the app starts as a result.
  final func select(_ index: Int, cause: @autoclosure () -> String) {
    if let binding, pages.indices.contains(index), let value = tags[index] {
      host.scheduler.withCause(cause()) { binding.wrappedValue = value }
    } else {
      ownSelection = index
    }
    bindingWasSet()
  }

  /// Hides the current page and shows the selected one.
  final func showSelectedPage() {
    guard !pages.isEmpty else {
      shownPage = nil
      shownBranch = nil
      return
    }
    let selected = pages[selectedIndex]
    guard selected.node !== shownPage || selected.branch !== shownBranch else { return }
    if let shownPage, shownPage.isAlive, shownPage !== selected.node { shownPage.detachElements() }
    if let shownBranch, shownBranch.isAlive, shownBranch !== selected.branch { shownBranch.setParked(true) }
    shownPage = selected.node
    shownBranch = selected.branch
    selected.branch.setParked(false)
  }
}
