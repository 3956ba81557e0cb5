import Foundation
import ScreenModel

/// The values that a node is created with, such as its parent and the environment that it inherits.
@MainActor
struct NodeInputs {
  let host: ViewHost
  let parent: Node?
  let environment: EnvironmentValues
  /// Whether the surrounding container creates its rows only when they become visible.
  var rowsAreLazy = false
}

/// A position in the view hierarchy, which exists as long as the view keeps its identity.
///
/// A node stores the view's state, its children, its layout, and the link to the element tree.
///
/// Containers only lay out nodes that are items. Structural nodes, such as tuples, conditions and composites, aren't items, so a container uses the items inside them.
@MainActor
class Node {
  // A parent owns its children. If the parent is released first, the child's `parent` becomes `nil`. Using `host` after the app has ended traps in every build.
  final unowned let host: ViewHost
  final var parentLink: NodeLink?
  final var ownLink: NodeLink?
  final var environment: EnvironmentValues
  let depth: Int

  // Properties that most traversals read come first and are stored together, because the nodes of a large app don't fit into the processor's cache.
  /// Whether the surrounding container creates its rows only when they become visible.
  ///
  /// The value is `false` for a container inside a row.
  private(set) final var rowsAreLazy: Bool
  final private(set) var isAlive = true
  /// Whether the node is parked, which means that it's alive but not on the screen.
  final var isParked = false
  /// Whether the node is a member of a group: it wraps one of the views that a modifier is applied to.
  final var isMember = false
  final var isLayoutValid = false
  /// Whether the node's sizes have to be measured again before the next layout.
  final var isSizePending = false
  final var needsSync = true
  /// Whether the node's elements are queued for an update.
  final var isSyncPending = false
  /// The last round in which the node's collection visited the node.
  final var collectionRound: UInt32 = 0

  // These values refer to the element tree. `ElementID.absent` is used instead of `nil`, because an optional would need more memory.
  final private var knownElement = ElementID.absent
  final private var knownParent = ElementID.absent
  final var syncedOverrides: AccessibilityOverrides?
  final var childElements: [ElementID] = []

  // Layout values, used if the node is an item.
  final var frame: CGRect = .zero
  final var placedProposal = ProposedSize.unspecified
  final var sizeCache = SizeCache()

  init(_ inputs: NodeInputs) {
    host = inputs.host
    parentLink = inputs.parent?.link
    environment = inputs.environment
    rowsAreLazy = inputs.rowsAreLazy
    depth = (inputs.parent?.depth ?? -1) + 1
  }

  deinit { ownLink?.end() }

  final var element: ElementID? {
    get { knownElement == .absent ? nil : knownElement }
    set { knownElement = newValue ?? .absent }
  }

  /// The parent element at the last update of the node's elements.
  final var syncedParent: ElementID? {
    get { knownParent == .absent ? nil : knownParent }
    set { knownParent = newValue ?? .absent }
  }

  // MARK: Making and updating

  /// The inputs for creating this node's children.
  var childInputs: NodeInputs { NodeInputs(host: host, parent: self, environment: environment, rowsAreLazy: rowsAreLazy) }

  /// Returns this node or the child that a view has given the identity, or `nil` if there isn't one.
  func child(identifiedBy id: AnyHashable) -> Node? { nil }

  /// Calls a closure for each child, in order.
  ///
  /// Structural nodes and containers override it.
  func forEachChild(_ body: (Node) -> Void) {}

  /// Returns the environment for children.
  ///
  /// Environment modifiers override it.
  func environmentForChildren(_ inherited: EnvironmentValues) -> EnvironmentValues { inherited }

  /// Sets the inherited environment.
  func setEnvironment(_ new: EnvironmentValues) {
    guard !new.isIdentical(to: environment) else { return }
    if new.isRightToLeft != environment.isRightToLeft { invalidateLayout() }
    environment = new
    host.environmentDidChange(for: self)
    let inherited = environmentForChildren(new)
    forEachChild { $0.setEnvironment(inherited) }
  }

  /// Called when the environment has changed.
  ///
  /// Controls update themselves, and composites that read the environment are evaluated.
  func environmentDidChange() {}

  /// Ends the node and its descendants.
  ///
  /// Their state is lost, their tasks are canceled, and their elements are removed.
  func tearDown() {
    guard isAlive else { return }
    isAlive = false
    // A member doesn't own the view that it wraps, so it leaves the view alive.
    if !isMember { forEachChild { $0.tearDown() } }
    removeElement()
    willTearDown()
    if let parent, parent.isMember { parent.tearDown() }
    parent = nil
  }

  /// Releases resources outside the graph when the node is torn down.
  func willTearDown() {}

