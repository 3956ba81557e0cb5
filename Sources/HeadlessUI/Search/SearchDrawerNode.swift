import Foundation
import ScreenModel

/// The search field with its tokens, the Cancel button, and the scopes.
///
/// On a page, it's part of the navigation bar, as on iPhone. Elsewhere, it's above the searched view.
final class SearchDrawerNode: Node {
  private typealias Metrics = ScreenMetrics.NavigationBar

  private unowned let owner: Node & SearchDrawerOwning
  let field: SearchFieldNode
  private var cancelButton: ElementNode!
  var scopes: Node?
  var tokens: Node?
  private(set) var isSearching = false

  init(_ field: TextInput, owner: Node & SearchDrawerOwning, environment: EnvironmentValues, clear: @escaping () -> Void, cancel: @escaping () -> Void) {
    self.owner = owner
    self.field = SearchFieldNode(field, NodeInputs(host: owner.host, parent: owner, environment: environment))
    super.init(NodeInputs(host: owner.host, parent: owner, environment: environment))
    self.field.parent = self
    self.field.makeClearButton(clear)
    cancelButton = ElementNode(ElementProperties(type: .button, label: "Cancel", traits: .button), parent: self, action: cancel)
  }

  override var isItem: Bool { true }

  // The drawer's parent can be the navigation bar, so return the searched view, which observes the focus.
  override var focusObserver: (any FocusObserving)? { owner }

  override func forEachChild(_ body: (Node) -> Void) {
    body(field)
    if let cancelButton { body(cancelButton) }
    if let scopes { body(scopes) }
    if let tokens { body(tokens) }
  }

  // MARK: Layout

  /// Returns the height of the drawer, in points.
  func height(isSearching: Bool) -> CGFloat { scopes == nil || !isSearching ? Metrics.searchHeight : Metrics.searchHeight + Metrics.scopesHeight }

  /// Places the field and its accessories, starting at the top-left corner.
  func layout(at origin: CGPoint, width: CGFloat, isSearching: Bool) {
    if isSearching != self.isSearching {
      self.isSearching = isSearching
      markNeedsSync()
    }
    frame = CGRect(x: origin.x, y: origin.y, width: width, height: height(isSearching: isSearching))
    let cancelWidth: CGFloat = isSearching ? Metrics.cancelButtonWidth : 0
    let room = max(0, width - 2 * Metrics.margin - cancelWidth)
    let left = frame.minX + Metrics.margin
    let tokenWidth = min(room - Metrics.leastSearchFieldWidth, placeTokens(at: CGPoint(x: left, y: frame.minY), room: room / 2))
    let fieldWidth = room - max(0, tokenWidth)
    let proposal = ProposedSize(width: fieldWidth, height: nil)
    field.place(at: CGPoint(x: left + room - fieldWidth, y: frame.minY + Metrics.searchFieldTop), proposal: proposal)
    set(field.clearButton, CGRect(x: field.frame.maxX - Metrics.clearButtonWidth, y: field.frame.minY, width: Metrics.clearButtonWidth, height: field.frame.height))
    set(cancelButton, CGRect(x: field.frame.maxX + Metrics.itemSpacing, y: field.frame.minY, width: Metrics.cancelButtonWidth - Metrics.itemSpacing, height: field.frame.height))
    guard isSearching, let items = scopes?.collectItems() else { return }
    let row = CGRect(x: left, y: frame.minY + Metrics.searchHeight, width: max(0, width - 2 * Metrics.margin), height: Metrics.scopesControlHeight)
    items.place(at: row.origin, proposal: ProposedSize(row.size))
  }

  /// Places the tokens next to each other.
  ///
  /// - Returns: The width of the tokens and the trailing space.
  private func placeTokens(at point: CGPoint, room: CGFloat) -> CGFloat {
    var x = point.x
    for token in tokens?.collectItems() ?? ItemList() {
      let proposal = ProposedSize(width: room, height: nil)
      let size = token.size(for: proposal)
      token.place(at: CGPoint(x: x, y: point.y + VerticalAlignment.center.offset(of: size.height, in: Metrics.searchHeight)), proposal: proposal)
      x += size.width + 4
    }
    return x - point.x
  }

  private func set(_ button: ElementNode, _ frame: CGRect) {
    var properties = button.properties
    properties.frame = frame
    properties.isEnabled = environment.isEnabled
    button.set(properties)
  }

  // MARK: Elements

  override func syncContents(_ context: inout SyncContext) {
    let overrides = context.overrides
    context.overrides = nil
    field.sync(&context)
    tokens?.sync(&context)
    if isSearching { cancelButton.sync(&context) } else { cancelButton.detachElements() }
    if let scopes { if isSearching { scopes.sync(&context) } else { scopes.detachElements() } }
    context.overrides = overrides
  }
}

/// A search field with a button that clears the text.
final class SearchFieldNode: TextInputNode {
  private(set) var clearButton: ElementNode!
  /// A closure that removes the token before the text, and returns whether there was one.
  var removeTokens: () -> Bool = { false }

  func makeClearButton(_ clear: @escaping () -> Void) {
    clearButton = ElementNode(ElementProperties(type: .button, label: "Clear text", traits: .button), parent: self, action: clear)
  }

  override func forEachChild(_ body: (Node) -> Void) { if let clearButton { body(clearButton) } }

  override func syncChildren(_ context: inout SyncContext) { if text.isEmpty { clearButton.detachElements() } else { clearButton.sync(&context) } }

  override func deleteBackward() {
    if text.isEmpty, removeTokens() { return }
    super.deleteBackward()
  }

  override func submit() {
    host.focus.resign(self)
    host.scheduler.withCause("onSubmit of the search field “\(title)”") { environment.searchSubmitActions.forEach { $0() } }
  }
}
