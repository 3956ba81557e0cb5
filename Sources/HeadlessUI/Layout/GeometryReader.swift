import Foundation

/// A container whose content depends on its size; it takes all the proposed area.
public struct GeometryReader<Content: View>: View, PrimitiveView {
  let content: (GeometryProxy) -> Content

  /// Creates a reader; the closure is called with its size and position, and again when they change.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  func makeNode(_ inputs: NodeInputs) -> Node { GeometryReaderNode(self, inputs) }
}

/// The size and the position of a ``GeometryReader``.
public struct GeometryProxy: Equatable, Sendable {
  private let frameOnScreen: CGRect

  init(_ frame: CGRect) { frameOnScreen = frame }

  /// The size of the reader, in points.
  public var size: CGSize { frameOnScreen.size }

  /// The safe area insets of the reader: always 0, because it is inside of the safe area.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Returns the frame of the reader in a coordinate space, in points.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .global: frameOnScreen
    case .local: CGRect(origin: .zero, size: frameOnScreen.size)
    }
  }
}

/// A coordinate space.
public enum CoordinateSpace: Hashable, Sendable {
  /// The coordinate space of the screen.
  case global
  /// The coordinate space of the view itself.
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
    // Unlike in a stack, the content is at the top left.
    let proposal = ProposedSize(frame.size)
    for item in items { item.place(at: frame.origin, proposal: proposal) }
  }
}

/// A view that evaluates the closure of a reader, so that its reads are tracked.
private struct GeometryContent<Content: View>: View, TransparentView {
  let proxy: GeometryProxy
  let make: (GeometryProxy) -> Content

  var body: some View { make(proxy) }
}
