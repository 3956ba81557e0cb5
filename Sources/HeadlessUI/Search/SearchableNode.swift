import Foundation
import ScreenModel

/// The node of a searchable view, with the search field and the suggestions.
final class SearchableNode<Content: View>: SingleChildNode<SearchableView<Content>>, BindingReading, SearchDrawerOwning, SafeAreaBounding {
  private var view: SearchableView<Content>
  private(set) var drawer: SearchDrawerNode!
  var drawerInBar: Node? { isInBar ? drawer : nil }
  private weak var page: PageNode?
  private var suggestionRoot: Node?
  private var suggestions: (any RowLocating)?
  private var knowsSearching = false
  // The value of `isPresented` that was last applied or reported. A request to start a search is applied only when the field is on the screen.
  private var wasPresented = false
  let reader: Reader

  private var field: SearchFieldNode { drawer.field }
  private var rowHeight: CGFloat { drawer.height(isSearching: isSearching) }

  init(_ view: SearchableView<Content>, _ inputs: NodeInputs) {
    self.view = view
    reader = Reader(queue: inputs.host.invalidations)
    super.init(inputs)
    content = Node.make(view.content, childInputs)
    drawer = SearchDrawerNode(
      TextInput(title: view.prompt, text: view.text, kind: .searchField), owner: self, environment: environmentForChildren(environment), clear: { [unowned self] in self.clear() },
      cancel: { [unowned self] in self.cancel() })
    page = enclosingPage
    page?.add(self)
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

  /// Starts or ends the search as requested by the app.
  private func follow(_ isPresented: Bool?) {
    guard let isPresented, isPresented != wasPresented, syncedParent != nil || !isPresented else { return }
    wasPresented = isPresented
    if isPresented { host.focus.focus(field) } else if isSearching { cancel() }
  }

  // MARK: Searching

  override var focusObserver: (any FocusObserving)? { self }

  func fieldDidGetFocus() { searchDidChange() }

  func fieldDidLoseFocus() { searchDidChange() }

  // Updates the view's environment and the app's binding after a search has started or ended.
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
    if let make = extras.scopes { drawer.scopes = Node.make(make(), NodeInputs(host: host, parent: drawer, environment: inputs.environment)) }
  }

  private func updateExtras() {
    guard let extras = environment.searchExtras else { return }
    if suggestions == nil, drawer.scopes == nil { return makeExtras() }
    if let make = extras.suggestions { suggestionRoot?.updateView(SuggestionList(content: make())) }
    if let make = extras.scopes { drawer.scopes?.updateView(make()) }
  }

  // MARK: Tokens

  private func updateTokens() {
    guard let make = view.tokens?.view else { return }
    let view = DeferredContent(make)
    if let tokens = drawer.tokens { return tokens.updateView(view) }
    drawer.tokens = Node.make(view, NodeInputs(host: host, parent: drawer, environment: environmentForChildren(environment)))
  }

  private func removeLastToken() -> Bool {
    host.scheduler.withCause("the search field “\(view.prompt)”") { view.tokens?.removeLast() ?? false }
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
    if let drawer { body(drawer) }
    if let suggestionRoot { body(suggestionRoot) }
    super.forEachChild(body)
  }

  // Leave out a field in the navigation bar, because the bar updates the field's elements.
  override func forEachSyncedChild(_ body: (Node) -> Void) { forEachChild { if $0 !== drawer || !isInBar { body($0) } } }

  // MARK: Layout and elements

  private func contentProposal(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: proposal.width, height: proposal.height.map { max(0, $0 - rowHeight) })
  }

  override func measure(_ proposal: ProposedSize) -> CGSize {
    let size = contentSize(for: contentProposal(proposal))
    return CGSize(width: max(size.width, proposal.width ?? 0), height: proposal.height ?? size.height + rowHeight)
  }

  override func layoutContents() {
    let area = contentArea
    let proposal = ProposedSize(area.size)
    if showsSuggestions { suggestions?.place(at: area.origin, proposal: proposal) }
    placeContent(at: Alignment.center.origin(of: contentSize(for: proposal), in: area), proposal: proposal)
    // In the navigation bar, the field moves up together with the content when a large title scrolls away.
    let collapse = isInBar ? page?.titleCollapse ?? 0 : 0
    drawer.layout(at: CGPoint(x: frame.minX, y: frame.minY - collapse), width: frame.width, isSearching: isSearching)
  }

  private var contentArea: CGRect { CGRect(x: frame.minX, y: frame.minY + rowHeight, width: frame.width, height: max(0, frame.height - rowHeight)) }

  /// A Boolean value that indicates whether the field is part of the navigation bar.
  ///
  /// A field is part of the bar if its view starts at the top of the page, below the bar.
  var isInBar: Bool {
    guard let page, page.isAlive, page.searched === self else { return false }
    return !page.isBarHidden && abs(page.frame.minY - frame.minY) < 0.5
  }

  var safeAreaBounds: SafeAreaBounds? {
    SafeAreaBounds(inner: contentArea, outer: frame, covered: .all)
  }

  override func syncChildren(_ context: inout SyncContext) {
    let overrides = context.overrides
    context.overrides = nil
    if !isInBar { drawer.sync(&context) }
    // Suggestions replace the content, so only one of them has elements.
    let showsSuggestions = showsSuggestions
    if let suggestions { if showsSuggestions { suggestions.sync(&context) } else { suggestions.detachElements() } }
    context.overrides = overrides
    if showsSuggestions {
      for item in items { item.detachElements() }
    } else {
      super.syncChildren(&context)
    }
  }

  override func willTearDown() {
    reader.end()
    if let page, page.isAlive { page.forget(self) }
  }
}

/// The rows of search suggestions.
struct SuggestionList: View, TransparentView {
  let content: AnyView

  static var isComparable: Bool { false }

  var body: some View { List { content }.listStyle(.plain) }
}

extension Node {
  /// The first container of rows in this node, or `nil` if there isn't one.
  fileprivate var firstRowContainer: (any RowLocating)? {
    if let container = self as? any RowLocating { return container }
    var found: (any RowLocating)?
    forEachChild { if found == nil { found = $0.firstRowContainer } }
    return found
  }
}
