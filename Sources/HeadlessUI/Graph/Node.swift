import Foundation
import ScreenModel

/// What a node is made with: where it hangs and what it inherits.
@MainActor
struct NodeInputs {
  let host: ViewHost
  let parent: Node?
  let environment: EnvironmentValues
  /// Whether the container around this place creates its rows only when they come into view.
  var rowsAreLazy = false
}

/// A place in the hierarchy that lives as long as its view keeps its identity: it holds the state, the children, the layout and the link to the element tree.
///
/// Structural nodes (tuples, conditions, composites) are transparent: the containers above them see only their items. A node that takes part in layout is an item.
@MainActor
class Node {
  // A parent owns its children. If it is released before a child is, the child's `parent` is `nil`: its link has ended. A use of `host` after the app's end is found in every build.
  final unowned let host: ViewHost
  final var parentLink: NodeLink?
  final var ownLink: NodeLink?
  final var environment: EnvironmentValues
  let depth: Int

  // What most passes over the nodes look at first lies together, before what only items use: a large app's nodes do not fit the processor's cache.
  /// Whether the container around this node creates its rows only when they come into view; what it asks of them does not reach into a container within a row.
  private(set) final var rowsAreLazy: Bool
  final private(set) var isAlive = true
  /// Whether the node lives on out of view.
  final var isParked = false
  /// Whether the node stands around one of the several views of a modifier.
  final var isMember = false
  final var isLayoutValid = false
  /// Whether the node's sizes are to be asked for again before the next layout.
  final var isSizePending = false
  final var needsSync = true
  /// Whether the node is among those whose elements are brought up to date next.
  final var isSyncPending = false
  /// The round in which the collection that the node is a child of has met it last.
  final var collectionRound: UInt32 = 0

  // The element tree.
  // Absent in place of `nil`, which would take a word of its own.
  final private var knownElement = ElementID.absent
  final private var knownParent = ElementID.absent
  final var syncedOverrides: AccessibilityOverrides?
  final var childElements: [ElementID] = []

  // Layout, kept by the node that is an item.
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

  /// The element that the node's elements were last brought up to date in.
  final var syncedParent: ElementID? {
    get { knownParent == .absent ? nil : knownParent }
    set { knownParent = newValue ?? .absent }
  }

  // MARK: Making and updating

  /// What this node's children are made with.
  var childInputs: NodeInputs { NodeInputs(host: host, parent: self, environment: environment, rowsAreLazy: rowsAreLazy) }

  /// The direct child, or the node itself, that a view has given an identity; views with an identity override it.
  func child(identifiedBy id: AnyHashable) -> Node? { nil }

  /// Calls the closure for each child in order; structural nodes and containers override it.
  func forEachChild(_ body: (Node) -> Void) {}

  /// The environment that children get; modifiers of the environment override it.
  func environmentForChildren(_ inherited: EnvironmentValues) -> EnvironmentValues { inherited }

  /// The inherited environment has changed.
  func setEnvironment(_ new: EnvironmentValues) {
    guard !new.isIdentical(to: environment) else { return }
    if new.isRightToLeft != environment.isRightToLeft { invalidateLayout() }
    environment = new
    host.environmentDidChange(for: self)
    let inherited = environmentForChildren(new)
    forEachChild { $0.setEnvironment(inherited) }
  }

  /// Reacts to a change of the environment; controls re-render, composites that read it are evaluated again.
  func environmentDidChange() {}

  /// Ends the life of the node and of everything under it: state is lost, tasks are cancelled, elements leave the tree.
  func tearDown() {
    guard isAlive else { return }
    isAlive = false
    // A member stands around its view, which it does not own.
    if !isMember { forEachChild { $0.tearDown() } }
    removeElement()
    willTearDown()
    if let parent, parent.isMember { parent.tearDown() }
    parent = nil
  }

  /// The last moment of a node: subclasses let go of what they hold outside of the graph.
  func willTearDown() {}

  // MARK: Appearing

  /// Whether the node is on the page and the tab that are shown.
  final var isShown: Bool {
    var node: Node? = self
    while let current = node {
      if current.isParked { return false }
      node = current.parent
    }
    return true
  }

