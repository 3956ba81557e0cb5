import HeadlessXCUI

/// A condition on an element's position or size relative to another element: `.below(photo, by: 8)`.
///
/// ```swift
/// Then(the: layout(of: photoScreen.caption, is: .below(photoScreen.photo, by: 8), .aligned(.leading, with: photoScreen.photo)))
/// ```
/// - The condition compares the elements' frames on the screen, even if the elements are covered or clipped.
/// - The other element must exist, and a matcher must match exactly one element. Otherwise the interaction fails, regardless of the condition.
/// - Leading and trailing follow the layout direction of the app’s language.
public struct LayoutConstraint: Sendable {
  /// The condition as the end of a phrase that starts with “an element that”.
  public let description: String
  let reference: LayoutReference
  /// The largest deviation that's allowed, in points.
  private(set) var tolerance: Double
  /// Returns by how many points an element's frame misses the condition, given the other element's frame.
  ///
  /// The result is 0 or less if the condition is met.
  let excess: @MainActor (CGRect, CGRect) -> Double

  init(_ words: String, _ reference: LayoutReference, tolerance: Double = 0, excess: @escaping @MainActor (CGRect, CGRect) -> Double) {
    description = words
    self.reference = reference
    self.tolerance = tolerance
    self.excess = excess
  }

  /// Creates a condition that relates an attribute of an element to another element's attribute.
  ///
  /// The parameters have the same meaning as in `NSLayoutConstraint`.
  ///
  /// Equality allows a difference of 0.00001 points. The other relations are exact. To change the tolerance, use ``within(_:)``.
  /// - Parameters:
  ///   - attribute: The attribute of the element.
  ///   - relation: The relation between the attributes.
  ///   - referenceAttribute: The attribute of the other element.
  ///   - reference: The other element.
  ///   - multiplier: The factor that the other element's attribute is multiplied by.
  ///   - constant: The value to add to the product, in points.
  public init(
    _ attribute: LayoutAttribute, _ relation: LayoutRelation, to referenceAttribute: LayoutAttribute, of reference: some Element, multiplier: Double = 1,
    constant: Double = 0
  ) {
    self.init(attribute, relation, referenceAttribute, .element(reference), multiplier, constant)
  }

  /// Creates a condition that relates an element's attribute to the only matching element's attribute.
  /// - Parameters:
  ///   - attribute: The attribute of the element.
  ///   - relation: The relation between the attributes.
  ///   - referenceAttribute: The attribute of the other element.
  ///   - reference: The matcher that the other element must satisfy.
  ///   - multiplier: The factor that the other element's attribute is multiplied by.
  ///   - constant: The value to add to the product, in points.
  public init(
    _ attribute: LayoutAttribute, _ relation: LayoutRelation, to referenceAttribute: LayoutAttribute, of reference: ElementMatcher, multiplier: Double = 1,
    constant: Double = 0
  ) {
    self.init(attribute, relation, referenceAttribute, .matcher(reference), multiplier, constant)
  }

  private init(
    _ attribute: LayoutAttribute, _ relation: LayoutRelation, _ other: LayoutAttribute, _ reference: LayoutReference, _ multiplier: Double, _ constant: Double
  ) {
    let times = multiplier == 1 ? "" : "\(multiplier.plain) times "
    let plus = constant == 0 ? "" : constant > 0 ? " plus \(constant.points)" : " minus \((-constant).points)"
    self.init(
      "has a \(attribute.words) that is \(relation.words) \(times)the \(other.words) of \(reference.words)\(plus)", reference,
      tolerance: relation == .equal ? Self.defaultTolerance : 0
    ) { frame, other_ in
      let difference = attribute.value(in: frame) - (other.value(in: other_) * multiplier + constant)
      switch relation {
      case .equal: return abs(difference)
      case .lessThanOrEqual: return difference
      case .greaterThanOrEqual: return -difference
      }
    }
  }

  /// The default tolerance for equality, in points, which only allows for rounding errors.
  static let defaultTolerance: Double = 0.00001

  /// Returns the same condition with a tolerance, in points.
  public func within(_ tolerance: Double) -> LayoutConstraint {
    var constraint = self
    constraint.tolerance = tolerance
    return constraint
  }

  /// Returns whether the condition is true of two frames.
  @MainActor
  func holds(_ frame: CGRect, _ other: CGRect) -> Bool { excess(frame, other) <= tolerance }
}

extension LayoutConstraint: CustomStringConvertible {}

extension Double {
  /// The number in words, such as “8 points”.
  var points: String { plain == "1" ? "1 point" : "\(plain) points" }
}
