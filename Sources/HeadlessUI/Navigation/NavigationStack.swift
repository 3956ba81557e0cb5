import Foundation
import ScreenModel

/// A stack of pages with a navigation bar.
///
/// As on a device, covered pages keep their state, but aren't in the element tree.
public struct NavigationStack<Root: View>: View, PrimitiveView {
  let root: Root
  let path: Binding<[AnyHashable]>?

  /// Creates a navigation stack with a first page, whose links push more pages.
  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
    path = nil
  }

  /// Creates a navigation stack whose pages are bound to a path.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = Binding(reading: { path.wrappedValue.values }, writing: { path.wrappedValue.values = $0 })
  }

  /// Creates a navigation stack whose pages are bound to a collection of values of one type.
  public init<Element: Hashable>(path: Binding<[Element]>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = Binding(
      reading: { path.wrappedValue.map { AnyHashable($0) } }, writing: { path.wrappedValue = $0.compactMap { $0.base as? Element } })
  }

  func makeNode(_ inputs: NodeInputs) -> Node { NavigationStackNode(self, inputs) }
}

private final class NavigationStackNode<Root: View>: ViewNode<NavigationStack<Root>>, NavigationStackHandling, PageStack, BindingReading {
  private var pages: [PageNode] = []
  private var pathBinding: Binding<[AnyHashable]>?
  private let controller = NavigationController()
  private var rootContent: Node!
  private var bar: ElementNode!
  private var titleNode: ElementNode!
  private var backNode: ElementNode!
  private let toolbars = PageToolbars()
  private weak var column: PageNode?
  private typealias Metrics = ScreenMetrics.NavigationBar
  let reader: Reader

  /// The maximum distance from the leading edge at which a swipe back can start, in points.
  private static var edgeWidth: CGFloat { 20 }
  /// The minimum speed of a short swipe back, in points per second.
  private static var backSpeed: CGFloat { 500 }

  init(_ view: NavigationStack<Root>, _ inputs: NodeInputs) {
    pathBinding = view.path
    reader = Reader(queue: inputs.host.invalidations)
    super.init(inputs)
    host.keyboardAvoidingNodes.insert(self)
    controller.stack = self
    // A stack in a column of a split view replaces the navigation bar of the column's page, including the back button.
    if environment.isSplitColumn, let page = enclosingPage {
      column = page
      page.setBarHidden(true, from: self)
    }
    let page = PageNode(stack: self, controller: controller, value: nil) { inputs in
      let node = Node.make(view.root, inputs)
      self.rootContent = node
      return node
    }
    pages = [page]
    titleNode = ElementNode(ElementProperties(type: .staticText), parent: self)
    backNode = ElementNode(ElementProperties(type: .button), parent: self) { [unowned self] in self.pop() }
    bar = ElementNode(ElementProperties(type: .navigationBar), parent: self)
    toolbars.make(in: self)
    bindingDidChange()
  }

  var viewName: String { "NavigationStack" }
  override func syncsApart(_ branch: Node) -> Bool { true }

  override var isItem: Bool { true }
  override var managesKeyboard: Bool { true }

  override func update(_ view: NavigationStack<Root>) {
    pathBinding = view.path
    rootContent.updateView(view.root)
    bindingDidChange()
  }

  override func forEachChild(_ body: (Node) -> Void) {
    for page in pages { body(page) }
    if let bar { body(bar) }
    toolbars.all.forEach(body)
  }

  override func forEachSyncedChild(_ body: (Node) -> Void) {
    if let bar { body(bar) }
    if let top = pages.last { body(top) }
    toolbars.shown.forEach(body)
  }

  // MARK: Pages

  func bindingDidChange() {
    guard let pathBinding else { return }
    let path = readBinding { pathBinding.wrappedValue }
    // Pages that a link has pushed without a value aren't in the path. Keep them as long as the pages below them stay.
    var kept = 1
    var matched = 0
    while kept < pages.count {
      if let value = pages[kept].value {
        guard matched < path.count, value == path[matched] else { break }
        matched += 1
      }
      kept += 1
    }
    if matched == path.count, kept == pages.count { return }
    changePages {
      for page in pages[kept...].reversed() { page.tearDown() }
      pages.removeSubrange(kept...)
      for value in path[matched...] { appendPage(for: value) }
    }
  }

