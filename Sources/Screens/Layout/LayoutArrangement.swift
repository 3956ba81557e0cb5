import HeadlessXCUI

/// A claim about how several elements lie together: `Then(the: layout(of: [title, photo, caption], is: .column(spacing: 8)))`.
public struct LayoutArrangement: Sendable {
  /// An element, and what must be true of it.
  struct Part: Sendable {
    let element: any Element
    let claim: ElementMatcher
  }

  /// The least number of elements that it says something of.
  let least: Int
  private let make: @Sendable ([any Element]) -> [Part]

  private init(least: Int = 2, _ make: @escaping @Sendable ([any Element]) -> [Part]) {
    self.least = least
    self.make = make
  }

  /// The claims about the elements one by one, in their order.
  func parts(of elements: [any Element]) -> [Part] { make(elements) }

  /// An edge, a center or a length is the same for all elements.
  /// - Parameters:
  ///   - attribute: What is the same.
  ///   - tolerance: Points that it may differ by.
  public static func aligned(_ attribute: LayoutAttribute, within tolerance: Double = 0.00001) -> LayoutArrangement {
    LayoutArrangement { elements in
      guard let first = elements.first else { return [] }
      return elements.dropFirst().map { Part(element: $0, claim: .layout(aligned($0, attribute, first, tolerance))) }
    }
  }

  /// No element shares an area with another one.
  public static var separate: LayoutArrangement {
    LayoutArrangement { elements in
      elements.indices.flatMap { second in
        elements[..<second].map { Part(element: elements[second], claim: .layout(not: overlapping($0))) }
      }
    }
  }

  /// The elements stand one below the other in their order, with at least so many points between them.
  public static func column(spacing: Double = 0) -> LayoutArrangement { inOrder { below($0, spacing) } }

  /// The elements stand side by side in their order and in the direction of text, with at least so many points between them.
  public static func row(spacing: Double = 0) -> LayoutArrangement { inOrder { after($0, spacing) } }

  /// Each element lies within another one, with at least so many points to each edge.
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
