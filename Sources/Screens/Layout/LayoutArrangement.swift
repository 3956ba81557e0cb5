import HeadlessXCUI

/// A condition on the arrangement of several elements.
///
/// For example, `Then(the: layout(of: [title, photo, caption], is: .column(spacing: 8)))`.
public struct LayoutArrangement: Sendable {
  /// An element of the arrangement, with the condition on its layout.
  struct Part: Sendable {
    let element: any Element
    let claim: ElementMatcher
  }

  /// The minimum number of elements in the arrangement.
  let least: Int
  private let make: @Sendable ([any Element]) -> [Part]

  private init(least: Int = 2, _ make: @escaping @Sendable ([any Element]) -> [Part]) {
    self.least = least
    self.make = make
  }

  /// Returns the condition for each element, in order.
  func parts(of elements: [any Element]) -> [Part] { make(elements) }

  /// All elements have an attribute in common, such as an edge, a center or a length.
  /// - Parameters:
  ///   - attribute: The attribute that must be equal.
  ///   - tolerance: The largest difference that counts as equal, in points.
  public static func aligned(_ attribute: LayoutAttribute, within tolerance: Double = 0.00001) -> LayoutArrangement {
    LayoutArrangement { elements in
      guard let first = elements.first else { return [] }
      return elements.dropFirst().map { Part(element: $0, claim: .layout(aligned($0, attribute, first, tolerance))) }
    }
  }

  /// No two elements overlap.
  public static var separate: LayoutArrangement {
    LayoutArrangement { elements in
      elements.indices.flatMap { second in
        elements[..<second].map { Part(element: elements[second], claim: .layout(not: overlapping($0))) }
      }
    }
  }

  /// The elements are in order from top to bottom, with at least the given spacing in points.
  public static func column(spacing: Double = 0) -> LayoutArrangement { inOrder { below($0, spacing) } }

  /// The elements are in order from leading to trailing, with at least the given spacing in points.
  public static func row(spacing: Double = 0) -> LayoutArrangement { inOrder { after($0, spacing) } }

  /// Each element is inside another element, with at least the given margin to each edge, in points.
  public static func inside(_ container: some Element, by margin: Double = 0) -> LayoutArrangement {
    LayoutArrangement(least: 1) { elements in elements.map { Part(element: $0, claim: .layout(.inside(container, by: margin))) } }
  }

  private static func inOrder(_ claim: @escaping @Sendable (any Element) -> LayoutConstraint) -> LayoutArrangement {
    LayoutArrangement { elements in zip(elements, elements.dropFirst()).map { Part(element: $1, claim: .layout(claim($0))) } }
  }

  private static func aligned(_ element: any Element, _ attribute: LayoutAttribute, _ first: some Element, _ tolerance: Double) -> LayoutConstraint {
    .aligned(attribute, with: first).within(tolerance)
  }

  private static func overlapping(_ other: some Element) -> LayoutConstraint { .overlapping(other) }

  private static func below(_ other: some Element, _ spacing: Double) -> LayoutConstraint { .below(other, by: spacing) }

  private static func after(_ other: some Element, _ spacing: Double) -> LayoutConstraint { .after(other, by: spacing) }
}