  private func appendPage(for value: AnyHashable) {
    let controller = controller
    let page = PageNode(stack: self, controller: controller, value: value) { controller.makeDestination(for: value, $0) }
    page.destinationView = controller.destinationView(for: value)
    pages.append(page)
  }

  func push(_ make: @escaping (NodeInputs) -> Node) -> PageNode {
    let page = PageNode(stack: self, controller: controller, value: nil, make: make)
    changePages { pages.append(page) }
    return page
  }

  func remove(_ page: PageNode) {
    guard let index = pages.firstIndex(where: { $0 === page }), index > 0 else { return }
    let valueCount = pages[index...].count { $0.value != nil }
    changePages {
      for page in pages[index...].reversed() { page.tearDown() }
      pages.removeSubrange(index...)
    }
    guard let pathBinding, valueCount > 0 else { return }
    var path = pathBinding.wrappedValue
    path.removeLast(min(valueCount, path.count))
    pathBinding.wrappedValue = path
    bindingWasSet()
  }

  func destinationDidChange(for type: ObjectIdentifier) {
    for page in pages {
      guard let value = page.value, ObjectIdentifier(Swift.type(of: value.base)) == type else { continue }
      controller.updateDestination(of: page, madeBy: page.destinationView)
    }
  }

  func push(value: AnyHashable) {
    if let pathBinding {
      pathBinding.wrappedValue.append(value)
      bindingWasSet()
    } else {
      changePages { appendPage(for: value) }
    }
  }

  func pop() {
    guard pages.count > 1 else {
      column?.goBack()
      return
    }
    if let pathBinding, pages.last?.value != nil {
      if !pathBinding.wrappedValue.isEmpty { pathBinding.wrappedValue.removeLast() }
      bindingWasSet()
    } else {
      changePages { pages.removeLast().tearDown() }
    }
  }

  func popToRoot() { if pages.count > 1 { remove(pages[1]) } }

  private func changePages(_ change: () -> Void) {
    let before = pages.last
    change()
    guard let after = pages.last, after !== before else { return }
    if before != nil { host.animations.screenDidChange(after, of: self) }
    if let before, before.isAlive {
      before.detachElements()
      before.setParked(true)
    }
    // Pages in the middle of a new path haven't been shown, so mark them as hidden without notifying their views.
    for page in pages where page !== after { page.isParked = true }
    after.setParked(false)
    itemsDidChange()
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedSize) -> CGSize { CGSize(width: proposal.width ?? 320, height: proposal.height ?? 480) }

