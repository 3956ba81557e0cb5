/// A view that an animator changes; it stands for the view that the modifier is applied to.
public struct PlaceholderContentView<Value>: View, PrimitiveView {
  let make: @MainActor (NodeInputs) -> Node
  let update: @MainActor (Node) -> Void

  @MainActor
  init<Content: View>(_ content: Content) {
    make = { Node.make(content, $0) }
    update = { $0.updateView(content) }
  }

  func makeNode(_ inputs: NodeInputs) -> Node { PlaceholderContentNode(self, inputs) }
}

private final class PlaceholderContentNode<Value>: ViewNode<PlaceholderContentView<Value>> {
  private var child: Node!

  init(_ view: PlaceholderContentView<Value>, _ inputs: NodeInputs) {
    super.init(inputs)
    child = view.make(childInputs)
  }

  override func update(_ view: PlaceholderContentView<Value>) { view.update(child) }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
}

/// A view that is shown in one phase after another.
///
/// A phase animation ends in the phase in which it begins, and an element tree has the end of an animation at once: the view is in its first phase.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View, TransparentView {
  private let phase: Phase?
  private let content: (Phase) -> Content

  static var isComparable: Bool { false }

  /// Creates a view that goes through phases again and again.
  public init(_ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default }) {
    phase = phases.first { _ in true }
    self.content = content
  }

  /// Creates a view that goes through phases when a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    phase = phases.first { _ in true }
    self.content = content
  }

  /// The content in the first phase.
  public var body: some View { if let phase { content(phase) } }
}

extension View {
  /// Shows the view in one phase after another, again and again; an element tree has the first phase.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let view = PlaceholderContentView<Self>(self)
    return PhaseAnimator(phases, content: { content(view, $0) }, animation: animation)
  }

  /// Shows the view in one phase after another when a value changes; an element tree has the first phase, which is the last as well.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let view = PlaceholderContentView<Self>(self)
    return PhaseAnimator(phases, trigger: trigger, content: { content(view, $0) }, animation: animation)
  }
}
