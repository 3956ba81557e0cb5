import Foundation

/// The views of a container, for its layout.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  private let subviews: [LayoutSubview]
  /// In which direction the views are read.
  public let layoutDirection: LayoutDirection

  init(_ subviews: [LayoutSubview], layoutDirection: LayoutDirection) {
    self.subviews = subviews
    self.layoutDirection = layoutDirection
  }

  /// The first position.
  public var startIndex: Int { 0 }
  /// The position behind the last view.
  public var endIndex: Int { subviews.count }

  /// The view at a position.
  public subscript(index: Int) -> LayoutSubview { subviews[index] }

  /// The views at some positions.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(Array(subviews[bounds]), layoutDirection: layoutDirection) }

  /// The views at some positions.
  public subscript<Indices: Sequence>(indices: Indices) -> LayoutSubviews where Indices.Element == Int {
    LayoutSubviews(indices.map { subviews[$0] }, layoutDirection: layoutDirection)
  }
}

/// One of the views of a container, for its layout.
public struct LayoutSubview: Equatable, Sendable {
  let node: Node
  private let placement: LayoutPlacement

  init(_ node: Node, _ placement: LayoutPlacement) {
    self.node = node
    self.placement = placement
  }

  /// Returns the size of the view for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { MainActor.assumeIsolated { node.size(for: proposal) } }

  /// Returns the size and the guides of the view for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    MainActor.assumeIsolated { node.dimensions(for: proposal, size: node.size(for: proposal)) }
  }

  /// Places the view so that a point of it lies on a point of the screen; where the direction is right to left, its place is mirrored in the container then.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    MainActor.assumeIsolated { placement.place(node, at: position, anchor: anchor, proposal: proposal) }
  }

  /// The view's priority among those beside it.
  public var priority: Double { MainActor.assumeIsolated { node.layoutPriority } }

  /// The spacing that the view wants around it.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// The value that the view tells layouts for a key.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    nonisolated(unsafe) var value: Any?
    let id = ObjectIdentifier(key)
    MainActor.assumeIsolated { value = node.layoutTrait(id) }
    return value as? Key.Value ?? Key.defaultValue
  }

  /// Whether two values stand for the same view.
  public static func == (first: LayoutSubview, second: LayoutSubview) -> Bool { first.node === second.node }
}

/// Where a layout has put its views.
@MainActor
final class LayoutPlacement: Sendable {
  private var placed: Set<ObjectIdentifier> = []
  private var bounds = CGRect.zero
  private var isMirrored = false

  func place(_ node: Node, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    placed.insert(ObjectIdentifier(node))
    let size = node.size(for: proposal)
    let place = CGRect(origin: CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height), size: size)
    node.place(at: place.mirrored(in: bounds, isMirrored).origin, proposal: proposal, size: size)
  }

  /// - Parameter isMirrored: Whether what a layout places from the left is read from the right; the layout itself need not know.
  func begin(in bounds: CGRect, isMirrored: Bool) {
    placed.removeAll()
    (self.bounds, self.isMirrored) = (bounds, isMirrored)
  }

  func hasPlaced(_ node: Node) -> Bool { placed.contains(ObjectIdentifier(node)) }
}
