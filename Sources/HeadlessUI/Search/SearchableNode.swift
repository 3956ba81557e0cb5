import Foundation
import ScreenModel

/// The node of a search field with the view below it, its suggestions and its scopes.
final class SearchableNode<Content: View>: SingleChildNode<SearchableView<Content>>, BindingReading, FocusObserving {
  private var view: SearchableView<Content>
  private var field: SearchFieldNode!
  private var clearButton: ElementNode!
  private var cancelButton: ElementNode!
  private var suggestionRoot: Node?
  private var suggestions: (any RowLocating)?
  private var scopes: Node?
  private var tokens: Node?
  private var knowsSearching = false
  // A search that is asked for while the view is created begins when the field is on the screen.
  private var wasPresented = false
  let reader: Reader

  private var rowHeight: CGFloat { scopes == nil || !isSearching ? 52 : 52 + 40 }

  init(_ view: SearchableView<Content>, _ inputs: NodeInputs) {
    self.view = view
    reader = Reader(queue: inputs.host.invalidations)
    super.init(inputs)
    content = Node.make(view.content, childInputs)
    field = SearchFieldNode(TextInput(title: view.prompt, text: view.text, kind: .searchField), childInputs)
    clearButton = ElementNode(ElementProperties(type: .button, label: "Clear text", traits: .button), parent: self) { [unowned self] in self.clear() }
    cancelButton = ElementNode(ElementProperties(type: .button, label: "Cancel", traits: .button), parent: self) { [unowned self] in self.cancel() }
    field.removeTokens = { [unowned self] in self.removeLastToken() }
    makeExtras()
    bindingDidChange()
    if view.isPresented != nil { host.afterCommit { [self] in if isAlive { bindingDidChange() } } }
  }

  var viewName: String { "searchable" }

  override func syncsApart(_ branch: Node) -> Bool { branch === content }

  override var managesKeyboard: Bool { onlyItem?.managesKeyboard ?? false }

  override func update(_ view: SearchableView<Content>) {
    self.view = view
    content.updateView(view.content)
    field.updateView(TextInput(title: view.prompt, text: view.text, kind: .searchField))
    updateExtras()
    bindingDidChange()
  }

  func bindingDidChange() {
    updateTokens()
    let isPresented = readBinding {
      _ = view.text.wrappedValue
      return view.isPresented?.wrappedValue
    }
    follow(isPresented)
    searchDidChange()
    invalidateLayout()
  }

  /// Begins or ends the search as the app asks for.
  private func follow(_ isPresented: Bool?) {
    guard let isPresented, isPresented != wasPresented, syncedParent != nil || !isPresented else { return }
    wasPresented = isPresented
    if isPresented { host.focus.focus(field) } else if isSearching { cancel() }
  }

  // MARK: Searching

  override var focusObserver: (any FocusObserving)? { self }

  func fieldDidGetFocus() { searchDidChange() }

  func fieldDidLoseFocus() { searchDidChange() }

  // The view and the app hear of a search that has begun or ended.
  private func searchDidChange() {
    let isSearching = isSearching
    guard isSearching != knowsSearching else { return }
    knowsSearching = isSearching
    content.setEnvironment(environmentForChildren(environment))
    invalidateLayout()
    guard let binding = view.isPresented, wasPresented != isSearching else { return }
    wasPresented = isSearching
    binding.wrappedValue = isSearching
  }

  override func environmentForChildren(_ inherited: EnvironmentValues) -> EnvironmentValues {
    guard knowsSearching || inherited.searchExtras != nil || view.tokens != nil else { return inherited }
    var environment = inherited
    environment.searchFieldFocus = SearchCompletionAction { [weak self] _ in if let field = self?.field { self?.host.focus.focus(field) } }
    environment.searchExtras = nil
    environment.isSearching = knowsSearching
    environment.searchCompletion = SearchCompletionAction { [weak self] in self?.complete($0) }
    if knowsSearching { environment.dismissSearch = DismissSearchAction { [weak self] in self?.cancel() } }
    return environment
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    updateExtras()
  }

  private func makeExtras() {
    guard let extras = environment.searchExtras else { return }
    let inputs = NodeInputs(host: host, parent: self, environment: environmentForChildren(environment))
    if let make = extras.suggestions {
      suggestionRoot = Node.make(SuggestionList(content: make()), inputs)
      suggestions = suggestionRoot?.firstRowContainer
    }
    if let make = extras.scopes { scopes = Node.make(make(), inputs) }
  }

  private func updateExtras() {
    guard let extras = environment.searchExtras else { return }
    if suggestions == nil, scopes == nil { return makeExtras() }
    if let make = extras.suggestions { suggestionRoot?.updateView(SuggestionList(content: make())) }
    if let make = extras.scopes { scopes?.updateView(make()) }
  }

  // MARK: Tokens

  private func updateTokens() {
    guard let make = view.tokens?.view else { return }
    let view = DeferredContent(make)
    if let tokens { tokens.updateView(view) } else { tokens = Node.make(view, NodeInputs(host: host, parent: self, environment: environmentForChildren(environment))) }
  }

  private func removeLastToken() -> Bool {
    host.scheduler.withCause("the search field “\(view.prompt)”") { view.tokens?.removeLast() ?? false }
  }

