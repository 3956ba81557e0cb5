import Foundation

/// A position of scroll content that the app requests or the user has scrolled to.
///
/// Bind the position with `scrollPosition(_:anchor:)` and call one of its `scrollTo` methods. After the user has scrolled, only ``viewID`` describes the position. It's the identity of the
/// first view in the `scrollTargetLayout()`, if that identity has the type that the position was created with.
public struct ScrollPosition: Equatable, Sendable {
  enum Target: Equatable, Sendable {
    case none
    case edge(Edge)
    case id(any Hashable & Sendable, UnitPoint?)
    case point(x: CGFloat?, y: CGFloat?)

    static func == (first: Target, second: Target) -> Bool {
      switch (first, second) {
      case (.none, .none): true
      case (.edge(let first), .edge(let second)): first == second
      case (.id(let first, let anchor), .id(let second, let other)): AnyHashable(first) == AnyHashable(second) && anchor == other
      case (.point(let x, let y), .point(let otherX, let otherY)): x == otherX && y == otherY
      default: false
      }
    }
  }

  private(set) var target: Target
  private let idType: Any.Type
  // Converts an identity to the type that the position was created with, or returns `nil` if it has another type.
  private let typed: @Sendable (AnyHashable) -> (any Hashable & Sendable)?
  /// A Boolean value that indicates whether the user has scrolled since the app set the position.
  public private(set) var isPositionedByUser: Bool = false

  private init<ID: Hashable & Sendable>(_ target: Target, _ idType: ID.Type) {
    self.target = target
    self.idType = idType
    typed = { $0.base as? ID }
  }

  /// Creates a position at the view with the given identity.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { self.init(.id(id, anchor), type(of: id)) }

  /// Creates an empty position.
  ///
  /// After the user has scrolled, it describes views with identities of the given type.
  public init(idType: (some Hashable & Sendable).Type = Never.self) { self.init(.none, idType) }

  /// Creates a position at an edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { self.init(.edge(edge), idType) }

  /// Creates a position at a point of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) { self.init(.point(x: point.x, y: point.y), idType) }

  /// Creates a position at a distance from the top-left corner of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) { self.init(.point(x: x, y: y), idType) }

  /// Creates a position at a distance from the left edge of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { self.init(.point(x: x, y: nil), idType) }

  /// Creates a position at a distance from the top edge of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { self.init(.point(x: nil, y: y), idType) }

  /// The edge that the app scrolled to, or `nil` if it didn't scroll to an edge.
  public var edge: Edge? { if case .edge(let edge) = target { edge } else { nil } }

  /// The point that the app scrolled to, or `nil` if it didn't scroll to a point.
  public var point: CGPoint? { if case .point(let x?, let y?) = target { CGPoint(x: x, y: y) } else { nil } }

  /// The distance from the left edge that the app scrolled to, or `nil` if it didn't scroll there.
  public var x: CGFloat? { if case .point(let x, _) = target { x } else { nil } }

  /// The distance from the top edge that the app scrolled to, or `nil` if it didn't scroll there.
  public var y: CGFloat? { if case .point(_, let y) = target { y } else { nil } }

  /// The identity of the view at the position, or `nil` if there isn't one.
  public var viewID: (any Hashable & Sendable)? { if case .id(let id, _) = target { id } else { nil } }

  /// Returns the identity of the view at the position, or `nil` if it doesn't have the given type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  /// Scrolls to the view with the given identity.
  ///
  /// - Parameters:
  ///   - id: The identity that the view has from `id(_:)` or from a `ForEach`.
  ///   - anchor: The point of the view that is aligned with the same point of the scroll view. If it's `nil`, the modifier's anchor applies. If both are `nil`, the scroll view scrolls by the smallest distance.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { set(.id(id, anchor)) }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { set(.edge(edge)) }

  /// Scrolls to a point of the content.
  public mutating func scrollTo(point: CGPoint) { set(.point(x: point.x, y: point.y)) }

  /// Scrolls to a distance from the top-left corner of the content.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { set(.point(x: x, y: y)) }

  /// Scrolls to a distance from the left edge of the content.
  public mutating func scrollTo(x: CGFloat) { set(.point(x: x, y: nil)) }

  /// Scrolls to a distance from the top edge of the content.
  public mutating func scrollTo(y: CGFloat) { set(.point(x: nil, y: y)) }

  private mutating func set(_ target: Target) {
    self.target = target
    isPositionedByUser = false
  }

  /// Returns whether an identity has the type that the position was created with.
  func follows(_ id: AnyHashable) -> Bool { typed(id) != nil }

  /// Returns the position after the user has scrolled.
  func movedByUser(to id: AnyHashable?) -> ScrollPosition {
    var moved = self
    moved.target = id.flatMap(typed).map { .id($0, nil) } ?? .none
    moved.isPositionedByUser = true
    return moved
  }

  /// Returns whether two positions are equal.
  public static func == (first: ScrollPosition, second: ScrollPosition) -> Bool {
    first.target == second.target && first.isPositionedByUser == second.isPositionedByUser && first.idType == second.idType
  }
}
