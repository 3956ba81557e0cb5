import Foundation

/// A view with a second view in front of it or behind it.
///
/// The first view determines the size of both.
struct LayersView<Content: View, Layer: View>: View, ModifierView {
  let content: Content
  let layer: Layer
  let alignment: Alignment
  let isInFront: Bool

  func makeNode(_ inputs: NodeInputs) -> Node { LayersNode(self, inputs) }
}

private final class LayersNode<Content: View, Layer: View>: ModifierNode<LayersView<Content, Layer>> {
  // The overlay or background, or `nil` if the modifier applies to several views. Then each view is wrapped in a member with its own layer.
  private var layer: Node?
  // The view that describes the layer. Each member creates its layer from this view.
  private var description: Layer
  private var layerItems: ItemList?
  private var alignment: Alignment
  private let isInFront: Bool

  init(_ view: LayersView<Content, Layer>, _ inputs: NodeInputs) {
    alignment = view.alignment
    isInFront = view.isInFront
    description = view.layer
    super.init(inputs)
    content = Node.make(view.content, childInputs)
    if isItem { makeLayer() }
  }

  private init(memberOf group: LayersNode, around view: Node) {
    alignment = group.alignment
    isInFront = group.isInFront
    description = group.description
    super.init(memberOf: group, around: view)
    makeLayer()
  }

  @discardableResult
  private func makeLayer() -> Node {
    // The layer isn't a row of a list, so its inputs don't make rows lazily.
    let made = Node.make(description, NodeInputs(host: host, parent: self, environment: environment))
    layer = made
    return made
  }

  private func removeLayer() {
    layer?.tearDown()
    layer = nil
    layerItems = nil
  }

  override func didBecomeGroup() { removeLayer() }

  override func groupShownDidChange(_ isShown: Bool) { layer?.shownDidChange(isShown) }

  override func environmentDidChange() {
    super.environmentDidChange()
    if isMember { layer?.setEnvironment(environment) }
  }

  override func willTearDown() {
    if isMember { removeLayer() }
    super.willTearDown()
  }

  override func makeMember(around view: Node) -> ModifierNode<LayersView<Content, Layer>> { LayersNode(memberOf: self, around: view) }

  override func takeValues(of group: ModifierNode<LayersView<Content, Layer>>) {
    let group = unsafeDowncast(group, to: LayersNode.self)
    setAlignment(group.alignment)
    setLayer(group.description)
  }

  override func syncsApart(_ branch: Node) -> Bool { true }

  override func update(_ view: LayersView<Content, Layer>) {
    setAlignment(view.alignment)
    content.updateView(view.content)
    setLayer(view.layer)
    updateMembers()
  }

  private func setAlignment(_ new: Alignment) {
    guard alignment != new else { return }
    alignment = new
    invalidateLayout()
  }

  private func setLayer(_ new: Layer) {
    description = new
    layer?.updateView(new)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    guard let content else { return }
    if !isInFront, let layer { body(layer) }
    body(content)
    if isInFront, let layer { body(layer) }
  }

  override func itemsWereInvalidated() { layerItems = nil }

  private func itemsOfLayer() -> ItemList {
    if let layerItems { return layerItems }
    let found = (layer ?? makeLayer()).collectItems()
    layerItems = found
    return found
  }

  override func layoutContents() {
    super.layoutContents()
    let proposal = ProposedSize(frame.size)
    let guides = usesGuides(alignment) ? guides(for: placedProposal) : [:]
    for item in itemsOfLayer() {
      item.place(at: origin(of: item, item.size(for: proposal), proposal, in: frame, alignment, guides: guides), proposal: proposal)
    }
  }

  override func syncChildren(_ context: inout SyncContext) {
    // Accessibility modifiers apply to the content but not to the layer, so they're hidden from the layer.
    func syncLayer() {
      let overrides = context.overrides
      context.overrides = nil
      for item in itemsOfLayer() { item.sync(&context) }
      context.overrides = overrides
    }
    if !isInFront { syncLayer() }
    super.syncChildren(&context)
    if isInFront { syncLayer() }
  }
}

extension View {
  /// Places views in front of this view, aligned with it.
  ///
  /// The size of this view is proposed to the overlay.
  public func overlay<Layer: View>(alignment: Alignment = .center, @ViewBuilder content: () -> Layer) -> some View {
    LayersView(content: self, layer: content(), alignment: alignment, isInFront: true)
  }

  /// Places a view in front of this view, aligned with it.
  ///
  /// The size of this view is proposed to the overlay.
  @_disfavoredOverload public func overlay<Layer: View>(_ overlay: Layer, alignment: Alignment = .center) -> some View {
    LayersView(content: self, layer: overlay, alignment: alignment, isInFront: true)
  }

  /// Places views behind this view, aligned with it.
  ///
  /// The size of this view is proposed to the background.
  public func background<Layer: View>(alignment: Alignment = .center, @ViewBuilder content: () -> Layer) -> some View {
    LayersView(content: self, layer: content(), alignment: alignment, isInFront: false)
  }

  /// Places a view behind this view, aligned with it.
  ///
  /// The size of this view is proposed to the background.
  @_disfavoredOverload public func background<Layer: View>(_ background: Layer, alignment: Alignment = .center) -> some View {
    LayersView(content: self, layer: background, alignment: alignment, isInFront: false)
  }
}
