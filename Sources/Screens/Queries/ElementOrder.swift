import HeadlessXCUI

/// An order of elements, by which a list of them is sorted: `allElements(.type(.cell)).sorted(by: .smallestOrigin)`.
public struct ElementOrder: Sendable {
  /// Whether the first element comes before the second.
  private let precedes: @MainActor (ElementSnapshot, ElementSnapshot) -> Bool

  /// Creates an order of your own: a strict one, in which no element comes before itself.
  public init(_ precedes: @escaping @MainActor (ElementSnapshot, ElementSnapshot) -> Bool) { self.precedes = precedes }

  /// The element furthest up first, and of those the one furthest to the left, by the place in the element around it.
  public static let smallestOrigin: ElementOrder = ElementOrder { $0.originInParent.isAbove($1.originInParent) }

  /// The element furthest down first, and of those the one furthest to the right, by the place in the element around it.
  public static let largestOrigin: ElementOrder = ElementOrder { $1.originInParent.isAbove($0.originInParent) }

  /// The lowest element first, and of those the narrowest.
  public static let smallestSize: ElementOrder = ElementOrder { $0.frame.size.isSmaller(than: $1.frame.size) }

  /// The tallest element first, and of those the widest.
  public static let largestSize: ElementOrder = ElementOrder { $1.frame.size.isSmaller(than: $0.frame.size) }

  /// The element with the least value of a property first: `.by(\.label)`.
  public static func by<Value: Comparable & Sendable>(_ keyPath: KeyPath<ElementSnapshot, Value> & Sendable) -> ElementOrder {
    ElementOrder { $0[keyPath: keyPath] < $1[keyPath: keyPath] }
  }

  /// The elements by the first order, and where that makes no difference by the next; else as they are.
  @MainActor package static func sort(_ elements: [ElementSnapshot], by orders: [ElementOrder]) -> [ElementSnapshot] {
    guard !orders.isEmpty else { return elements }
    return elements.enumerated().sorted { first, second in
      for order in orders {
        if order.precedes(first.element, second.element) { return true }
        if order.precedes(second.element, first.element) { return false }
      }
      return first.offset < second.offset
    }.map(\.element)
  }
}

extension ElementSnapshot {
  /// The place in the content of the element around this one, in points.
  fileprivate var originInParent: CGPoint {
    guard let parent else { return frame.origin }
    let scrolled = parent.contentOffset ?? .zero
    return CGPoint(x: frame.minX - parent.frame.minX + scrolled.x, y: frame.minY - parent.frame.minY + scrolled.y)
  }
}

extension CGPoint {
  fileprivate func isAbove(_ other: CGPoint) -> Bool { y != other.y ? y < other.y : x < other.x }
}

extension CGSize {
  fileprivate func isSmaller(than other: CGSize) -> Bool { height != other.height ? height < other.height : width < other.width }
}
