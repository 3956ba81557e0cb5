import Foundation

/// A page of a navigation stack with its content, title, and toolbar items.
final class PageNode: SingleChildNode<EmptyView>, SafeAreaBounding, TitledPage {
  let value: AnyHashable?
  /// The type of the destination view that was registered for the value when the page was created.
  var destinationView: ObjectIdentifier?
  /// A closure that's called when the page leaves the stack.
  var onRemoval: (() -> Void)?
  private let controller: NavigationController
  // Calling `dismiss` on the first page dismisses the sheet or cover that contains the stack.
  private let isFirst: Bool
  private lazy var dismissal = DismissAction(owner: self) { [weak self] in if let self { self.controller.stack?.remove(self) } }
  private let editMode = EditModeStorage(.inactive)
  private var titles: [(source: ObjectIdentifier, title: String)] = []
  private var toolbars: [ToolbarProviding] = []
  private var barHiders: [ObjectIdentifier: Bool] = [:]
  private var backHiders: [ObjectIdentifier: Bool] = [:]
  private var bottomHiders: Set<ObjectIdentifier> = []
  private var titleRemovers: Set<ObjectIdentifier> = []
  private var titleModes: [(source: ObjectIdentifier, mode: NavigationBarTitleDisplayMode)] = []
  // The scroll view that moves the large title away.
  private weak var followed: (any Scrolling)?

  init(stack: Node & NavigationStackHandling, controller: NavigationController, value: AnyHashable?, make: (NodeInputs) -> Node) {
    self.value = value
    self.controller = controller
    isFirst = !controller.hasRootPage
    controller.hasRootPage = true
    super.init(NodeInputs(host: stack.host, parent: stack, environment: stack.environment))
    content = make(childInputs)
  }

  override func syncsApart(_ branch: Node) -> Bool { true }

  override func environmentForChildren(_ inherited: EnvironmentValues) -> EnvironmentValues {
    var environment = super.environmentForChildren(inherited)
    environment.navigation = controller
    environment.editModeStorage = editMode
    // Only the outermost stack in a column represents the column.
    if environment.isSplitColumn { environment.isSplitColumn = false }
    if !isFirst { environment.dismiss = dismissal }
    return environment
  }

  override func measure(_ proposal: ProposedSize) -> CGSize { CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0) }

  override func layoutContents() {
    placeContent(at: Alignment.center.origin(of: contentSize(for: placedProposal), in: frame), proposal: placedProposal)
  }

  override func willTearDown() { onRemoval?() }

  /// Performs the action of the page's back button.
  func goBack() { controller.stack?.pop() }

  /// The page that the back button returns to, or `nil` if there isn't one.
  var pageBefore: PageNode? { controller.stack?.page(before: self) }

  var safeAreaBounds: SafeAreaBounds? { parent.map { SafeAreaBounds(inner: frame, outer: $0.frame, covered: .all) } }

  // MARK: Title

  /// A Boolean value that indicates whether the page has a large title below the bar's items.
  ///
  /// In the automatic mode, the first page has a large title and other pages use the mode of the previous page. A page without a title doesn't have one.
  var hasLargeTitle: Bool {
    guard !title.isEmpty, !isTitleRemoved else { return false }
    return prefersLargeTitle
  }

  private var prefersLargeTitle: Bool {
    switch titleModes.last?.mode ?? .automatic {
    case .automatic: pageBefore?.prefersLargeTitle ?? true
    case .inline: false
    case .large: true
    }
  }

  func setTitleMode(_ mode: NavigationBarTitleDisplayMode, from source: Node) {
    let key = ObjectIdentifier(source)
    if let index = titleModes.firstIndex(where: { $0.source == key }) { titleModes[index].mode = mode } else { titleModes.append((key, mode)) }
    invalidateLayout()
  }

  var titledPage: (any TitledPage)? { self }

  /// Links the large title to scrolling content whose top is at the bar.
  ///
  /// The title scrolls away with the first content that calls this method.
  func titleFollows(_ scrolling: any Scrolling) { if followed?.isAlive != true { followed = scrolling } }

  func titleStopsFollowing(_ scrolling: any Scrolling) { if followed === scrolling { followed = nil } }

  /// The height of the large title that the content has scrolled away, in points.
  var titleCollapse: CGFloat {
    guard controller.stack?.showsLargeTitle(self) == true, let followed, followed.isAlive, followed.isShown else { return 0 }
    return min(max(0, followed.contentOffset.y - followed.minimumOffset.y), ScreenMetrics.NavigationBar.largeTitleHeight)
  }

  // MARK: Settings from the content

  var title: String { titles.last?.title ?? "" }

  var isBarHidden: Bool { barHiders.values.contains(true) }

  var isBackButtonHidden: Bool { backHiders.values.contains(true) }

  func setTitle(_ title: String, from source: Node) {
    let key = ObjectIdentifier(source)
    if let index = titles.firstIndex(where: { $0.source == key }) {
      guard titles[index].title != title else { return }
      titles[index].title = title
    } else {
      titles.append((key, title))
    }
    invalidateLayout()
  }

  func setBarHidden(_ isHidden: Bool, from source: Node) {
    barHiders[ObjectIdentifier(source)] = isHidden
    invalidateLayout()
  }

  func setBackButtonHidden(_ isHidden: Bool, from source: Node) {
    backHiders[ObjectIdentifier(source)] = isHidden
    invalidateLayout()
  }

  var isBottomBarHidden: Bool { !bottomHiders.isEmpty }

  var isTitleRemoved: Bool { !titleRemovers.isEmpty }

  func setBottomBarHidden(_ isHidden: Bool, from source: Node) { change(&bottomHiders, isHidden, source) }

  func setTitleRemoved(_ isRemoved: Bool, from source: Node) { change(&titleRemovers, isRemoved, source) }

  private func change(_ sources: inout Set<ObjectIdentifier>, _ contains: Bool, _ source: Node) {
    let key = ObjectIdentifier(source)
    guard contains != sources.contains(key) else { return }
    if contains { sources.insert(key) } else { sources.remove(key) }
    invalidateLayout()
  }

  /// The node that shows the page's search field.
  ///
  /// If there are several, it's the outermost node, which is created last.
  private(set) weak var searched: (Node & SearchDrawerOwning)?

  func add(_ searched: Node & SearchDrawerOwning) {
    self.searched = searched
    invalidateLayout()
  }

  func add(_ toolbar: ToolbarProviding) {
    toolbars.append(toolbar)
    invalidateLayout()
  }

  func forget(_ source: Node) {
    let key = ObjectIdentifier(source)
    titles.removeAll { $0.source == key }
    titleModes.removeAll { $0.source == key }
    barHiders[key] = nil
    backHiders[key] = nil
    bottomHiders.remove(key)
    titleRemovers.remove(key)
    toolbars.removeAll { $0 === source }
    if searched === source { searched = nil }
    if isAlive { invalidateLayout() }
  }

  /// The items that the page adds to its bars.
  var toolbarItems: ToolbarItemsBySide {
    var bars = ToolbarItemsBySide()
    for toolbar in toolbars { toolbar.appendItems(to: &bars) }
    return bars
  }
}

extension Node {
  /// The navigation stack page that contains this node, or `nil` if there isn't one.
  var enclosingPage: PageNode? {
    var node = parent
    while let current = node {
      if let page = current as? PageNode { return page }
      // Presented content covers the page that presents it, but it isn't part of that page.
      if current.isPresented { return nil }
      node = current.parent
    }
    return nil
  }
}
