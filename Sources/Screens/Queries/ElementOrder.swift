import HeadlessXCUI

/// An order for sorting a list of elements: `allElements(.type(.cell)).sorted(by: .smallestOrigin)`.
public struct ElementOrder: Sendable {
  /// A closure that returns whether the first element comes before the second.
  private let precedes: @MainActor (ElementSnapshot, ElementSnapshot) -> Bool

  /// Creates a custom order.
  ///
  /// The order must be strict: the closure returns `false` for two equal elements.
  public init(_ precedes: @escaping @MainActor (ElementSnapshot, ElementSnapshot) -> Bool) { self.precedes = precedes }

  /// Sorts elements from top to bottom, then from left to right, by their place in the parent.
  public static let smallestOrigin: ElementOrder = ElementOrder { $0.originInParent.isAbove($1.originInParent) }

  /// Sorts elements from bottom to top, then from right to left, by their place in the parent.
  public static let largestOrigin: ElementOrder = ElementOrder { $1.originInParent.isAbove($0.originInParent) }

  /// Sorts elements from shortest to tallest, then from narrowest to widest.
  public static let smallestSize: ElementOrder = ElementOrder { $0.frame.size.isSmaller(than: $1.frame.size) }

  /// Sorts elements from tallest to shortest, then from widest to narrowest.
  public static let largestSize: ElementOrder = ElementOrder { $1.frame.size.isSmaller(than: $0.frame.size) }

  /// Sorts elements by a property, starting with the smallest value: `.by(\.label)`.
  public static func by<Value: Comparable & Sendable>(_ keyPath: KeyPath<ElementSnapshot, Value> & Sendable) -> ElementOrder {
    ElementOrder { $0[keyPath: keyPath] < $1[keyPath: keyPath] }
  }

  /// Returns the elements sorted by the first order, then by the next order if elements are equal.
  ///
  /// Equal elements keep their order.
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
  /// The element's origin in the content of its parent, in points.
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
