import Foundation

/// The uses of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The raw value of the set.
  public let rawValue: Int

  /// Creates a set from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The shape for touches and for accessibility.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The shape of the preview while the view is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The shape of the preview of a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The shape of the effect under a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The shape of the effect around a focused view.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// The shape for accessibility.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

/// A view that uses a shape for hit testing.
struct ContentShapeView<Content: View, Outline: Shape>: View, ModifierView {
  let content: Content
  let shape: Outline
  let isEvenOdd: Bool

  func makeNode(_ inputs: NodeInputs) -> Node { ContentShapeNode(self, inputs) }
}

/// A node with a custom shape for hit testing.
@MainActor
protocol ContentShaping: Node {
  /// Returns whether the shape contains a point of the screen.
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

/// The views of an app that influence where touches go.
final class TouchedViews: HostService {
  /// The views that have a gesture.
  var gestureSources: [ObjectIdentifier: any GestureSource] = [:]
  /// The views that use a shape for hit testing.
  fileprivate var contentShapes: [ObjectIdentifier: any ContentShaping] = [:]

  init(host: ViewHost) {}
}

extension ViewHost {
  var touchedViews: TouchedViews { service(TouchedViews.self) }

  private var contentShapes: [ObjectIdentifier: any ContentShaping] { touchedViews.contentShapes }

  /// Returns the node's content shape, or `nil` if it doesn't have one.
  ///
  /// A modifier applied to several views doesn't have a frame, so it isn't considered.
  private func contentShape(of node: Node) -> (any ContentShaping)? { contentShapes[ObjectIdentifier(node)].flatMap { $0.isItem ? $0 : nil } }

  /// Returns the view that receives a touch at a point.
  ///
  /// A content shape receives touches between the elements of its view. Touches outside the shape go to the surrounding views.
  func touchedNode(at point: CGPoint, from hit: Node?) -> Node? {
    let hit = drawnView(at: point, inFrontOf: hit)
    if contentShapes.isEmpty { return hit }
    var front: (any ContentShaping)?
    // The order of the shapes is undefined, so find the shape that's in front of the hit view and of all other shapes.
    for shape in contentShapes.values where shape.isShown && shape.environment.allowsHitTesting && shape.covers(point) && isInFront(shape, of: hit) {
      if front.map({ shape.comesAfter($0) }) ?? true { front = shape }
    }
    var touched = front ?? hit
    var node = touched
    while let current = node, !current.isPresented {
      if let shape = contentShape(of: current), !shape.covers(point) {
        // The surrounding view has nothing but the shaped view at this point, so a view farther out receives the touch.
        touched = current.parent?.firstAround { $0.element != nil || contentShape(of: $0)?.covers(point) == true }
        node = touched
      } else {
        node = current.parent
      }
    }
    return touched
  }

  /// Returns whether a shaped view is in front of the touched view.
  private func isInFront(_ shape: any ContentShaping, of touched: Node?) -> Bool {
    guard let touched else { return shape.enclosingPresentation === presentations.last }
    if contentShape(of: touched) != nil, touched.enclosingPresentation === shape.enclosingPresentation { return shape.comesAfter(touched) }
    return shape.parent?.isUnder(touched) ?? false
  }
}

extension Node {
  /// Returns the node itself, or its nearest ancestor, that satisfies a condition.
  fileprivate func firstAround(_ condition: (Node) -> Bool) -> Node? {
    var node: Node? = self
    while let current = node, !condition(current) { node = current.parent }
    return node
  }

  /// Returns whether the node is drawn after another node.
  ///
  /// A node is drawn after its ancestors and after nodes that come earlier in the tree.
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
  /// Sets the shape of the view that is used for hit testing.
  ///
  /// Touches inside the shape go to the view, even between its elements. Touches outside the shape go to the surrounding views.
  public func contentShape<Outline: Shape>(_ shape: Outline, eoFill: Bool = false) -> some View {
    ContentShapeView(content: self, shape: shape, isEvenOdd: eoFill)
  }

  /// Sets the shape of the view for the given uses.
  ///
  /// On the simulated device, only `interaction` has an effect.
  @ViewBuilder
  public func contentShape<Outline: Shape>(_ kind: ContentShapeKinds, _ shape: Outline, eoFill: Bool = false) -> some View {
    if kind.contains(.interaction) { contentShape(shape, eoFill: eoFill) } else { self }
  }
}
