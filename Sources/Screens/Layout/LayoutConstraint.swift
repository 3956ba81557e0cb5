import HeadlessXCUI

/// A claim about where an element lies, or how large it is, compared with another one: `.below(photo, by: 8)`.
///
/// ```swift
/// Then(the: layout(of: photoScreen.caption, is: .below(photoScreen.photo, by: 8), .aligned(.leading, with: photoScreen.photo)))
/// ```
/// - Frames are those on the screen, whatever covers or clips the elements.
/// - The other element must exist, and a matcher must match just one: else the interaction fails, whatever the claim.
/// - Leading and trailing follow the layout direction of the app’s language.
public struct LayoutConstraint: Sendable {
  /// The claim in words, as they follow “an element that”.
  public let description: String
  let reference: LayoutReference
  /// Points that it may be off by.
  private(set) var tolerance: Double
  /// How far the frame of an element is off, given that of the other: 0 or less where it is as it should be.
  let excess: @MainActor (CGRect, CGRect) -> Double

  init(_ words: String, _ reference: LayoutReference, tolerance: Double = 0, excess: @escaping @MainActor (CGRect, CGRect) -> Double) {
    description = words
    self.reference = reference
    self.tolerance = tolerance
    self.excess = excess
  }

  /// Creates the claim that an attribute of an element is related to one of another element, as `NSLayoutConstraint` has it.
  ///
  /// Equality holds within 0.00001 points, the other relations hold exactly; see ``within(_:)``.
  /// - Parameters:
  ///   - attribute: The attribute of the element.
  ///   - relation: How it is related to the other one.
  ///   - referenceAttribute: The attribute of the other element.
  ///   - reference: The other element.
  ///   - multiplier: What the other attribute is multiplied by.
  ///   - constant: What is added to that, in points.
  public init(
    _ attribute: LayoutAttribute, _ relation: LayoutRelation, to referenceAttribute: LayoutAttribute, of reference: some Element, multiplier: Double = 1,
    constant: Double = 0
  ) {
    self.init(attribute, relation, referenceAttribute, .element(reference), multiplier, constant)
  }

  /// Creates the claim that an attribute of an element is related to one of the only element that matches.
  /// - Parameters:
  ///   - attribute: The attribute of the element.
  ///   - relation: How it is related to the other one.
  ///   - referenceAttribute: The attribute of the other element.
  ///   - reference: What must be true of the other element.
  ///   - multiplier: What the other attribute is multiplied by.
  ///   - constant: What is added to that, in points.
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

  /// What two measures that should be equal may differ by, in points: no more than arithmetic with numbers makes.
  static let defaultTolerance: Double = 0.00001

  /// The same claim, which may be off by some points.
  public func within(_ tolerance: Double) -> LayoutConstraint {
    var constraint = self
    constraint.tolerance = tolerance
    return constraint
  }

  /// Whether the claim is true of two frames.
  @MainActor
  func holds(_ frame: CGRect, _ other: CGRect) -> Bool { excess(frame, other) <= tolerance }
}

extension LayoutConstraint: CustomStringConvertible {}

extension Double {
  /// A number of points in words: “8 points”.
  var points: String { self == 1 ? "1 point" : "\(plain) points" }
}
