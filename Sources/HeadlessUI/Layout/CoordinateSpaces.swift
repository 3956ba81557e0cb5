import Foundation

/// A coordinate space: a view's own, the screen's, or that of a view with a name.
public enum CoordinateSpace: Hashable {
  /// The coordinate space of the screen.
  case global
  /// The coordinate space of the view itself.
  case local
  /// The coordinate space of a view around it, by its name.
  case named(AnyHashable)

  /// Whether it is the screen's.
  public var isGlobal: Bool { self == .global }
  /// Whether it is the view's own.
  public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: @unchecked Sendable {}

/// Something that stands for a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space.
  public init() {}
  /// The screen's.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the space.
  public init() {}
  /// The view's own.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of a view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  /// That of the view with the name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The name of the nearest scroll view.
enum ScrollViewSpace { case name }

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinate space of the screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinate space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinate space of a view around this one, by its name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(name)) }

  /// The coordinate space of the nearest scroll view.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace.name)) }
}

/// A view whose coordinate space has a name.
struct CoordinateSpaceView<Content: View>: View, ModifierView {
  let content: Content
  let name: AnyHashable

  func makeNode(_ inputs: NodeInputs) -> Node { CoordinateSpaceNode(self, inputs) }
}

/// A node with a name for its coordinates.
@MainActor
protocol CoordinateNaming: Node {
  var coordinateName: AnyHashable { get }
}

private final class CoordinateSpaceNode<Content: View>: ViewNode<CoordinateSpaceView<Content>>, CoordinateNaming {
  private(set) var coordinateName: AnyHashable
  private var child: Node!

  init(_ view: CoordinateSpaceView<Content>, _ inputs: NodeInputs) {
    coordinateName = view.name
    super.init(inputs)
    child = Node.make(view.content, childInputs)
  }

  override func update(_ view: CoordinateSpaceView<Content>) {
    coordinateName = view.name
    child.updateView(view.content)
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
}

extension Node {
  /// The frame of all items of this node together, on the screen; of no size before they are placed.
  final var placedFrame: CGRect {
    let frame = frameOfItems
    return frame.isNull ? .zero : frame
  }

  /// The frame of a space of coordinates on the screen, seen from a view with a frame.
  final func frame(of space: CoordinateSpace, local: CGRect) -> CGRect? {
    switch space {
    case .global: return CGRect(origin: .zero, size: host.system.screen.size)
    case .local: return local
    case .named(let name):
      var node: Node? = self
      while let current = node {
        if name == AnyHashable(ScrollViewSpace.name), current.scrollingNode != nil { return current.frame }
        if let naming = current as? any CoordinateNaming, naming.coordinateName == name { return naming.placedFrame }
        node = current.parent
      }
      return nil
    }
  }
}

extension View {
  /// Names the coordinate space of the view for the views in it.
  public func coordinateSpace<Name: Hashable>(name: Name) -> some View { CoordinateSpaceView(content: self, name: AnyHashable(name)) }

  /// Names the coordinate space of the view for the views in it.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { CoordinateSpaceView(content: self, name: name.name) }
}