  /// Places the tokens from a point, and returns their width with the space behind them.
  private func placeTokens(at point: CGPoint, height: CGFloat, room: CGFloat) -> CGFloat {
    var x = point.x
    for token in tokens?.collectItems() ?? ItemList() {
      let size = token.size(for: ProposedSize(width: room, height: nil))
      token.place(at: CGPoint(x: x, y: point.y + ((height - size.height) / 2).rounded(.down)), proposal: ProposedSize(width: room, height: nil))
      x += size.width + 4
    }
    return x - point.x
  }

  private func complete(_ text: String) {
    host.scheduler.withCause("a suggestion of the search field “\(view.prompt)”") { view.text.wrappedValue = text }
    bindingWasSet()
  }

  private var showsSuggestions: Bool {
    guard host.focus.focused === field, let suggestions else { return false }
    return suggestions.rowRuns().contains { $0.count > 0 }
  }

  private func clear() {
    host.scheduler.withCause("the search field “\(view.prompt)”") { view.text.wrappedValue = "" }
    bindingWasSet()
  }

  private func cancel() {
    clear()
    if isAlive { host.focus.resign(field) }
  }

  private var text: String { DependencyTracker.withoutTracking { view.text.wrappedValue } }

  private var isSearching: Bool { host.focus.focused === field || !text.isEmpty }

  override func forEachChild(_ body: (Node) -> Void) {
    if let field { body(field) }
    if let clearButton { body(clearButton) }
    if let cancelButton { body(cancelButton) }
    if let suggestionRoot { body(suggestionRoot) }
    if let scopes { body(scopes) }
    if let tokens { body(tokens) }
    super.forEachChild(body)
  }

  // MARK: Layout and elements

  private func contentProposal(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: proposal.width, height: proposal.height.map { max(0, $0 - rowHeight) })
  }

  override func measure(_ proposal: ProposedSize) -> CGSize {
    let size = contentSize(for: contentProposal(proposal))
    return CGSize(width: max(size.width, proposal.width ?? 0), height: proposal.height ?? size.height + rowHeight)
  }

  override func layoutContents() {
    let cancelWidth: CGFloat = isSearching ? 70 : 0
    let room = max(0, frame.width - 32 - cancelWidth)
    let tokenWidth = min(room - 60, placeTokens(at: CGPoint(x: frame.minX + 16, y: frame.minY), height: 52, room: room / 2))
    let fieldWidth = room - max(0, tokenWidth)
    let size = field.size(for: ProposedSize(width: fieldWidth, height: nil))
    let y = frame.minY + ((52 - size.height) / 2).rounded(.down)
    field.place(at: CGPoint(x: frame.minX + 16 + room - fieldWidth, y: y), proposal: ProposedSize(width: fieldWidth, height: nil))
    set(clearButton, CGRect(x: field.frame.maxX - 30, y: y, width: 30, height: size.height))
    set(cancelButton, CGRect(x: field.frame.maxX + 8, y: y, width: 62, height: size.height))
    let area = CGRect(x: frame.minX, y: frame.minY + rowHeight, width: frame.width, height: max(0, frame.height - rowHeight))
    let proposal = ProposedSize(area.size)
    if isSearching, let items = scopes?.collectItems() {
      let row = CGRect(x: frame.minX + 16, y: frame.minY + 52, width: max(0, frame.width - 32), height: 32)
      items.place(at: row.origin, proposal: ProposedSize(row.size))
    }
    if showsSuggestions { suggestions?.place(at: area.origin, proposal: proposal) }
    placeContent(at: Alignment.center.origin(of: contentSize(for: proposal), in: area), proposal: proposal)
  }

  private func set(_ button: ElementNode, _ frame: CGRect) {
    var properties = button.properties
    properties.frame = frame
    properties.isEnabled = environment.isEnabled
    button.set(properties)
  }

  override func syncChildren(_ context: inout SyncContext) {
    let overrides = context.overrides
    context.overrides = nil
    field.sync(&context)
    tokens?.sync(&context)
    if text.isEmpty { clearButton.detachElements() } else { clearButton.sync(&context) }
    if isSearching { cancelButton.sync(&context) } else { cancelButton.detachElements() }
    if let scopes { if isSearching { scopes.sync(&context) } else { scopes.detachElements() } }
    // What is suggested lies over the content.
    let showsSuggestions = showsSuggestions
    if let suggestions { if showsSuggestions { suggestions.sync(&context) } else { suggestions.detachElements() } }
    context.overrides = overrides
    if showsSuggestions {
      for item in items { item.detachElements() }
    } else {
      super.syncChildren(&context)
    }
  }

  override func willTearDown() { reader.end() }
}

/// The rows of what a search suggests.
struct SuggestionList: View, TransparentView {
  let content: AnyView

  static var isComparable: Bool { false }

  var body: some View { List { content } }
}

extension Node {
  /// The first container of rows in this node.
  fileprivate var firstRowContainer: (any RowLocating)? {
    if let container = self as? any RowLocating { return container }
    var found: (any RowLocating)?
    forEachChild { if found == nil { found = $0.firstRowContainer } }
    return found
  }
}
