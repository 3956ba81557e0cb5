import Foundation

/// A view with another behind it or in front of it, which has the size of the first.
struct LayersView<Content: View, Layer: View>: View, PrimitiveView {
  let content: Content
  let layer: Layer
  let alignment: Alignment
  let isInFront: Bool

  func makeNode(_ inputs: NodeInputs) -> Node { LayersNode(self, inputs) }
}

private final class LayersNode<Content: View, Layer: View>: SingleChildNode<LayersView<Content, Layer>> {
  private var layer: Node!
  private var layerItems: ItemList?
  private var alignment: Alignment
  private let isInFront: Bool

  init(_ view: LayersView<Content, Layer>, _ inputs: NodeInputs) {
    alignment = view.alignment
    isInFront = view.isInFront
    super.init(inputs)
    content = Node.make(view.content, childInputs)
    layer = Node.make(view.layer, childInputs)
  }

  override func syncsApart(_ branch: Node) -> Bool { true }

  override func update(_ view: LayersView<Content, Layer>) {
    if alignment != view.alignment {
      alignment = view.alignment
      invalidateLayout()
    }
    content.updateView(view.content)
    layer.updateView(view.layer)
  }

  override func forEachChild(_ body: (Node) -> Void) {
    guard let content, let layer else { return }
    body(isInFront ? content : layer)
    body(isInFront ? layer : content)
  }

  override func invalidateItems() {
    super.invalidateItems()
    layerItems = nil
  }

  private func itemsOfLayer() -> ItemList {
    if let layerItems { return layerItems }
    let found = layer.collectItems()
    layerItems = found
    return found
  }

  override func layoutContents() {
    super.layoutContents()
    let proposal = ProposedSize(frame.size)
    for item in itemsOfLayer() {
      item.place(at: alignment.origin(of: item.size(for: proposal), in: frame, isMirrored: host.isRightToLeft), proposal: proposal)
    }
  }

  override func syncChildren(_ context: inout SyncContext) {
    // Accessibility modifiers apply to the content, not to its background or overlay.
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
  /// Places views in front of this one, at its size.
  public func overlay<Layer: View>(alignment: Alignment = .center, @ViewBuilder content: () -> Layer) -> some View {
    LayersView(content: self, layer: content(), alignment: alignment, isInFront: true)
  }

  /// Places a view in front of this one, at its size.
  @_disfavoredOverload public func overlay<Layer: View>(_ overlay: Layer, alignment: Alignment = .center) -> some View {
    LayersView(content: self, layer: overlay, alignment: alignment, isInFront: true)
  }

  /// Places views behind this one, at its size.
  public func background<Layer: View>(alignment: Alignment = .center, @ViewBuilder content: () -> Layer) -> some View {
    LayersView(content: self, layer: content(), alignment: alignment, isInFront: false)
  }

  /// Places a view behind this one, at its size.
  @_disfavoredOverload public func background<Layer: View>(_ background: Layer, alignment: Alignment = .center) -> some View {
    LayersView(content: self, layer: background, alignment: alignment, isInFront: false)
  }
}
