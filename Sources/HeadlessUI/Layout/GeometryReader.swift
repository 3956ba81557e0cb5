import Foundation
import VirtualTime

/// A container whose content depends on the container's size and position.
///
/// The container takes up all the proposed space.
public struct GeometryReader<Content: View>: View, PrimitiveView {
  let content: (GeometryProxy) -> Content

  /// Creates a geometry reader.
  ///
  /// The closure receives the reader's size and position. It's called again when they change.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  func makeNode(_ inputs: NodeInputs) -> Node { GeometryReaderNode(self, inputs) }
}

/// The size and position of a view.
public struct GeometryProxy: Equatable, Sendable {
  let node: GeometryNode?
  private let frameOnScreen: CGRect

  init(_ frame: CGRect, _ node: GeometryNode? = nil) {
    frameOnScreen = frame
    self.node = node
  }

  /// Returns whether two proxies have the same frame.
  public static func == (first: GeometryProxy, second: GeometryProxy) -> Bool { first.frameOnScreen == second.frameOnScreen }

  /// The size of the view, in points.
  public var size: CGSize { frameOnScreen.size }

  /// The space that `safeAreaInset(edge:)` takes up at the edges that the view reaches, in points.
  ///
  /// The bars and corners of the screen aren't included, because views on the simulated device are always inside the safe area.
  public var safeAreaInsets: EdgeInsets { node?.safeAreaInsets(of: frameOnScreen) ?? EdgeInsets() }

  /// Returns the frame of the view in a coordinate space, in points.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let space = node?.frame(of: coordinateSpace, local: frameOnScreen) ?? (coordinateSpace == .local ? frameOnScreen : .zero)
    return frameOnScreen.offsetBy(dx: -space.minX, dy: -space.minY)
  }

  /// Returns the frame of the view in a coordinate space, in points.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { frame(in: coordinateSpace.coordinateSpace) }

  /// Returns the frame of a named coordinate space, in the view's coordinates.
  ///
  /// The result is `nil` if no enclosing view has the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    node?.frame(of: coordinateSpace.coordinateSpace, local: frameOnScreen).map { $0.offsetBy(dx: -frameOnScreen.minX, dy: -frameOnScreen.minY) }
  }

  /// Returns the value of an anchor, in the view's coordinates.
  public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.value(frameOnScreen.origin) }
}

/// A reference to the node that resolves coordinate spaces for a geometry proxy.
final class GeometryNode: Sendable {
  @MainActor private weak var node: Node?

  @MainActor
  init(_ node: Node) { self.node = node }

  func safeAreaInsets(of frame: CGRect) -> EdgeInsets {
    guard VirtualScheduler.mayBeOnMainActor else { return EdgeInsets() }
    return MainActor.assumeIsolated { node?.safeAreaInsets(of: frame) ?? EdgeInsets() }
  }

  func frame(of space: CoordinateSpace, local: CGRect) -> CGRect? {
    // Views aren't accessible outside the main actor, so the proxy only uses the frame that it has stored.
    guard VirtualScheduler.mayBeOnMainActor else { return nil }
    return MainActor.assumeIsolated { node?.frame(of: space, local: local) }
  }
}

private final class GeometryReaderNode<Content: View>: SingleChildNode<GeometryReader<Content>> {
  private var view: GeometryReader<Content>
  private var proxy = GeometryProxy(.zero)

  init(_ view: GeometryReader<Content>, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
    proxy = GeometryProxy(.zero, GeometryNode(self))
  }

  override func syncsApart(_ branch: Node) -> Bool { true }

  override func update(_ view: GeometryReader<Content>) {
    self.view = view
    describeContent()
  }

  // Updates the content if it exists. It's created in the first layout, because the size is unknown before that.
  private func describeContent() { content?.updateView(GeometryContent(proxy: proxy, make: view.content)) }

  private func makeContent() {
    content = Node.make(GeometryContent(proxy: proxy, make: view.content), childInputs)
    invalidateItems()
  }

  override func measure(_ proposal: ProposedSize) -> CGSize { CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10) }

  override func layoutContents() {
    let new = GeometryProxy(frame, proxy.node)
    if content == nil {
      proxy = new
      makeContent()
    } else if new != proxy {
      proxy = new
      describeContent()
    }
    // In contrast to a stack, the content is aligned at the top-leading corner.
    let proposal = ProposedSize(frame.size)
    for item in items {
      let place = CGRect(origin: frame.origin, size: item.size(for: proposal))
      item.place(at: place.mirrored(in: frame, environment.isRightToLeft).origin, proposal: proposal)
    }
  }
}

/// A view that evaluates the closure of a geometry reader and tracks what the closure reads.
private struct GeometryContent<Content: View>: View, TransparentView {
  let proxy: GeometryProxy
  let make: (GeometryProxy) -> Content

  var body: some View { make(proxy) }
}
