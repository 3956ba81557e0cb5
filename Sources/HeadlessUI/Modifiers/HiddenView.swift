import Foundation

/// A view that keeps its size, but doesn't have elements while it's hidden.
struct HiddenView<Content: View>: View, ModifierView {
  let content: Content
  let isHidden: Bool
  var opacity = 1.0
  /// Whether the view is hidden only from accessibility and still drawn on the screen.
  var isDrawn = false

  func makeNode(_ inputs: NodeInputs) -> Node { HiddenNode(self, inputs) }
}

private final class HiddenNode<Content: View>: ModifierNode<HiddenView<Content>>, PicturedNode {
  private var isHidden: Bool
  private var opacity: Double
  private let isDrawn: Bool

  init(_ view: HiddenView<Content>, _ inputs: NodeInputs) {
    isHidden = view.isHidden
    opacity = view.opacity
    isDrawn = view.isDrawn
    super.init(inputs)
    content = Node.make(view.content, childInputs)
  }

  private init(memberOf group: HiddenNode, around view: Node) {
    isHidden = group.isHidden
    opacity = group.opacity
    isDrawn = group.isDrawn
    super.init(memberOf: group, around: view)
  }

  override func makeMember(around view: Node) -> ModifierNode<HiddenView<Content>> { HiddenNode(memberOf: self, around: view) }

  override func takeValues(of group: ModifierNode<HiddenView<Content>>) { setHidden(unsafeDowncast(group, to: HiddenNode.self).isHidden) }

  override func syncsApart(_ branch: Node) -> Bool { !isHidden }

  override func environmentForChildren(_ inherited: EnvironmentValues) -> EnvironmentValues {
    // Share the inherited environment if possible, because copying it is slower and the opacity is usually 1.
    if opacity == 1 { return inherited }
    var environment = inherited
    environment.opacity *= opacity
    return environment
  }

  override func update(_ view: HiddenView<Content>) {
    setHidden(view.isHidden)
    guard opacity != view.opacity else { return content.updateView(view.content) }
    opacity = view.opacity
    host.setEnvironment(environmentForChildren(environment), of: content) { content.updateView(view.content) }
  }

  private func setHidden(_ new: Bool) {
    guard isHidden != new else { return }
    isHidden = new
    markNeedsSync()
    updateMembers()
  }

  override func syncChildren(_ context: inout SyncContext) {
    if isHidden { content.detachElements() } else { super.syncChildren(&context) }
  }

  override var pictured: (any PicturedNode)? { self }

  var drawnContent: Node? { isHidden && isDrawn ? content : nil }

  override func forEachSyncedChild(_ body: (Node) -> Void) { if !isHidden { super.forEachSyncedChild(body) } }
}

extension View {
  /// Hides the view.
  ///
  /// The hidden view keeps its size, but doesn't have elements.
  public func hidden() -> some View { HiddenView(content: self, isHidden: true) }

  /// Sets the opacity of the view, from 0 to 1.
  ///
  /// At 0, the view's elements aren't in the element tree, as in XCUITest.
  // Disfavored, so the type checker tries the `opacity` of `Color` and of styles first. Trying both takes twice as long.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some View {
    HiddenView(content: self, isHidden: opacity <= 0.01, opacity: opacity <= 0.01 ? 1 : min(1, opacity))
  }

  /// Hides the view from accessibility and from tests.
  ///
  /// The view stays visible on the screen, but doesn't have elements.
  public func accessibilityHidden(_ hidden: Bool) -> some View { HiddenView(content: self, isHidden: hidden, isDrawn: true) }
}
