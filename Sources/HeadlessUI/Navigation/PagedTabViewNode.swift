import Foundation
import ScreenModel

/// The node of a tab view whose pages turn with a drag.
///
/// Its elements are a `scrollView` with the current page and a `pageIndicator` with a value such as "page 1 of 3".
/// The indicator has the identifier of the tab view. As on a device, a tap on the right half of the indicator turns to the page on the right, and a tap on the left half to the page on the left.
final class PagedTabViewNode<SelectionValue: Hashable, Content: View>: PagesNode<SelectionValue, Content> {
  private var indicator: PageIndicatorNode!

  override init(_ view: TabView<SelectionValue, Content>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    indicator = PageIndicatorNode(parent: self) { [unowned self] in self.turn(by: $0) }
  }

  // Child nodes get a changed environment, because a tab view inside a page doesn't inherit this style.
  override var childInputs: NodeInputs { NodeInputs(host: host, parent: self, environment: environmentForChildren(environment)) }

  override func environmentForChildren(_ inherited: EnvironmentValues) -> EnvironmentValues {
    var environment = inherited
    environment.tabViewStyle = .tabBar
    return environment
  }

  override func environmentDidChange() { invalidateLayout() }

  override func forEachChild(_ body: (Node) -> Void) {
    super.forEachChild(body)
    if let indicator { body(indicator) }
  }

  /// Turns a number of pages to the right.
  ///
  /// A negative number turns to the left.
  /// - Parameter pages: The number of pages.
  private func turn(by pages: Int) {
    let index = min(max(0, selectedIndex + (environment.isRightToLeft ? -pages : pages)), max(0, self.pages.count - 1))
    guard index != selectedIndex else { return }
    select(index, cause: "page \(index + 1) of \(self.pages.count)")
  }

  // MARK: Layout and elements

  private var showsIndicator: Bool {
    switch environment.tabViewStyle.indexDisplayMode {
    case .automatic: pages.count > 1
    case .always: true
    case .never: false
    }
  }

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
    syncElement(consume properties, &context)
  }

  override func syncChildren(_ context: inout SyncContext) {
    shownPage?.sync(&context)
    if showsIndicator { indicator.sync(&context) } else { indicator.detachElements() }
  }

  override func claimsDrag(_ drag: DragEvent) -> Bool { drag.mainAxis == .horizontal && !environment.isScrollDisabled && frame.width > 0 }

  override func handleDrag(_ drag: DragEvent) -> Bool {
    guard claimsDrag(drag) else { return false }
    let turned = -drag.delta.width / frame.width
    guard abs(turned) >= 0.1 else { return false }
    turn(by: turned > 0 ? 1 : -1)
    return true
  }

  override var hasWrittenState: Bool { ownSelection != 0 || super.hasWrittenState }
}

/// The page indicator, a row of dots below the pages.
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
    syncElement(consume properties, &context)
  }

  override func handleTap(_ tap: TapEvent) -> Bool {
    if environment.isEnabled { turn(tap.location.x >= frame.midX ? 1 : -1) }
    return true
  }
}
