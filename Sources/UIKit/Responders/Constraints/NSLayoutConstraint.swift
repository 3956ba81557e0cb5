public import Foundation
import VirtualTime

/// A rule for the place or the size of a view.
///
/// Laying out a view places the subviews whose equalities give their edges, centers or sizes one after the other, with intrinsic sizes for the rest. Inequalities, baselines, and rules that
/// must be solved together place nothing. [Apple: NSLayoutConstraint](https://developer.apple.com/documentation/uikit/nslayoutconstraint)
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// A part of a view that a rule is about.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The upper edge.
    case top = 3
    /// The lower edge.
    case bottom = 4
    /// The edge that texts begin at.
    case leading = 5
    /// The edge that texts end at.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle from side to side.
    case centerX = 9
    /// The middle from top to bottom.
    case centerY = 10
    /// The base of the last line of text.
    case lastBaseline = 11
    /// The base of the first line of text.
    case firstBaseline = 12
    /// No part: the rule's constant stands alone.
    case notAnAttribute = 0
  }

  /// How the two sides of a rule are compared.
  public enum Relation: Int, Sendable {
    /// The first side isn't greater.
    case lessThanOrEqual = -1
    /// The sides are equal.
    case equal = 0
    /// The first side isn't less.
    case greaterThanOrEqual = 1
  }

  /// An axis of a layout.
  public typealias Axis = UIView.LayoutAxis

  /// The view or guide on the first side.
  public private(set) weak var firstItem: AnyObject?
  /// The part of the first item.
  public let firstAttribute: Attribute
  /// How the sides are compared.
  public let relation: Relation
  /// The view or guide on the second side, or `nil` if the constant stands alone.
  public private(set) weak var secondItem: AnyObject?
  /// The part of the second item.
  public let secondAttribute: Attribute
  /// The factor of the second item's part.
  public let multiplier: CGFloat
  /// The distance that is added to the second side, in points.
  open var constant: CGFloat {
    didSet { holder?.setNeedsConstraintPass() }
  }
  /// How firm the rule is.
  open var priority: UILayoutPriority = .required
  /// The name of the rule.
  open var identifier: String?
  /// Whether the rule is archived; it has no effect.
  open var shouldBeArchived: Bool = false

  /// The view that has the rule.
  weak var holder: UIView?

  /// Creates a rule.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    (firstItem, firstAttribute, self.relation) = (view1 as AnyObject, attr1, relation)
    (secondItem, secondAttribute, self.multiplier, constant) = (view2.map { $0 as AnyObject }, attr2, multiplier, c)
  }

  /// Whether the rule is in use: set it to add the rule to the nearest view around both items.
  ///
  /// If there is no view around both items, using the rule fails the test, because an app on a device ends there.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      guard newValue else { return holder?.removeConstraint(self) ?? () }
      guard let view = commonView else { return failToActivate() }
      view.addConstraint(self)
    }
  }

  /// Uses rules.
  open class func activate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = true } }

  /// Ends the use of rules.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = false } }

  private var commonView: UIView? {
    let first = Self.view(of: firstItem)
    guard secondItem != nil else { return first }
    var around = Set<ObjectIdentifier>()
    var view = Self.view(of: secondItem)
    while let next = view { (view, _) = (next.superview, around.insert(ObjectIdentifier(next))) }
    view = first
    while let next = view, !around.contains(ObjectIdentifier(next)) { view = next.superview }
    return view
  }

  private static func view(of item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  private func failToActivate() {
    Misuse(
      kind: "app.constraint", action: "activate a constraint of \(type(of: firstItem as Any))",
      reason: "there is no view around both of its items, so that an app on a device ends here",
      advice: "add the views to their superview in the app before the constraint is activated.", place: nil
    ).report()
  }
}

extension UIView {
  /// Adds a rule.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.holder?.removeConstraint(constraint)
    constraint.holder = self
    constraints.append(constraint)
    setNeedsConstraintPass()
  }

  /// Adds rules.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { addConstraint(constraint) } }

  /// Takes a rule away.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.holder = nil
    constraints.removeAll { $0 === constraint }
    setNeedsConstraintPass()
  }

  /// Takes rules away.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { removeConstraint(constraint) } }

  /// Asks for a layout here and in the view around this one, because a rule for a view's size places the view there.
  fileprivate func setNeedsConstraintPass() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }
}
