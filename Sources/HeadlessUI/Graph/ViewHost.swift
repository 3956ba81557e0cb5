import Foundation
import ScreenModel
import VirtualTime

/// The object that owns the graph of a running app.
///
/// It evaluates changed bodies, lays out views and updates the element tree.
@MainActor
package final class ViewHost {
  package unowned let system: any HostSystem
  package let tree: ElementTree
  let scheduler: VirtualScheduler
  /// The `application` element, which contains all elements of the app.
  package let application: ElementID
  let window: ElementID
  let appName: String
  /// The number of bodies evaluated since launch.
  package internal(set) var evaluationCount = 0
  let invalidations = InvalidationQueue()
  /// Tracks the elements that animations move.
  private(set) lazy var animations = AnimationTracker(host: self, timeline: system.animations)
  /// Collects the mistakes in the app's views and reports them after each rendering.
  private(set) lazy var problems = ProblemCollector { [unowned self] in system.report($0) }
  /// The nodes that avoid the keyboard.
  var keyboardAvoidingNodes = KeyboardAvoidingNodes()
  /// The alignment guides that views set.
  let guides = GuideCache()
  /// The nodes that are notified of environment changes later.
  let environmentChanges = EnvironmentChanges()
  /// Notifies preference observers of a possible change.
  let preferences = PreferenceFollowers()
  private var services: [ObjectIdentifier: any HostService] = [:]
  /// The overlays in front of the views, from back to front.
  var overlays: [any WindowOverlay] = []
  private let screenSize: ScreenSizeStorage
  // The direction is stored, because the language of an app doesn't change while it runs.
  let directionOfLanguage: LayoutDirection
  private(set) var keyboard: (any SoftwareKeyboard)!
  private(set) var root: (any ScreenNode)!
  /// A closure that creates text that describes a problem, which replaces a view.
  let makeNotice: (String, NodeInputs) -> Node
  var presentationStack = PresentationStack()
  var presentations: [any Presented] {
    // Ending a presentation can run app code that accesses the stack, so the old presentations are released after the change.
    if presentationStack.hasGone { withExtendedLifetime(presentationStack.takeGone()) {} }
    return presentationStack.all
  }
  private(set) var nodes = NodeTable()
  private var dirty: [any BodyEvaluating] = []
  // Whether parents come before their descendants, which is usually the case.
  private var dirtyIsOrdered = true
  private var postponed: [any BodyEvaluating] = []
  private var needsLayout = true
  private var needsSync = true
  // Whether all nodes need an update, because elements were added, removed or moved.
  private(set) var needsWholeSync = true
  private var branchesToSync: [Node] = []
  /// The nodes whose sizes have to be measured again.
  var pendingSizes = PendingSizes()
  /// Whether a layout pass is in progress.
  private(set) var isLayingOut = false
  private var commits: [() -> Void] = []
  private var departures: [() -> Void] = []
  private var isRendering = false
  private var windowElements: [ElementID] = []
  var groupElements: [ObjectIdentifier: ElementID] = [:]

  /// The maximum number of rounds in one rendering.
  ///
  /// If rendering takes more rounds, a view changes state every time it renders.
  private static let roundLimit = 500

  init(
    system: any HostSystem, appName: String, environment: EnvironmentValues, makeNotice: @escaping (String, NodeInputs) -> Node,
    makeRoot: (ViewHost, EnvironmentValues) -> any ScreenNode
  ) {
    self.system = system
    self.appName = appName
    self.makeNotice = makeNotice
    screenSize = ScreenSizeStorage(system.screen.size)
    directionOfLanguage = LayoutDirection(languageOf: environment.locale.identifier)
    tree = system.tree
    scheduler = system.scheduler
    application = tree.insert(
      ElementProperties(type: .application, label: appName, frame: system.screen, ignoresTouches: true), into: tree.root)
    window = tree.insert(ElementProperties(type: .window, frame: system.screen, clipsToBounds: true), into: application)
    keyboard = system.makeKeyboard(for: self)
    var environment = environment
    environment.screenSizeStorage = screenSize
    environment.followSettings(directionOfLanguage: directionOfLanguage)
    root = makeRoot(self, environment)
  }

  deinit { invalidations.close() }

  /// Ends the app: tears down all views, cancels all tasks and removes the elements from the tree.
  package func tearDown() {
    // Remove all elements together, which is faster than removing them one by one with their views.
    tree.remove(application)
    for presentation in presentations { presentation.tearDown() }
    root.tearDown()
    while !commits.isEmpty || !departures.isEmpty { runCommits() }
    let ended = nodes
    nodes = NodeTable()
    withExtendedLifetime(ended) {}
    dirty.removeAll()
    postponed.removeAll()
    invalidations.close()
  }

  // MARK: Changes

  /// Updates the layout after the device was rotated.
  package func screenDidChange() {
    tree.setFrame(system.screen, of: application)
    tree.setFrame(system.screen, of: window)
    screenSize.set(system.screen.size)
    keyboard.screenDidChange()
    keyboardAvoidingNodes.invalidateLayout()
    for presentation in presentations { presentation.screenDidChange() }
    setNeedsLayout()
  }

  /// Notes that a view looks different, so pictures of the screen are made again.
  func lookDidChange() { tree.lookChangeCount &+= 1 }

  func enqueue(_ node: any BodyEvaluating) {
    if let last = dirty.last {
      if last === node { return }
      if node.depth < last.depth { dirtyIsOrdered = false }
    }
    dirty.append(node)
  }

  func setNeedsLayout() {
    needsLayout = true
    lookDidChange()
    setNeedsSync()
  }

  package func setNeedsSync() {
    needsSync = true
    needsWholeSync = true
  }

  /// Requests an update of the elements of one node.
  func enqueueSync(of node: Node) {
    needsSync = true
    guard !node.isSyncPending else { return }
    node.isSyncPending = true
    branchesToSync.append(node)
  }

  /// Runs a closure after the current rendering has updated the element tree.
  func afterCommit(_ body: @escaping () -> Void) { commits.append(body) }

  /// Runs a closure after the closures for new views.
  ///
  /// As on iOS, views appear before other views disappear.
  func afterArrivals(_ body: @escaping () -> Void) { departures.append(body) }

  private var hasChanges: Bool { !dirty.isEmpty || !invalidations.isEmpty }

  var needsRender: Bool { hasChanges || needsSync || !commits.isEmpty || !departures.isEmpty }

  // MARK: Rendering

  /// Updates the element tree to the app's state.
  ///
  /// - Returns: The name of the code that changes state endlessly, such as “the body of FeedView”, or `nil` if rendering has ended.
  @discardableResult
  package func render() -> String? {
    guard !isRendering, needsRender else { return nil }
    isRendering = true
    defer { isRendering = false }
    if hasChanges { resumePostponed() }
    defer { problems.report(invalidations.takeMistakes()) }
    // Everything that views start belongs to the scheduler. Setting the scope once for the thread avoids a lookup for each closure.
    return scheduler.inScope(cause: nil, isInApp: true) { renderUntilSettled() }
  }

  private func renderUntilSettled() -> String? {
    var rounds = 0
    renderings &+= 1
    busiestHandler = nil
    var busiest: String?
    while needsRender {
      rounds += 1
      if rounds > Self.roundLimit {
        giveUp()
        return busiestHandler ?? "the body of \(busiest ?? appName)"
      }
      takeInvalidations(beginsAnimations: true)
      if let first = dirty.first, rounds > Self.roundLimit / 2 { busiest = first.namedView }
      evaluateDirtyNodes()
      // Changes during evaluation are handled in another round, which detects a body that changes the state it reads.
      if hasChanges { continue }
      if needsLayout || !pendingSizes.isEmpty { layout() }
      // Rows that were created during layout may need to be evaluated, which must happen before the elements are updated.
      if hasChanges || needsLayout || !pendingSizes.isEmpty { continue }
      if needsSync {
        needsSync = false
        sync()
      }
      if animations.isTracking { animations.end() }
      preferences.follow()
      runCommits()
    }
    return nil
  }

  // MARK: Problems

  /// The number of renderings so far.
  private(set) var renderings: UInt32 = 0
  /// A cache of which nodes contain exactly one item, valid for one rendering.
  var nodesWithOneItem: (renderings: UInt32, known: [ObjectIdentifier: Bool]) = (0, [:])
  private var busiestHandler: String?

  /// Records the name of a change handler that runs too often in one rendering.
  func handlerDidRun(_ name: @autoclosure () -> String, times: Int) {
    if times == Self.roundLimit / 4 { busiestHandler = name() }
  }

  private func takeInvalidations(beginsAnimations: Bool = false) {
    guard !invalidations.isEmpty else { return }
    invalidations.runChecks()
    let taken = invalidations.take()
    // Start with the longest animation, because a body with several changes is evaluated only once, and its elements must move until the last animation ends.
    for (change, readings) in taken.animated.count > 1 ? taken.animated.sorted(by: { $0.change.seconds > $1.change.seconds }) : taken.animated {
      invalidate(readings)
      if beginsAnimations { render(change) }
    }
    invalidate(taken.others)
  }

  private func invalidate(_ readings: [Reading]) {
    for reading in readings where reading.isLatest { reading.reader.body?.setNeedsEvaluation() }
  }

  /// Updates the element tree for one animated change, so its movements are tracked separately.
  private func render(_ change: AnimatedChange) {
    animations.begin(change)
    // Rows that were created during layout may need to be evaluated, so repeat a few times.
    for _ in 0..<8 {
      evaluateDirtyNodes()
      if needsLayout || !pendingSizes.isEmpty { layout() }
      if dirty.isEmpty { break }
    }
    if needsSync, !needsLayout {
      needsSync = false
      sync()
    }
    animations.end()
  }

  private func evaluateDirtyNodes() {
    guard !dirty.isEmpty else { return }
    var batch = dirty
    dirty.removeAll(keepingCapacity: true)
    // Parents come first, because evaluating a parent can update its children.
    if !dirtyIsOrdered { batch.sort { $0.depth < $1.depth } }
    dirtyIsOrdered = true
    for node in batch { node.evaluateIfNeeded() }
  }

  /// Postpones endless changes until another change requests a rendering.
  private func giveUp() {
    takeInvalidations()
    for node in dirty { node.cancelEvaluation() }
    postponed += dirty
    dirty.removeAll()
    let dropped = (commits, departures)
    (commits, departures) = ([], [])
    withExtendedLifetime(dropped) {}
  }

  /// Resumes evaluations that an aborted rendering has postponed.
  ///
  /// The evaluations must be resumed explicitly, because their storage doesn't report the same change again.
  private func resumePostponed() {
    if postponed.isEmpty { return }
    let nodes = postponed
    postponed = []
    for node in nodes { node.setNeedsEvaluation() }
  }

  private func layout() {
    isLayingOut = true
    guides.forget()
    defer { isLayingOut = false }
    if pendingSizes.resolve() { setNeedsLayout() }
    if needsLayout {
      needsLayout = false
      root.layout(in: system.screen)
      for presentation in presentations { presentation.layout(in: system.screen) }
    }
    pendingSizes.layOut()
  }

  private func sync() {
    var branches = branchesToSync
    branchesToSync.removeAll(keepingCapacity: true)
    // If the elements of a branch are unchanged, the elements around the branch stay valid.
    let isWhole = needsWholeSync
    branches.removeAll { branch in
      branch.isSyncPending = false
      return !isWhole && (!branch.isAlive || !branch.needsSync || branch.syncInPlace())
    }
    guard needsWholeSync || !branches.isEmpty else { return }
    needsWholeSync = false
    for branch in branches where branch.isAlive { branch.markNeedsSyncAround() }
    syncAll()
  }

  private func syncAll() {
    var context = SyncContext(parent: window)
    let presentations = presentations
    if presentations.contains(where: \.coversEverything) {
      root.detachElements()
    } else {
      root.sync(&context)
    }
    let topCover = presentations.lastIndex(where: \.coversEverything) ?? 0
    for (index, presentation) in presentations.enumerated() {
      if index < topCover { presentation.detachElements() } else { presentation.sync(&context) }
    }
    context.elements += keyboard.updateElements(in: window)
    for overlay in overlays { context.elements += overlay.updateElements(in: window) }
    if context.elements != windowElements {
      root.childElements = windowElements
      root.arrange(context.elements, in: window)
      windowElements = context.elements
    }
  }

  private func runCommits() {
    while !commits.isEmpty || !departures.isEmpty {
      var batch = commits
      commits.removeAll(keepingCapacity: true)
      if batch.isEmpty { swap(&batch, &departures) }
      for commit in batch { commit() }
      // The changes of these closures must be laid out before the next closures run.
      if needsSync { return }
    }
  }

  /// Whether the whole app is hidden and can't be touched, such as the home screen behind an app.
  package var isWindowHidden = false {
    didSet {
      guard isWindowHidden != oldValue else { return }
      var properties = tree[window]
      properties.isHidden = isWindowHidden
      tree.update(window, to: properties)
    }
  }

  var isKeyboardShown = false

  /// Returns the service of a type for this app.
  ///
  /// The service is created on first use.
  func service<Service: HostService>(_ type: Service.Type) -> Service {
    if let known = services[ObjectIdentifier(type)] as? Service { return known }
    let made = type.init(host: self)
    services[ObjectIdentifier(type)] = made
    return made
  }

  /// Whether the parts of controls have elements.
  ///
  /// The property is set when a query first requests parts, because most tests never need them.
  package var showsPartsOfControls: Bool = false {
    didSet {
      guard showsPartsOfControls != oldValue else { return }
      for (element, node) in nodes.all where node.isControl && tree.contains(element) { node.markNeedsSyncAround() }
      setNeedsSync()
    }
  }

  // MARK: Nodes of elements

  func remember(_ node: Node, for element: ElementID) { withExtendedLifetime(nodes.insert(node, for: element)) {} }

  func forget(_ element: ElementID) { withExtendedLifetime(nodes.remove(element)) {} }

  func node(for element: ElementID) -> Node? { nodes[element] }
}
