/// A placeholder for the view that a modifier is applied to.
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

/// A view that cycles through a sequence of phases.
///
/// A phase animation ends in its first phase. The element tree always shows the end of an animation, so the view is always in its first phase.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View, TransparentView {
  private let phase: Phase?
  private let content: (Phase) -> Content

  static var isComparable: Bool { false }

  /// Creates a view that cycles through phases repeatedly.
  public init(_ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default }) {
    phase = phases.first { _ in true }
    self.content = content
  }

  /// Creates a view that cycles through phases once each time a trigger value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    phase = phases.first { _ in true }
    self.content = content
  }

  /// The content for the first phase.
  public var body: some View { if let phase { content(phase) } }
}

extension View {
  /// Cycles the view through phases repeatedly.
  ///
  /// The element tree shows the first phase.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let view = PlaceholderContentView<Self>(self)
    return PhaseAnimator(phases, content: { content(view, $0) }, animation: animation)
  }

  /// Cycles the view through phases each time a trigger value changes.
  ///
  /// The element tree shows the first phase, because the animation also ends there.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let view = PlaceholderContentView<Self>(self)
    return PhaseAnimator(phases, trigger: trigger, content: { content(view, $0) }, animation: animation)
  }
}
