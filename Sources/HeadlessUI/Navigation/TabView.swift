import Foundation
import ScreenModel

/// A container that switches between pages with a tab bar.
///
/// Its element is a `tabBar` with a `button` for each page.
/// Only the selected page is in the element tree.
///
/// With `.tabViewStyle(.page)` there is no tab bar. A drag turns the pages, and a `pageIndicator` shows the number of the current page.
public struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  let selection: Binding<SelectionValue>?
  let content: Content

  /// Creates a tab view with a binding to its selection.
  ///
  /// Each page has a value that is set with `.tag(_:)`.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  func makeNode(_ inputs: NodeInputs) -> Node {
    inputs.environment.tabViewStyle.isPaged ? PagedTabViewNode(self, inputs) : TabViewNode(self, inputs)
  }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view that shows its first page.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// A tab view whose tab bar can be hidden by views on its pages.
@MainActor
protocol TabBarHosting: Node {
  func setBarHidden(_ isHidden: Bool, from source: Node)
}

extension Node {
  /// The tab view that contains this node on one of its pages.
  var enclosingTabBar: (any TabBarHosting)? {
    var node = parent
    while let current = node {
      if let bar = current as? any TabBarHosting { return bar }
      if current.isPresented { return nil }
      node = current.parent
    }
    return nil
  }
}

private final class TabViewNode<SelectionValue: Hashable, Content: View>: PagesNode<SelectionValue, Content>, TabBarHosting, SafeAreaBounding {
  private var bar: ElementNode!
  private var buttons: [ElementNode] = []
  private typealias Metrics = ScreenMetrics.TabBar
  // The titles of the buttons and the nodes they were created from, so only changed titles are created again.
  private var titles: [(item: Node?, label: String, identifier: String, symbol: String?)] = []
  // The parameters of the last layout of the bar. The bar is laid out again only if they change.
  private var barLayout: (frame: CGRect, isMirrored: Bool, selected: Int, badges: [String?])?

  private var pageArea = CGRect.zero
  // The views that hide the bar while they're shown.
  private var barHiders: [ObjectIdentifier: Node] = [:]

  func setBarHidden(_ isHidden: Bool, from source: Node) {
    let key = ObjectIdentifier(source)
    guard isHidden != (barHiders[key] != nil) else { return }
    barHiders[key] = isHidden ? source : nil
    if isAlive { invalidateLayout() }
  }

  private var isBarHidden: Bool { barHiders.values.contains { $0.isAlive && $0.isShown } }

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
    let height: CGFloat = isBarHidden ? 0 : ScreenMetrics.TabBar.height
    let barFrame = CGRect(x: frame.minX, y: frame.maxY - height, width: frame.width, height: height)
    if let shownPage {
      var area = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height - height)
      if !shownPage.managesKeyboard { area = host.avoidingKeyboard(area, for: self) }
      pageArea = area
      let proposal = ProposedSize(area.size)
      shownPage.place(at: Alignment.center.origin(of: shownPage.size(for: proposal), in: area), proposal: proposal)
    }
    layoutBar(barFrame)
  }

  var safeAreaBounds: SafeAreaBounds? { SafeAreaBounds(inner: pageArea, outer: frame, covered: .all) }

  private func layoutBar(_ barFrame: CGRect) {
    let tabs = pages
    let selected = selectedIndex
    while buttons.count < tabs.count {
      let index = buttons.count
      buttons.append(
        ElementNode(ElementProperties(type: .button), parent: bar) { [unowned self] in
          self.tap(index)
        })
    }
    if titles.count > tabs.count { titles.removeLast(titles.count - tabs.count) }
    let isMirrored = environment.isRightToLeft
    var isChanged = barLayout?.frame != barFrame || barLayout?.isMirrored != isMirrored || barLayout?.selected != selected || barLayout?.badges != tabs.map(\.badge)
    for (index, tab) in tabs.enumerated() where updateTitle(of: tab, at: index) { isChanged = true }
    guard isChanged else { return }
    barLayout = (barFrame, isMirrored, selected, tabs.map(\.badge))
    let width = tabs.isEmpty ? 0 : (barFrame.width / CGFloat(tabs.count)).rounded(.down)
    for index in tabs.indices {
      let title = titles[index]
      var properties = ElementProperties(type: .button, identifier: title.identifier, label: title.label)
      properties.frame = CGRect(
        x: barFrame.minX + CGFloat(index) * width + Metrics.buttonSpacing / 2, y: barFrame.minY + Metrics.buttonTop, width: width - Metrics.buttonSpacing,
        height: Metrics.buttonHeight
      )
      .mirrored(in: barFrame, isMirrored)
      properties.traits = index == selected ? [.button, .selected] : .button
      properties.isSelected = index == selected
      properties.value = tabs[index].badge
      buttons[index].look.note = Badge.shownText(of: tabs[index].badge)
      if let symbol = title.symbol { properties.details.symbolName = symbol }
      buttons[index].set(properties)
    }
    var properties = ElementProperties(type: .tabBar, label: "Tab Bar")
    // Extend the bar under the home indicator, as on a device.
    properties.frame = CGRect(x: barFrame.minX, y: barFrame.minY, width: barFrame.width, height: barFrame.height + safeAreaReach(of: frame).insets.bottom)
    bar.set(properties, children: Array(buttons.prefix(tabs.count)))
  }

  /// Updates the title of a tab's button if its label has changed.
  ///
  /// - Returns: Whether the label has changed.
  private func updateTitle(of tab: TabEntry, at index: Int) -> Bool {
    if index < titles.count, titles[index].item === tab.item, tab.item?.needsSync != true { return false }
    // Reset `needsSync` here, because no other code resets it for the label of a tab, which doesn't have elements.
    tab.item?.needsSync = false
    // As in XCUITest, the symbol name of the label is the button's identifier.
    let symbol = tab.item?.firstSymbol
    let identifier = tab.item?.overridesProvider?.overrides.identifier ?? symbol ?? ""
    let title = (tab.item, tab.item?.accessibilityText() ?? "", identifier, symbol)
    if index < titles.count { titles[index] = title } else { titles.append(title) }
    return true
  }

  // As on a device, a tap on the selected tab returns to the first page of its navigation stack.
  private func tap(_ index: Int) {
    let before = shownPage
    let isSelected = index == selectedIndex
    let cause = "the tab “\(buttons[index].properties.label)”"
    select(index, cause: cause)
    // The app may have changed the selection while its binding was set.
    guard isSelected, index == selectedIndex, let before, let stack = host.outermostStack(in: before) else { return }
    host.scheduler.withCause(cause) { stack.popToRoot() }
  }

  // MARK: Elements

  override func syncContents(_ context: inout SyncContext) {
    shownPage?.sync(&context)
    context.overrides = nil
    if isBarHidden { bar.detachElements() } else { bar.sync(&context) }
  }
}