  /// Takes the node out of view while it lives on, or brings it back: a row that is scrolled away, a tab that is not selected.
  final func setParked(_ parked: Bool) {
    guard isParked != parked else { return }
    isParked = parked
    shownDidChange(!parked)
  }

  /// Whether the node, or one under it, holds state that has been set and that would be lost with it.
  var hasWrittenState: Bool {
    var isWritten = false
    forEachChild { if !isWritten { isWritten = $0.hasWrittenState } }
    return isWritten
  }

  /// The page or the tab that the node is on came into view or left it.
  func shownDidChange(_ isShown: Bool) { forEachChild { $0.shownDidChange(isShown) } }

  /// The name of the view around this node whose source a person would look into.
  final var enclosingViewName: String {
    var node: Node? = self
    while let current = node {
      if let name = current.ownViewName { return name }
      node = current.parent
    }
    return host.appName
  }

  /// The name of the view whose body the node evaluates, if it is such a node.
  var ownViewName: String? { nil }

  /// Whether the node's element is a control, which stands for the texts and images in it.
  var isControl: Bool { false }

  /// Whether the node can have the focus.
  var isFocusableField: Bool { false }

  /// The type of the view that the node is of, if it is of one.
  var viewType: Any.Type? { nil }

  /// Whether a person can use the control; controls that have a reason of their own why not override it.
  var isUsable: Bool { environment.isEnabled }

  // MARK: Items

  /// Whether the node itself is laid out, rather than its children.
  var isItem: Bool { false }

  /// Adds the nodes that the container above lays out.
  func appendItems(to items: inout ItemList) {
    if isItem { items.append(self) } else { forEachChild { $0.appendItems(to: &items) } }
  }

  /// The node, or what is in it, is one row of a list from now on: collections in it have all of their views at once.
  final func becomeRow() {
    guard rowsAreLazy else { return }
    rowsAreLazy = false
    forEachChild { $0.becomeRow() }
  }

  /// The node's own list of items has become stale; containers override it.
  func invalidateItems() {}

  /// The set or the order of items under this node has changed: the container above collects them again.
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

  /// Forgets the sizes of this node and of all above it, so that the next layout asks again.
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

  /// Whether the sizes depend on nothing but the proposal, the node's own values and the sizes of what is under it.
  var measuresPurely: Bool { true }

  /// The size that the item wants for a proposal, in points.
  final func size(for proposal: ProposedSize) -> CGSize {
    if let known = sizeCache.size(for: proposal) { return known }
    let size = measure(proposal)
    sizeCache.insert(size, for: proposal)
    return size
  }

  /// Puts the item at a point of the screen with the size that it has just answered with for the proposal.
  final func place(at origin: CGPoint, proposal: ProposedSize, size: CGSize) {
    if isLayoutValid, frame.origin == origin, frame.size == size, placedProposal == proposal { return }
    frame = CGRect(origin: origin, size: size)
    placedProposal = proposal
    isLayoutValid = true
    needsSync = true
    layoutContents()
  }

  /// Computes the size for a proposal; items override it.
  func measure(_ proposal: ProposedSize) -> CGSize { .zero }

  /// Places the children within `frame`; containers override it.
  func layoutContents() {}

  /// How reluctant the item is to give up room in a stack; higher is served first.
  var layoutPriority: Double { 0 }

  /// Which items of a pile lie in front: those with the higher value.
  var zIndex: Double { 0 }

  /// Whether the item makes room for the keyboard itself, rather than the window around it.
  var managesKeyboard: Bool { false }

  /// The alignment guides that the item, or a view in it, sets: in points from its leading and top edges.
  func explicitGuides(for proposal: ProposedSize) -> [AlignmentKey: CGFloat] { [:] }

  /// What the item says of itself to the layout around it, by key.
  func layoutTrait(_ key: ObjectIdentifier) -> Any? { nil }

