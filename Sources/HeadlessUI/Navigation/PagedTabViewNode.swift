import Foundation
import ScreenModel

/// A tab view as pages that a drag turns: a `scrollView` with the page that is shown, and a `pageIndicator` with the value "page 1 of 3".
///
/// What names the tab view names its indicator, too. As on a phone, a touch on the right half of the indicator turns to the next page, on the left half to the one before.
final class PagedTabViewNode<SelectionValue: Hashable, Content: View>: ViewNode<TabView<SelectionValue, Content>>, BindingReading {
  private var binding: Binding<SelectionValue>?
  private var content: Node!
  private var collected: [TabEntry]?
  private var ownSelection = 0
  private var shownPage: Node?
  private var shownBranch: Node?
  private var indicator: PageIndicatorNode!
  nonisolated(unsafe) let reads = ReadSet()

  init(_ view: TabView<SelectionValue, Content>, _ inputs: NodeInputs) {
    binding = view.selection
    super.init(inputs)
    content = Node.make(view.content, childInputs)
    indicator = PageIndicatorNode(parent: self) { [unowned self] in self.turn(by: $0) }
    bindingDidChange()
  }

  var viewName: String { "TabView" }
  override var isItem: Bool { true }

  // A tab view on one of the pages has a style of its own.
  override var childInputs: NodeInputs { NodeInputs(host: host, parent: self, environment: environmentForChildren(environment)) }

  override func environmentForChildren(_ inherited: EnvironmentValues) -> EnvironmentValues {
    var environment = inherited
    environment.tabViewStyle = .tabBar
    environment.rowsAreLazy = false
    return environment
  }

  override func environmentDidChange() { invalidateLayout() }

  override func update(_ view: TabView<SelectionValue, Content>) {
    binding = view.selection
    content.updateView(view.content)
    bindingDidChange()
  }

  override func forEachChild(_ body: (Node) -> Void) {
    if let content { body(content) }
    if let indicator { body(indicator) }
  }

  override func forEachSyncedChild(_ body: (Node) -> Void) { if let shownPage { body(shownPage) } }

  override func invalidateItems() { collected = nil }

  override func shownDidChange(_ isShown: Bool) { if let shownBranch, shownBranch.isAlive { shownBranch.shownDidChange(isShown) } }

  // MARK: Pages

  private var pages: [TabEntry] {
    if let collected { return collected }
    var found: [TabEntry] = []
    content.appendTabs(to: &found)
    // A page that was never shown has not appeared; nobody needs to be told.
    for page in found where page.branch !== shownBranch { page.branch.isParked = true }
    collected = found
    return found
  }

  private func tag(at index: Int) -> SelectionValue? { (pages[index].tag?.base as? SelectionValue) ?? (index as? SelectionValue) }

  private var selectedIndex: Int {
    if let binding {
      let value = DependencyTracker.withoutTracking { binding.wrappedValue }
      return pages.indices.first { tag(at: $0) == value } ?? 0
    }
    return min(ownSelection, max(0, pages.count - 1))
  }

  func bindingDidChange() {
    if let binding { _ = readBinding { binding.wrappedValue } }
    invalidateLayout()
  }

  private func turn(by pages: Int) {
    let index = min(max(0, selectedIndex + pages), max(0, self.pages.count - 1))
    guard index != selectedIndex else { return }
    if let binding, let value = tag(at: index) {
      host.scheduler.withCause("page \(index + 1) of \(self.pages.count)") { binding.wrappedValue = value }
    } else {
      ownSelection = index
    }
    bindingDidChange()
  }

  private func showSelectedPage() {
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

  // MARK: Layout and elements

  private var showsIndicator: Bool {
    switch environment.tabViewStyle.indexDisplayMode {
    case .automatic: pages.count > 1
    case .always: true
    case .never: false
    }
  }

  override func measure(_ proposal: ProposedSize) -> CGSize { CGSize(width: proposal.width ?? 320, height: proposal.height ?? 480) }

  override func layoutContents() {
    showSelectedPage()
    if let shownPage {
      let proposal = ProposedSize(frame.size)
      shownPage.place(at: Alignment.center.origin(of: shownPage.size(for: proposal), in: frame), proposal: proposal)
    }
    indicator.set(page: selectedIndex, of: pages.count, frame: CGRect(x: frame.minX, y: frame.maxY - 40, width: frame.width, height: 26))
  }

  override func syncContents(_ context: inout SyncContext) {
    let identifier = context.overrides?.identifier ?? ""
    var properties = ElementProperties(type: .scrollView, frame: frame)
    properties.clipsToBounds = true
    properties.isEnabled = environment.isEnabled
    indicator.identifier = identifier
    syncElement(properties, &context)
  }

  override func syncChildren(_ context: inout SyncContext) {
    shownPage?.sync(&context)
    if showsIndicator { indicator.sync(&context) } else { indicator.detachElements() }
  }

  override func handleDrag(_ drag: DragEvent) -> Bool {
    guard drag.mainAxis == .horizontal, !environment.isScrollDisabled, frame.width > 0 else { return false }
    let turned = -drag.delta.width / frame.width
    guard abs(turned) >= 0.1 else { return false }
    turn(by: turned > 0 ? 1 : -1)
    return true
  }

  override var hasWrittenState: Bool { ownSelection != 0 || super.hasWrittenState }

  override func willTearDown() { reads.removeAll(reader: self) }
}

/// The dots under the pages.
private final class PageIndicatorNode: Node {
  private var page = 0
  private var pageCount = 0
  private let turn: (Int) -> Void
  var identifier = "" {
    didSet { if identifier != oldValue { needsSync = true } }
  }

  init(parent: Node, turn: @escaping (Int) -> Void) {
    self.turn = turn
    super.init(NodeInputs(host: parent.host, parent: parent, environment: parent.environment))
  }

  func set(page: Int, of pageCount: Int, frame: CGRect) {
    self.page = page
    self.pageCount = pageCount
    self.frame = frame
    markNeedsSync()
  }

  override func syncContents(_ context: inout SyncContext) {
    var properties = ElementProperties(type: .pageIndicator, identifier: identifier, value: "page \(page + 1) of \(pageCount)", frame: frame)
    properties.traits = .adjustable
    properties.isEnabled = environment.isEnabled
    syncElement(properties, &context)
  }

  override func handleTap(_ tap: TapEvent) -> Bool {
    if environment.isEnabled { turn(tap.location.x >= frame.midX ? 1 : -1) }
    return true
  }
}
