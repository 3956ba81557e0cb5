import Foundation

/// What a content shape is for; a set of uses.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The raw value of the set.
  public let rawValue: Int

  /// Creates a set from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Touches, and what accessibility shows.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The picture under a finger that drags the view.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The picture beside a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The effect under a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The ring around a focused view.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// What accessibility shows.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// A view whose touches a shape decides on.
struct ContentShapeView<Content: View, Outline: Shape>: View, ModifierView {
  let content: Content
  let shape: Outline
  let isEvenOdd: Bool

  func makeNode(_ inputs: NodeInputs) -> Node { ContentShapeNode(self, inputs) }
}

/// A node that says which points of the screen are its own.
@MainActor
protocol ContentShaping: Node {
  /// Whether a point of the screen lies in the shape.
  func covers(_ point: CGPoint) -> Bool
}

private final class ContentShapeNode<Content: View, Outline: Shape>: ModifierNode<ContentShapeView<Content, Outline>>, ContentShaping {
  private var shape: Outline
  private var isEvenOdd: Bool

  init(_ view: ContentShapeView<Content, Outline>, _ inputs: NodeInputs) {
    shape = view.shape
    isEvenOdd = view.isEvenOdd
    super.init(inputs)
    content = Node.make(view.content, childInputs)
    host.touchedViews.contentShapes[ObjectIdentifier(self)] = self
  }

  private init(memberOf group: ContentShapeNode, around view: Node) {
    shape = group.shape
    isEvenOdd = group.isEvenOdd
    super.init(memberOf: group, around: view)
    host.touchedViews.contentShapes[ObjectIdentifier(self)] = self
  }

  override func makeMember(around view: Node) -> ModifierNode<ContentShapeView<Content, Outline>> { ContentShapeNode(memberOf: self, around: view) }

  override func takeValues(of group: ModifierNode<ContentShapeView<Content, Outline>>) {
    let group = unsafeDowncast(group, to: ContentShapeNode.self)
    shape = group.shape
    isEvenOdd = group.isEvenOdd
  }

  override func syncsApart(_ branch: Node) -> Bool { true }

  override func update(_ view: ContentShapeView<Content, Outline>) {
    shape = view.shape
    isEvenOdd = view.isEvenOdd
    updateMembers()
    content.updateView(view.content)
  }

  func covers(_ point: CGPoint) -> Bool { isItem && shape.path(in: frame).contains(point, eoFill: isEvenOdd) }

  override func willTearDown() {
    super.willTearDown()
    host.touchedViews.contentShapes[ObjectIdentifier(self)] = nil
  }
}

/// The views of an app that have a say in touches.
final class TouchedViews: HostService {
  /// The views that have a gesture.
  var gestureSources: [ObjectIdentifier: any GestureSource] = [:]
  /// The views whose touches a shape decides on.
  fileprivate var contentShapes: [ObjectIdentifier: any ContentShaping] = [:]

  init(host: ViewHost) {}
}

extension ViewHost {
  var touchedViews: TouchedViews { service(TouchedViews.self) }

  private var contentShapes: [ObjectIdentifier: any ContentShaping] { touchedViews.contentShapes }

  /// The node itself, if a shape decides which touches are for it; a modifier of several views has no frame of its own.
  private func contentShape(of node: Node) -> (any ContentShaping)? { contentShapes[ObjectIdentifier(node)].flatMap { $0.isItem ? $0 : nil } }

  /// The view that a touch at a point is for: shapes take touches between the elements of their views, and leave those outside of them to the views around.
  func touchedNode(at point: CGPoint, from hit: Node?) -> Node? {
    let hit = drawnView(at: point, inFrontOf: hit)
    if contentShapes.isEmpty { return hit }
    var front: (any ContentShaping)?
    // In no order of their own: each is compared with what was hit, and then with the others.
    for shape in contentShapes.values where shape.isShown && shape.environment.allowsHitTesting && shape.covers(point) && isInFront(shape, of: hit) {
      if front.map({ shape.comesAfter($0) }) ?? true { front = shape }
    }
    var touched = front ?? hit
    var node = touched
    while let current = node, !current.isPresented {
      if let shape = contentShape(of: current), !shape.covers(point) {
        // What is around the view has nothing there but the view.
        touched = current.parent?.firstAround { $0.element != nil || contentShape(of: $0)?.covers(point) == true }
        node = touched
      } else {
        node = current.parent
      }
    }
    return touched
  }

  /// Whether a view lies in what was touched.
  private func isInFront(_ shape: any ContentShaping, of touched: Node?) -> Bool {
    guard let touched else { return shape.enclosingPresentation === presentations.last }
    if contentShape(of: touched) != nil, touched.enclosingPresentation === shape.enclosingPresentation { return shape.comesAfter(touched) }
    return shape.parent?.isUnder(touched) ?? false
  }
}

extension Node {
  /// The node itself, or the nearest one around it, for which a condition holds.
  fileprivate func firstAround(_ condition: (Node) -> Bool) -> Node? {
    var node: Node? = self
    while let current = node, !condition(current) { node = current.parent }
    return node
  }

  /// Whether the node is drawn later than another one: it is in that one, or comes later in the tree.
  fileprivate func comesAfter(_ other: Node) -> Bool {
    var (mine, others): (Node, Node) = (self, other)
    while mine.depth > others.depth, let next = mine.parent { mine = next }
    while others.depth > mine.depth, let next = others.parent { others = next }
    if mine === others { return depth > other.depth }
    while let first = mine.parent, let second = others.parent {
      if first === second {
        var last: Node?
        first.forEachChild { if $0 === mine || $0 === others { last = $0 } }
        return last === mine
      }
      (mine, others) = (first, second)
    }
    return false
  }
}

extension View {
  /// Sets the shape that touches of the view are tested against: between its elements they are the view's, and outside of the shape they are not.
  public func contentShape<Outline: Shape>(_ shape: Outline, eoFill: Bool = false) -> some View {
    ContentShapeView(content: self, shape: shape, isEvenOdd: eoFill)
  }

  /// Sets the shape of the view for some uses; of these, touches alone are there on a simulated device.
  @ViewBuilder
  public func contentShape<Outline: Shape>(_ kind: ContentShapeKinds, _ shape: Outline, eoFill: Bool = false) -> some View {
    if kind.contains(.interaction) { contentShape(shape, eoFill: eoFill) } else { self }
  }
}