  override func layoutContents() {
    guard let page = pages.last else { return }
    // Lay out the page below the expanded large title even if the title has been scrolled away, so scrolling doesn't change the page's frame.
    var barFrame = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: barHeight(of: page))
    let room = CGRect(x: frame.minX, y: barFrame.maxY, width: frame.width, height: frame.maxY - barFrame.maxY)
    let items = page.toolbarItems
    let area = toolbars.layout(items, hidesBottom: page.isBottomBarHidden, in: room, above: host.avoidingKeyboard(room, for: self))
    page.place(at: area.origin, proposal: ProposedSize(area.size))
    let collapse = showsLargeTitle(page) ? page.titleCollapse : 0
    barFrame.size.height -= collapse
    layoutBar(page, items, barFrame, collapse)
  }

  // As on a device, a large title isn't shown in landscape orientation.
  func showsLargeTitle(_ page: PageNode) -> Bool { page.hasLargeTitle && !page.isBarHidden && !host.system.screen.isLandscape }

  private func barHeight(of page: PageNode) -> CGFloat {
    if page.isBarHidden { return 0 }
    return inlineHeight + (showsLargeTitle(page) ? Metrics.largeTitleHeight : 0)
  }

  private var inlineHeight: CGFloat {
    if host.system.screen.isLandscape { return Metrics.heightInLandscape }
    return (enclosingPresentation as? SheetNode)?.isFullScreen == false ? Metrics.heightInSheet : Metrics.height
  }

  /// Lays out the navigation bar of a page.
  ///
  /// - Parameter collapse: The height of the large title that has been scrolled away, in points.
  private func layoutBar(_ page: PageNode, _ items: ToolbarItemsBySide, _ whole: CGRect, _ collapse: CGFloat) {
    var children: [Node] = []
    let font = Font.headline
    // Lay out the items in the upper part of the bar, because a large title is below them.
    let barFrame = CGRect(x: whole.minX, y: whole.minY, width: whole.width, height: min(whole.height, inlineHeight))
    let before = pages.count > 1 ? pages[pages.count - 2] : column?.pageBefore
    if let before, !page.isBackButtonHidden {
      let label = before.title.isEmpty ? "Back" : before.title
      let width = min(Metrics.backButtonWidth, TextMetrics.size(of: label, font: font, width: nil).width + Metrics.backButtonPadding)
      var back = ElementProperties(type: .button, identifier: "BackButton", label: label)
      back.frame = CGRect(x: barFrame.minX, y: barFrame.minY, width: width, height: barFrame.height).mirrored(in: barFrame, environment.isRightToLeft)
      back.traits = .button
      backNode.set(back)
      children.append(backNode)
    }
    var x = barFrame.minX + (children.isEmpty ? Metrics.margin : backNode.frame.width + Metrics.itemSpacing)
    for item in items.leading { x = placeBarItem(item, x, barFrame, fromRight: false) }
    children += items.leading
    // Place the trailing items before the title, because the title is between the items.
    var end = barFrame.maxX - Metrics.margin
    for item in items.trailing.reversed() { end = placeBarItem(item, end, barFrame, fromRight: true) }
    if !items.principal.isEmpty {
      let proposal = ProposedSize(width: max(0, min(barFrame.width - Metrics.roomBesideTitle, end - x)), height: barFrame.height)
      for item in items.principal {
        item.place(at: middleFrame(item.size(for: proposal), barFrame, from: x, to: end).origin, proposal: proposal)
      }
      children += items.principal
    }
    if showsTitle(page, items, collapse) {
      var title = ElementProperties(type: .staticText, label: page.title)
      title.frame = titleFrame(page, barFrame, collapse, from: x, to: end)
      title.traits = [.staticText, .header]
      titleNode.look.style = showsLargeTitle(page) && collapse <= Self.largestVisibleCollapse ? .largeTitle : .automatic
      titleNode.set(title)
      children.append(titleNode)
    }
    children += items.trailing
    var properties = ElementProperties(type: .navigationBar, identifier: page.title)
    properties.frame = whole
    if let drawer = page.searched?.drawerInBar {
      children.append(drawer)
      properties.frame.size.height += drawer.frame.height
    }
    bar.set(properties, children: children)
  }

  // A large title is below the bar's items, so an item in the middle doesn't replace it.
  private func showsTitle(_ page: PageNode, _ items: ToolbarItemsBySide, _ collapse: CGFloat) -> Bool {
    if page.title.isEmpty || page.isTitleRemoved { return false }
    return items.principal.isEmpty || showsLargeTitle(page) && collapse <= Self.largestVisibleCollapse
  }

  /// The maximum collapse at which a large title is still visible, in points.
  private static var largestVisibleCollapse: CGFloat { Metrics.height }

  /// Returns the frame of the title of a page.
  ///
  /// - Parameters:
  ///   - start: The end of the items before the title, if they're on the left.
  ///   - end: The start of the items after the title.
  private func titleFrame(_ page: PageNode, _ barFrame: CGRect, _ collapse: CGFloat, from start: CGFloat, to end: CGFloat) -> CGRect {
    if showsLargeTitle(page), collapse <= Self.largestVisibleCollapse {
      let size = TextMetrics.size(of: page.title, font: .largeTitle, width: nil)
      let width = min(barFrame.width - 2 * Metrics.margin, size.width)
      return CGRect(x: barFrame.minX + Metrics.margin, y: barFrame.minY + inlineHeight + Metrics.largeTitleTop - collapse, width: width, height: size.height)
        .mirrored(in: barFrame, environment.isRightToLeft)
    }
    let size = TextMetrics.size(of: page.title, font: .headline, width: nil)
    // A title that's too long is cut, because it never covers an item.
    let width = max(0, min(barFrame.width - Metrics.roomBesideTitle, size.width, end - start))
    return middleFrame(CGSize(width: width, height: size.height), barFrame, from: start, to: end)
  }

  /// Returns the frame of a title, or of the item in its place.
  ///
  /// As on a device, content that doesn't fit in the middle moves aside for the items of the bar.
  /// - Parameters:
  ///   - start: The end of the items before the content, if they're on the left.
  ///   - end: The start of the items after the content.
  private func middleFrame(_ size: CGSize, _ barFrame: CGRect, from start: CGFloat, to end: CGFloat) -> CGRect {
    let centered = CGRect(origin: Alignment.center.origin(of: size, in: barFrame), size: size)
    let x = max(start, min(centered.minX, end - size.width))
    if x == centered.minX { return centered }
    return CGRect(x: x, y: centered.minY, width: size.width, height: size.height).mirrored(in: barFrame, environment.isRightToLeft)
  }

  private func placeBarItem(_ item: Node, _ x: CGFloat, _ barFrame: CGRect, fromRight: Bool) -> CGFloat {
    let proposal = ProposedSize(width: nil, height: barFrame.height)
    let size = item.size(for: proposal)
    let left = fromRight ? x - size.width : x
    let y = barFrame.minY + VerticalAlignment.center.offset(of: size.height, in: barFrame.height)
    item.place(at: CGRect(origin: CGPoint(x: left, y: y), size: size).mirrored(in: barFrame, environment.isRightToLeft).origin, proposal: proposal)
    return fromRight ? left - Metrics.itemSpacing : left + size.width + Metrics.itemSpacing
  }

  // MARK: Elements

  override func syncContents(_ context: inout SyncContext) {
    let overrides = context.overrides
    context.overrides = nil
    if pages.last?.isBarHidden == true { bar.detachElements() } else { bar.sync(&context) }
    context.overrides = overrides
    pages.last?.sync(&context)
    toolbars.sync(&context)
  }

  // MARK: Swiping back

  // As on a device, a swipe back requires a back button.
  private var canGoBack: Bool { (pages.count > 1 || column?.pageBefore != nil) && pages.last?.isBackButtonHidden == false }

  func takesSwipeBack(from point: CGPoint) -> Bool {
    let distance = environment.isRightToLeft ? frame.maxX - point.x : point.x - frame.minX
    return distance <= Self.edgeWidth && frame.contains(point) && canGoBack
  }

  override func claimsDrag(_ drag: DragEvent) -> Bool {
    let inward = environment.isRightToLeft ? -drag.delta.width : drag.delta.width
    return inward > 0 && drag.mainAxis == .horizontal && takesSwipeBack(from: drag.start)
  }

  // A slow drag that ends before the middle of the screen has no effect.
  override func handleDrag(_ drag: DragEvent) -> Bool {
    guard claimsDrag(drag) else { return false }
    if abs(drag.delta.width) >= frame.width / 2 || abs(drag.velocity.width) >= Self.backSpeed { pop() }
    return true
  }

  /// Returns the page that the back button of a page leads to.
  func page(before page: PageNode) -> PageNode? {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
    return index > 0 ? pages[index - 1] : column?.pageBefore
  }

  override func willTearDown() {
    reader.end()
    if let column, column.isAlive { column.forget(self) }
    host.keyboardAvoidingNodes.remove(self)
  }
}
