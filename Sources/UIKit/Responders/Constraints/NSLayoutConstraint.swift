public import Foundation
import VirtualTime

/// A constraint on the position or size of a view.
///
/// A layout places subviews with equality constraints that determine edges, centers or sizes one after another, and uses intrinsic sizes for the rest. Inequalities, baselines, and constraints that
/// must be solved together have no effect. [Apple: NSLayoutConstraint](https://developer.apple.com/documentation/uikit/nslayoutconstraint)
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// A part of a view that a constraint refers to.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The leading edge.
    case leading = 5
    /// The trailing edge.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal center.
    case centerX = 9
    /// The vertical center.
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    /// No attribute.
    ///
    /// The constraint has only a constant.
    case notAnAttribute = 0
  }

  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    /// The first side is less than or equal to the second.
    case lessThanOrEqual = -1
    /// Both sides are equal.
    case equal = 0
    /// The first side is greater than or equal to the second.
    case greaterThanOrEqual = 1
  }

  /// An axis of a layout.
  public typealias Axis = UIView.LayoutAxis

  /// The view or layout guide on the first side.
  public private(set) weak var firstItem: AnyObject?
  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// The relation between the sides.
  public let relation: Relation
  /// The view or layout guide on the second side, or `nil` if there's only a constant.
  public private(set) weak var secondItem: AnyObject?
  /// The attribute of the second item.
  public let secondAttribute: Attribute
  /// The factor of the second item's attribute.
  public let multiplier: CGFloat
  /// The constant that is added to the second side, in points.
  open var constant: CGFloat {
    didSet { holder?.setNeedsConstraintPass() }
  }
  /// The priority of the constraint.
  open var priority: UILayoutPriority = .required
  /// The name of the constraint.
  open var identifier: String?
  /// A Boolean value that indicates whether the constraint is archived.
  ///
  /// The value has no effect, because constraints aren't archived.
  open var shouldBeArchived: Bool = false

  /// The view that holds the constraint.
  weak var holder: UIView?

  /// Creates a constraint between attributes of two items.
  ///
  /// The first attribute is related to the second attribute times the multiplier, plus the constant.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    (firstItem, firstAttribute, self.relation) = (view1 as AnyObject, attr1, relation)
    (secondItem, secondAttribute, self.multiplier, constant) = (view2.map { $0 as AnyObject }, attr2, multiplier, c)
  }

  /// A Boolean value that indicates whether the constraint is active.
  ///
  /// Setting the value to `true` adds the constraint to the nearest common ancestor of both items.
  /// The test fails if the items don't have a common ancestor, because the app would crash on a device.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      guard newValue else { return holder?.removeConstraint(self) ?? () }
      guard let view = commonView else { return failToActivate() }
      view.addConstraint(self)
    }
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = true } }

  /// Deactivates constraints.
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
    UsageError(
      kind: "app.constraint", action: "activate a constraint of \(type(of: firstItem as Any))",
      reason: "its items don't have a common superview, so the app would crash on a device",
      advice: "add the views to their superview in the app before the constraint is activated.", place: nil
    ).report()
  }
}

extension UIView {
  /// Adds a constraint.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.holder?.removeConstraint(constraint)
    constraint.holder = self
    constraints.append(constraint)
    setNeedsConstraintPass()
  }

  /// Adds constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { addConstraint(constraint) } }

  /// Removes a constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.holder = nil
    constraints.removeAll { $0 === constraint }
    setNeedsConstraintPass()
  }

  /// Removes constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { removeConstraint(constraint) } }

  /// Requests a layout of this view and its superview.
  ///
  /// A constraint on a view's size is resolved in its superview.
  fileprivate func setNeedsConstraintPass() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }
}