  /// Adds the values of a preference in this node, in order.
  func reducePreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
    var reduced = value
    forEachChild { $0.reducePreference(key, into: &reduced) }
    value = reduced
  }

  /// The axis of the enclosing stack has no hold on most items; spacers take their direction from it.
  func setStackAxis(_ axis: Axis) {}

  // MARK: Elements

  /// Whether the elements of a branch can be brought up to date without this node: nothing in this node's own elements depends on what is in the branch.
  ///
  /// - Parameter branch: The child that the change is in or under.
  func syncsApart(_ branch: Node) -> Bool { !isItem }

  /// Whether the node's elements lie over everything else, rather than in those of the nodes around it.
  var isPresented: Bool { false }

  /// Creates or updates the elements of this node; nodes with an element of their own override it.
  func syncContents(_ context: inout SyncContext) { syncChildren(&context) }

  /// Brings the children's elements up to date; containers override it with their items.
  func syncChildren(_ context: inout SyncContext) { forEachChild { $0.sync(&context) } }

  /// Adds the elements that are there already; nodes with elements beside their own and their children's override it.
  func collectElements(into elements: inout [ElementID]) {
    if let element {
      elements.append(element)
    } else {
      forEachSyncedChild { $0.collectElements(into: &elements) }
    }
  }

  /// Removes the elements of this node and of all nodes under it, while their views live on.
  func detachElements() {
    removeElement()
    needsSync = true
    syncedParent = nil
    forEachChild { $0.detachElements() }
  }

  /// Calls the closure for each child that has a part in the element tree now.
  func forEachSyncedChild(_ body: (Node) -> Void) { forEachChild(body) }

  /// Adds what a control or a cell around this node reads out.
  func appendAccessibilityText(to text: inout AccessibilityText) {
    forEachSyncedChild { if !text.leavesOutControls || !$0.isControl { $0.appendAccessibilityText(to: &text) } }
  }

  /// The node itself, if it gives lists their rows or tab views their pages in a way of its own.
  var contentProvider: (any ContentProviding)? { nil }

  /// The node itself, if it follows the focus of the fields under it.
  var focusObserver: (any FocusObserving)? { nil }

  /// The node itself, if it has accessibility values for the element in it.
  var overridesProvider: (any OverridesProviding)? { nil }

  /// The node itself, if it gives the rows in it actions for a swipe.
  var swipeActionsProvider: (any SwipeActionsProviding)? { nil }

  /// Whether the node makes now one row of a list, now several.
  var hasVaryingRows: Bool { false }

  /// The node itself, if it limits the editing of the rows in it.
  var rowLimits: (any RowLimiting)? { nil }

  /// The node itself, if its content scrolls.
  var scrollingNode: (any Scrolling)? { nil }

  // MARK: Animations

  /// The node itself, if it changes the transactions of what changes under it in a rendering.
  func transactionModifier(in round: UInt32) -> (any TransactionModifying)? { nil }

  /// The transition of the node, if it came in a rendering and has one.
  func insertionTransition(in round: UInt32) -> AnyTransition? { nil }

  // MARK: Input

  /// Whether the node recognizes a gesture.
  var hasGesture: Bool { false }

  /// The node that gets the touches on this node's element: the node itself, or one in it that is a part of the same element.
  var touchTarget: Node { self }

  /// Whether the node shows that a finger is on it.
  var tracksPress: Bool { false }

  /// A finger came down on the node, or left it.
  func setPressed(_ pressed: Bool) {}

  /// A tap arrived at this node's element or bubbled up to it.
  ///
  /// - Returns: Whether the node took it; otherwise its parent is asked.
  func handleTap(_ tap: TapEvent) -> Bool { false }

  /// Whether a touch anywhere on the row of a list is meant for this control.
  var takesTapsOfRow: Bool { false }

  /// A long press at a point of the screen, in seconds.
  func handlePress(duration: Double, at point: CGPoint) -> Bool { false }

  /// Whether a drag that is under way is for this node, rather than for the gestures of the views around it.
  func claimsDrag(_ drag: DragEvent) -> Bool { false }

  /// A drag that began on this node or below it.
  func handleDrag(_ drag: DragEvent) -> Bool { false }
}
