import Foundation
import ScreenModel
import VirtualTime

/// Owns the graph of one running app: it collects what has changed, evaluates, lays out, and brings the element tree up to date.
@MainActor
package final class ViewHost {
  package unowned let system: any HostSystem
  package let tree: ElementTree
  let scheduler: VirtualScheduler
  /// The `application` element, which everything of the app is in.
  package let application: ElementID
  let window: ElementID
  let appName: String
  /// How many bodies were evaluated since the launch.
  package internal(set) var evaluationCount = 0
  let invalidations = InvalidationQueue()
  /// Finds out what animations move.
  private(set) lazy var animations = AnimationTracker(host: self, timeline: system.animations)
  /// Collects the mistakes in the app's views, and reports them after each rendering.
  private(set) lazy var problems = ProblemCollector { [unowned self] in system.report($0) }
  /// The nodes that leave room for the keyboard.
  var keyboardAvoidingNodes = KeyboardAvoidingNodes()
  /// The alignment guides that views set.
  let guides = GuideCache()
  /// The changes of environments that the nodes hear of later.
  let environmentChanges = EnvironmentChanges()
  /// Tells those who follow preferences that some may have changed.
  let preferences = PreferenceFollowers()
  private var services: [ObjectIdentifier: any HostService] = [:]
  /// What lies over the views, from the back to the front.
  var overlays: [any WindowOverlay] = []
  private let screenSize: ScreenSizeStorage
  // The language of an app does not change while it runs.
  let directionOfLanguage: LayoutDirection
  private(set) var keyboard: (any SoftwareKeyboard)!
  var canvases: [any DrawingNode] = []
  private(set) var root: (any ScreenNode)!
  /// Makes the text that stands in a view's place and says what is wrong with it.
  let makeNotice: (String, NodeInputs) -> Node
  var presentationStack = PresentationStack()
  var presentations: [any Presented] {
    // The end of a presentation may run the app's code, which must not meet a stack that is being changed.
    if presentationStack.hasGone { withExtendedLifetime(presentationStack.takeGone()) {} }
    return presentationStack.all
  }
  private(set) var nodes = NodeTable()
  private var dirty: [any BodyEvaluating] = []
  // Whether parents come before what is in them; mostly they do.
  private var dirtyIsOrdered = true
  private var postponed: [any BodyEvaluating] = []
  private var needsLayout = true
  private var needsSync = true
  // Whether elements come or go, or what they are in changes: then all are looked through.
  private(set) var needsWholeSync = true
  private var branchesToSync: [Node] = []
  /// The nodes whose sizes are to be asked for again.
  var pendingSizes = PendingSizes()
  /// Whether nodes are being measured and placed.
  private(set) var isLayingOut = false
  private var commits: [() -> Void] = []
  private var departures: [() -> Void] = []
  private var isRendering = false
  private var windowElements: [ElementID] = []
  var groupElements: [ObjectIdentifier: ElementID] = [:]

  /// More rounds than this in one rendering mean that views change state each time they are rendered.
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

  /// Ends the app: every view goes, every task is cancelled, the elements leave the tree.
  package func tearDown() {
    // At once, rather than element by element as their views go.
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

  // MARK: What has changed

  /// The device was turned: everything is laid out again in the screen's new shape.
  package func screenDidChange() {
    tree.setFrame(system.screen, of: application)
    tree.setFrame(system.screen, of: window)
    screenSize.set(system.screen.size)
    keyboard.screenDidChange()
    keyboardAvoidingNodes.invalidateLayout()
    for presentation in presentations { presentation.screenDidChange() }
    setNeedsLayout()
  }

  func enqueue(_ node: any BodyEvaluating) {
    if let last = dirty.last {
      if last === node { return }
      if node.depth < last.depth { dirtyIsOrdered = false }
    }
    dirty.append(node)
  }

  func setNeedsLayout() {
    needsLayout = true
    setNeedsSync()
  }

  package func setNeedsSync() {
    needsSync = true
    needsWholeSync = true
  }

  /// Asks for the elements of one node to be brought up to date.
  func enqueueSync(of node: Node) {
    needsSync = true
    guard !node.isSyncPending else { return }
    node.isSyncPending = true
    branchesToSync.append(node)
  }

  /// Runs a closure once the rendering that is under way has reached the element tree.
  func afterCommit(_ body: @escaping () -> Void) { commits.append(body) }

  /// Runs a closure after those of the views that came: what comes appears before what goes has left, as on a phone.
  func afterArrivals(_ body: @escaping () -> Void) { departures.append(body) }

  private var hasChanges: Bool { !dirty.isEmpty || !invalidations.isEmpty }

  var needsRender: Bool { hasChanges || needsSync || !commits.isEmpty || !departures.isEmpty }

  // MARK: Rendering

  /// Brings the element tree up to date with the app's state.
  ///
  /// - Returns: What never stops changing, if there is such a thing: “the body of FeedView”.
  @discardableResult
  package func render() -> String? {
    guard !isRendering, needsRender else { return nil }
    isRendering = true
    defer { isRendering = false }
    if hasChanges { resumePostponed() }
    defer { problems.report(invalidations.takeMistakes()) }
    // What views start belongs to the scheduler anyway; known to the thread, it need not be found out for each closure of theirs.
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
      // What a rendering changes is a round of its own, so that a body that changes what it reads is noticed.
      if hasChanges { continue }
      if needsLayout || !pendingSizes.isEmpty { layout() }
      // Rows that a list makes while it lays out may be dirty at once; they are evaluated before anything is shown.
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

  // MARK: Mistakes

  /// How many renderings there were, and the handler that seems to have no end in the last one.
  private(set) var renderings: UInt32 = 0
  /// The nodes of which it is known whether they describe one item, as of a rendering.
  var nodesWithOneItem: (renderings: UInt32, known: [ObjectIdentifier: Bool]) = (0, [:])
  private var busiestHandler: String?

  /// A handler of changes has run once more in one rendering.
  func handlerDidRun(_ name: @autoclosure () -> String, times: Int) {
    if times == Self.roundLimit / 4 { busiestHandler = name() }
  }

  private func takeInvalidations(beginsAnimations: Bool = false) {
    guard !invalidations.isEmpty else { return }
    let taken = invalidations.take()
    // The longest one first: a body that several changes touch is evaluated once, and what it moves counts as moving until the last one's end.
    for (change, readings) in taken.animated.count > 1 ? taken.animated.sorted(by: { $0.change.seconds > $1.change.seconds }) : taken.animated {
      invalidate(readings)
      if beginsAnimations { render(change) }
    }
    invalidate(taken.others)
  }

  private func invalidate(_ readings: [Reading]) {
    for reading in readings where reading.isLatest { reading.reader.body?.setNeedsEvaluation() }
  }

  /// Brings the element tree up to date with one animated change, so that what it moves is told from what other changes move.
  private func render(_ change: AnimatedChange) {
    animations.begin(change)
    // Rows that a list makes while it lays out may be dirty at once.
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
    // A parent first: what it describes again its children need not do again.
    if !dirtyIsOrdered { batch.sort { $0.depth < $1.depth } }
    dirtyIsOrdered = true
    for node in batch { node.evaluateIfNeeded() }
  }

  /// Puts off what would make the rendering go on for ever, until something else asks for one.
  private func giveUp() {
    takeInvalidations()
    for node in dirty { node.cancelEvaluation() }
    postponed += dirty
    dirty.removeAll()
    let dropped = (commits, departures)
    (commits, departures) = ([], [])
    withExtendedLifetime(dropped) {}
  }

  /// What a rendering that was given up has left undone: the storage that it reads would not report another change.
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
    // Where the elements stay the same, what is around them is as it was.
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
      // What these have changed is laid out before the next ones look at it.
      if needsSync { return }
    }
  }

  /// Whether nothing of the app can be seen or touched, as of a home screen under an app.
  package var isWindowHidden = false {
    didSet {
      guard isWindowHidden != oldValue else { return }
      var properties = tree[window]
      properties.isHidden = isWindowHidden
      tree.update(window, to: properties)
    }
  }

  var isKeyboardShown = false

  /// What a part of the framework keeps for this app.
  func service<Service: HostService>(_ type: Service.Type) -> Service {
    if let known = services[ObjectIdentifier(type)] as? Service { return known }
    let made = type.init(host: self)
    services[ObjectIdentifier(type)] = made
    return made
  }

  /// Whether the parts of controls have elements: only once a query asks for parts, because most tests never do.
  package var showsPartsOfControls: Bool = false {
    didSet {
      guard showsPartsOfControls != oldValue else { return }
      for (element, node) in nodes.all where node.isControl && tree.contains(element) { node.markNeedsSyncAround() }
      setNeedsSync()
    }
  }

  // MARK: From elements to nodes

  func remember(_ node: Node, for element: ElementID) { withExtendedLifetime(nodes.insert(node, for: element)) {} }

  func forget(_ element: ElementID) { withExtendedLifetime(nodes.remove(element)) {} }

  func node(for element: ElementID) -> Node? { nodes[element] }
}