  // MARK: Appearing

  /// Whether the node is on the visible page and tab.
  final var isShown: Bool {
    var node: Node? = self
    while let current = node {
      if current.isParked { return false }
      node = current.parent
    }
    return true
  }

  /// Parks the node while it isn't on the screen, or shows it again.
  ///
  /// For example, a row that has scrolled away or a tab that isn't selected is parked.
  final func setParked(_ parked: Bool) {
    guard isParked != parked else { return }
    isParked = parked
    shownDidChange(!parked)
  }

  /// Whether the node or a descendant has changed state, which is lost if the node is torn down.
  var hasWrittenState: Bool {
    var isWritten = false
    forEachChild { if !isWritten { isWritten = $0.hasWrittenState } }
    return isWritten
  }

  /// Called when the page or tab of the node appears or disappears.
  func shownDidChange(_ isShown: Bool) { forEachChild { $0.shownDidChange(isShown) } }

  /// The name of the app's view that contains this node, for messages.
  final var enclosingViewName: String {
    var node: Node? = self
    while let current = node {
      if let name = current.ownViewName { return name }
      node = current.parent
    }
    return host.appName
  }

  /// The name of the view whose body the node evaluates, or `nil` if the node doesn't evaluate a body.
  var ownViewName: String? { nil }

  /// Whether the node's element is a control, which represents the text and images inside it.
  var isControl: Bool { false }

  /// Whether the node can have the focus.
  var isFocusableField: Bool { false }

  /// The type of the node's view, or `nil` if the node doesn't belong to a view.
  var viewType: Any.Type? { nil }

  /// Whether the control can be used.
  ///
  /// Controls that have other reasons to be disabled override it.
  var isUsable: Bool { environment.isEnabled }

  // MARK: Items

  /// Whether a container lays out the node itself instead of its children.
  var isItem: Bool { false }

  /// Adds the nodes that the surrounding container lays out.
  func appendItems(to items: inout ItemList) {
    if isItem { items.append(self) } else { forEachChild { $0.appendItems(to: &items) } }
  }

  /// Makes the node a single list row, so collections inside it create all their views at once.
  final func becomeRow() {
    guard rowsAreLazy else { return }
    rowsAreLazy = false
    forEachChild { $0.becomeRow() }
  }

  /// Discards the items that a container has collected.
  func invalidateItems() {}

  /// Makes the surrounding container collect its items again after they or their order changed.
  final func itemsDidChange() {
    var node: Node? = self
    while let current = node {
      current.invalidateItems()
      current.invalidateOwnLayout()
      node = current.parent
    }
    host.setNeedsLayout()
  }

  // MARK: Layout

  /// Invalidates the layout and the cached sizes of this node and its ancestors.
  final func invalidateLayout() {
    var node: Node? = self
    while let current = node {
      current.invalidateOwnLayout()
      node = current.parent
    }
    host.setNeedsLayout()
  }

  private func invalidateOwnLayout() {
    isLayoutValid = false
    sizeCache.removeAll()
    needsSync = true
  }

  /// Whether sizes only depend on the proposal, the node's own values and the sizes of its descendants.
  var measuresPurely: Bool { true }

  /// Returns the item's size for a proposal, in points.
  final func size(for proposal: ProposedSize) -> CGSize {
    if let known = sizeCache.size(for: proposal) { return known }
    let size = measure(proposal)
    sizeCache.insert(size, for: proposal)
    return size
  }

  /// Places the item at a point of the screen, with the size that it has just returned for the proposal.
  final func place(at origin: CGPoint, proposal: ProposedSize, size: CGSize) {
    if isLayoutValid, frame.origin == origin, frame.size == size, placedProposal == proposal { return }
    frame = CGRect(origin: origin, size: size)
    placedProposal = proposal
    isLayoutValid = true
    needsSync = true
    layoutContents()
  }

  /// Measures the size of an item for a proposal.
  func measure(_ proposal: ProposedSize) -> CGSize { .zero }

  /// Places the children of a container within its frame.
  func layoutContents() {}

  /// The priority of the item in a stack, where items with a higher priority get space first.
  var layoutPriority: Double { 0 }

  /// The position of the item among overlapping items, where items with higher values are in front.
  var zIndex: Double { 0 }

  /// Whether the item avoids the keyboard itself, so the window doesn't avoid it.
  var managesKeyboard: Bool { false }

  /// Returns the alignment guides of the item, in points from its leading and top edges.
  func explicitGuides(for proposal: ProposedSize) -> [AlignmentKey: CGFloat] { [:] }

  /// Returns a value that the item passes to the surrounding layout, by key.
  func layoutTrait(_ key: ObjectIdentifier) -> Any? { nil }

