import Foundation

/// A coordinate space, which can belong to the screen, a view, or a named view around it.
public enum CoordinateSpace: Hashable {
  /// The coordinate space of the screen.
  case global
  /// The coordinate space of the view itself.
  case local
  /// The coordinate space of the enclosing view that has a name.
  case named(AnyHashable)

  /// A Boolean value that indicates whether this is the coordinate space of the screen.
  public var isGlobal: Bool { self == .global }
  /// A Boolean value that indicates whether this is the coordinate space of the view itself.
  public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: @unchecked Sendable {}

/// A type that represents a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space that the value represents.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the coordinate space of the screen.
  public init() {}
  /// The coordinate space of the screen.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Creates the coordinate space of the view itself.
  public init() {}
  /// The coordinate space of the view itself.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of a named view.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  /// The coordinate space of the view with the name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The name of the nearest scroll view's coordinate space.
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
  /// Returns the coordinate space of the enclosing view with the given name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(name)) }

  /// The coordinate space of the nearest scroll view.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace.name)) }
}

/// A view that names its coordinate space.
struct CoordinateSpaceView<Content: View>: View, ModifierView {
  let content: Content
  let name: AnyHashable

  func makeNode(_ inputs: NodeInputs) -> Node { CoordinateSpaceNode(self, inputs) }
}

/// A node that names its coordinate space.
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
  /// The smallest rectangle on the screen that contains the frames of this node's items.
  ///
  /// Before the items are placed, the rectangle is empty.
  final var placedFrame: CGRect {
    let frame = frameOfItems
    return frame.isNull ? .zero : frame
  }

  /// Returns the frame of a coordinate space on the screen, or `nil` if no view has the space's name.
  ///
  /// - Parameters:
  ///   - space: The coordinate space to resolve.
  ///   - local: The frame that is returned for `.local`.
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
  /// Names the coordinate space of the view, for use by the views inside it.
  public func coordinateSpace<Name: Hashable>(name: Name) -> some View { CoordinateSpaceView(content: self, name: AnyHashable(name)) }

  /// Names the coordinate space of the view, for use by the views inside it.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { CoordinateSpaceView(content: self, name: name.name) }
}
