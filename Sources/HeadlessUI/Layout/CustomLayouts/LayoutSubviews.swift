import Foundation

/// The subviews of a container, as its layout uses them.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  private let subviews: [LayoutSubview]
  /// The layout direction of the container.
  public let layoutDirection: LayoutDirection

  init(_ subviews: [LayoutSubview], layoutDirection: LayoutDirection) {
    self.subviews = subviews
    self.layoutDirection = layoutDirection
  }

  /// The index of the first subview.
  public var startIndex: Int { 0 }
  /// The index after the last subview.
  public var endIndex: Int { subviews.count }

  /// Returns the subview at an index.
  public subscript(index: Int) -> LayoutSubview { subviews[index] }

  /// Returns the subviews in a range of indices.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(Array(subviews[bounds]), layoutDirection: layoutDirection) }

  /// Returns the subviews at the given indices.
  public subscript<Indices: Sequence>(indices: Indices) -> LayoutSubviews where Indices.Element == Int {
    LayoutSubviews(indices.map { subviews[$0] }, layoutDirection: layoutDirection)
  }
}

/// A subview of a container, as the container's layout uses it.
public struct LayoutSubview: Equatable, Sendable {
  let node: Node
  private let placement: LayoutPlacement

  init(_ node: Node, _ placement: LayoutPlacement) {
    self.node = node
    self.placement = placement
  }

  /// Returns the size of the subview for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { MainActor.assumeIsolated { node.size(for: proposal) } }

  /// Returns the size and the alignment guides of the subview for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    MainActor.assumeIsolated { node.dimensions(for: proposal, size: node.size(for: proposal)) }
  }

  /// Places the subview so its anchor is at a position on the screen.
  ///
  /// In a right-to-left layout, the position is mirrored within the container afterwards.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    MainActor.assumeIsolated { placement.place(node, at: position, anchor: anchor, proposal: proposal) }
  }

  /// The layout priority of the subview.
  public var priority: Double { MainActor.assumeIsolated { node.layoutPriority } }

  /// The preferred spacing around the subview.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// Returns the value that the subview sets for a layout value key.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    nonisolated(unsafe) var value: Any?
    let id = ObjectIdentifier(key)
    MainActor.assumeIsolated { value = node.layoutTrait(id) }
    return value as? Key.Value ?? Key.defaultValue
  }

  /// Returns whether two values refer to the same subview.
  public static func == (first: LayoutSubview, second: LayoutSubview) -> Bool { first.node === second.node }
}

/// The positions that a layout has assigned to its subviews.
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

  /// Starts a placement pass.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle of the container on the screen.
  ///   - isMirrored: Whether positions are mirrored for a right-to-left layout, so the layout itself doesn't have to do it.
  func begin(in bounds: CGRect, isMirrored: Bool) {
    placed.removeAll()
    (self.bounds, self.isMirrored) = (bounds, isMirrored)
  }

  func hasPlaced(_ node: Node) -> Bool { placed.contains(ObjectIdentifier(node)) }
}