  /// Combines the values of a preference in this node, in order.
  func reducePreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
    var reduced = value
    forEachChild { $0.reducePreference(key, into: &reduced) }
    value = reduced
  }

  /// Sets the axis of the surrounding stack, which determines the direction of a spacer.
  func setStackAxis(_ axis: Axis) {}

  // MARK: Elements

  /// Returns whether the elements in a branch can be updated without updating this node.
  ///
  /// This is only possible if the node's own elements don't depend on the branch.
  ///
  /// - Parameter branch: The child that is, or contains, the changed node.
  func syncsApart(_ branch: Node) -> Bool { !isItem }

  /// Whether the node's elements are in front of all others, rather than inside an ancestor's.
  var isPresented: Bool { false }

  /// Creates or updates the elements of this node.
  ///
  /// Nodes with an element override it.
  func syncContents(_ context: inout SyncContext) { syncChildren(&context) }

  /// Updates the elements of the children or, in a container, of the items.
  func syncChildren(_ context: inout SyncContext) { forEachChild { $0.sync(&context) } }

  /// Adds the existing elements of this node.
  ///
  /// Nodes override it if they have elements in addition to their own element and their children's elements.
  func collectElements(into elements: inout [ElementID]) {
    if let element {
      elements.append(element)
    } else {
      forEachSyncedChild { $0.collectElements(into: &elements) }
    }
  }

  /// Removes the elements of this node and its descendants.
  ///
  /// Their views stay alive.
  func detachElements() {
    removeElement()
    needsSync = true
    syncedParent = nil
    forEachChild { $0.detachElements() }
  }

  /// Calls a closure for each child whose elements are currently in the element tree.
  func forEachSyncedChild(_ body: (Node) -> Void) { forEachChild(body) }

  /// Adds this node's text to the accessibility label of a surrounding control or cell.
  func appendAccessibilityText(to text: inout AccessibilityText) {
    forEachSyncedChild { if !text.leavesOutControls || !$0.isControl { $0.appendAccessibilityText(to: &text) } }
  }

  /// The node itself if it provides its rows or pages in a custom way, otherwise `nil`.
  var contentProvider: (any ContentProviding)? { nil }

  /// The node itself if it observes the focus of fields below it, otherwise `nil`.
  var focusObserver: (any FocusObserving)? { nil }

  /// The node itself if it overrides accessibility values of the element inside it, otherwise `nil`.
  var overridesProvider: (any OverridesProviding)? { nil }

  /// The node itself if it provides swipe actions for the rows inside it, otherwise `nil`.
  var swipeActionsProvider: (any SwipeActionsProviding)? { nil }

  /// Whether the node's number of list rows can change.
  var hasVaryingRows: Bool { false }

  /// The node itself if it limits the editing of the rows inside it, otherwise `nil`.
  var rowLimits: (any RowLimiting)? { nil }

  /// The node itself if its content scrolls, otherwise `nil`.
  var scrollingNode: (any Scrolling)? { nil }

  /// The node itself if pictures show something of it that its element doesn't tell, otherwise `nil`.
  var pictured: (any PicturedNode)? { nil }

  // MARK: Animations

  /// Returns the node itself if it changes its descendants' transactions, otherwise `nil`.
  func transactionModifier(in round: UInt32) -> (any TransactionModifying)? { nil }

  /// Returns the node's transition if the node was inserted in a rendering, otherwise `nil`.
  func insertionTransition(in round: UInt32) -> AnyTransition? { nil }

  // MARK: Input

  /// Whether the node recognizes a gesture.
  var hasGesture: Bool { false }

  /// The node that receives touches on this node's element: the node itself or a node inside it.
  var touchTarget: Node { self }

  /// Whether the node shows a pressed state.
  var tracksPress: Bool { false }

  /// Called when a finger touches the node, leaves it or is lifted.
  func setPressed(_ pressed: Bool) {}

  /// Handles a tap on this node's element that no descendant has handled.
  ///
  /// - Returns: Whether the node has handled the tap. If the result is `false`, the tap is passed to the parent.
  func handleTap(_ tap: TapEvent) -> Bool { false }

  /// Whether a tap anywhere on a list row activates this control.
  var takesTapsOfRow: Bool { false }

  /// Handles a long press at a point of the screen, with its duration in seconds.
  func handlePress(duration: Double, at point: CGPoint) -> Bool { false }

  /// Returns whether the node handles a drag in progress, so the gestures around it don't.
  func claimsDrag(_ drag: DragEvent) -> Bool { false }

  /// Handles a drag that started on this node or a descendant.
  func handleDrag(_ drag: DragEvent) -> Bool { false }
}
