import Foundation

/// A view whose content depends on the room that it is offered, all of which it takes.
public struct GeometryReader<Content: View>: View, PrimitiveView {
  let content: (GeometryProxy) -> Content

  /// Makes a reader; the closure is called with the size and the place of the reader, and again when they change.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  func makeNode(_ inputs: NodeInputs) -> Node { GeometryReaderNode(self, inputs) }
}

/// The size and the place of a ``GeometryReader``.
public struct GeometryProxy: Equatable, Sendable {
  private let frameOnScreen: CGRect

  init(_ frame: CGRect) { frameOnScreen = frame }

  /// The size of the reader, in points.
  public var size: CGSize { frameOnScreen.size }

  /// The room that the system keeps for itself around the reader: none, as the reader lies within the safe area.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The frame of the reader, in points: of the screen, or of its own.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .global: frameOnScreen
    case .local: CGRect(origin: .zero, size: frameOnScreen.size)
    }
  }
}

/// What the coordinates of a frame count from.
public enum CoordinateSpace: Hashable, Sendable {
  /// The top left corner of the screen.
  case global
  /// The top left corner of the view itself.
  case local
}

private final class GeometryReaderNode<Content: View>: SingleChildNode<GeometryReader<Content>> {
  private var view: GeometryReader<Content>
  private var proxy = GeometryProxy(.zero)

  init(_ view: GeometryReader<Content>, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
    content = Node.make(GeometryContent(proxy: proxy, make: view.content), childInputs)
  }

  override func syncsApart(_ branch: Node) -> Bool { true }

  override func update(_ view: GeometryReader<Content>) {
    self.view = view
    describeContent()
  }

  private func describeContent() { content.updateView(GeometryContent(proxy: proxy, make: view.content)) }

  override func measure(_ proposal: ProposedSize) -> CGSize { CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10) }

  override func layoutContents() {
    let new = GeometryProxy(frame)
    if new != proxy {
      proxy = new
      describeContent()
    }
    // Unlike in a stack, the content stands at the top left.
    let proposal = ProposedSize(frame.size)
    for item in items { item.place(at: frame.origin, proposal: proposal) }
  }
}

/// Evaluates the closure of a reader, so that what it reads is known.
private struct GeometryContent<Content: View>: View, TransparentView {
  let proxy: GeometryProxy
  let make: (GeometryProxy) -> Content

  var body: some View { make(proxy) }
}
