import Foundation
import ScreenModel

/// The placement of a search field.
public struct SearchFieldPlacement: Sendable {
  /// The default: below the title of the page.
  public static let automatic = SearchFieldPlacement()
  /// Below the title of the page.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// Below the title of the page.
  public static let toolbar = SearchFieldPlacement()
}

/// A view with a search field above it.
struct SearchableView<Content: View>: View, PrimitiveView {
  let content: Content
  let text: Binding<String>
  let prompt: String

  func makeNode(_ inputs: NodeInputs) -> Node { SearchableNode(self, inputs) }
}

private final class SearchableNode<Content: View>: SingleChildNode<SearchableView<Content>>, BindingReading {
  private var view: SearchableView<Content>
  private var field: SearchFieldNode!
  private var clearButton: ElementNode!
  private var cancelButton: ElementNode!
  let reader: Reader

  private var rowHeight: CGFloat { 52 }

  init(_ view: SearchableView<Content>, _ inputs: NodeInputs) {
    self.view = view
    reader = Reader(queue: inputs.host.invalidations)
    super.init(inputs)
    content = Node.make(view.content, childInputs)
    field = SearchFieldNode(TextInput(title: view.prompt, text: view.text, kind: .searchField), childInputs)
    clearButton = ElementNode(ElementProperties(type: .button, label: "Clear text", traits: .button), parent: self) { [unowned self] in self.clear() }
    cancelButton = ElementNode(ElementProperties(type: .button, label: "Cancel", traits: .button), parent: self) { [unowned self] in self.cancel() }
    bindingDidChange()
  }

  var viewName: String { "searchable" }

  override func syncsApart(_ branch: Node) -> Bool { branch === content }

  override var managesKeyboard: Bool { onlyItem?.managesKeyboard ?? false }

  override func update(_ view: SearchableView<Content>) {
    self.view = view
    content.updateView(view.content)
    field.updateView(TextInput(title: view.prompt, text: view.text, kind: .searchField))
    bindingDidChange()
  }

  func bindingDidChange() {
    _ = readBinding { view.text.wrappedValue }
    invalidateLayout()
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
    let fieldWidth = frame.width - 32 - cancelWidth
    let size = field.size(for: ProposedSize(width: fieldWidth, height: nil))
    let y = frame.minY + ((rowHeight - size.height) / 2).rounded(.down)
    field.place(at: CGPoint(x: frame.minX + 16, y: y), proposal: ProposedSize(width: fieldWidth, height: nil))
    set(clearButton, CGRect(x: field.frame.maxX - 30, y: y, width: 30, height: size.height))
    set(cancelButton, CGRect(x: field.frame.maxX + 8, y: y, width: 62, height: size.height))
    let area = CGRect(x: frame.minX, y: frame.minY + rowHeight, width: frame.width, height: max(0, frame.height - rowHeight))
    let proposal = ProposedSize(area.size)
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
    if text.isEmpty { clearButton.detachElements() } else { clearButton.sync(&context) }
    if isSearching { cancelButton.sync(&context) } else { cancelButton.detachElements() }
    context.overrides = overrides
    super.syncChildren(&context)
  }

  override func willTearDown() { reader.end() }
}

extension View {
  /// Adds a `searchField` above this view, below the title of its page.
  ///
  /// During a search there is a button "Cancel", which empties the field and ends the search, and in a field with
  /// text a button "Clear text". Return removes the focus and runs the actions of `onSubmit(of: .search)` around the view.
  @_disfavoredOverload
  public func searchable<Prompt: StringProtocol>(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt) -> some View {
    SearchableView(content: self, text: text, prompt: String(prompt))
  }

  /// Adds a `searchField` with the prompt "Search" above this view, below the title of its page.
  public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View {
    SearchableView(content: self, text: text, prompt: prompt?.string ?? "Search")
  }
}
