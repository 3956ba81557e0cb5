public import Foundation

/// A part of a view for creating constraints: `view.topAnchor.constraint(equalTo: other.topAnchor)`.
///
/// [Apple: NSLayoutAnchor](https://developer.apple.com/documentation/uikit/nslayoutanchor)
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or layout guide that the anchor belongs to.
  public private(set) weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) { (self.item, self.attribute) = (item, attribute) }

  func constraint(_ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?, multiplier: CGFloat = 1, _ constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item as Any, attribute: attribute, relatedBy: relation, toItem: other?.item, attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier,
      constant: constant)
  }

  /// Returns a constraint that makes this anchor equal to another anchor plus a constant, in points.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint { constraint(.equal, anchor, c) }

  /// Returns a constraint that makes this anchor greater than or equal to another anchor plus a constant.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, c)
  }

  /// Returns a constraint that makes this anchor less than or equal to another anchor plus a constant.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, c)
  }
}

/// An anchor on the horizontal axis.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns a constraint that places this anchor after another one, at a multiple of the system spacing.
  ///
  /// The system spacing is 8 points.
  public func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { constraint(.equal, anchor, 8 * multiplier) }
}

/// An anchor on the vertical axis.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns a constraint that places this anchor below another one, at a multiple of the system spacing.
  ///
  /// The system spacing is 8 points.
  public func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { constraint(.equal, anchor, 8 * multiplier) }
}

/// An anchor for the width or height of a view.
@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns a constraint that makes the size equal to a constant, in points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.equal, nil, c) }

  /// Returns a constraint that makes the size greater than or equal to a constant, in points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, nil, c) }

  /// Returns a constraint that makes the size less than or equal to a constant, in points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.lessThanOrEqual, nil, c) }

  /// Returns a constraint that makes the size equal to a multiple of another size plus a constant.
  public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0) -> NSLayoutConstraint {
    constraint(.equal, anchor, multiplier: m, c)
  }

  /// Returns a constraint that makes the size at least a multiple of another size plus a constant.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier: m, c)
  }

  /// Returns a constraint that makes the size at most a multiple of another size plus a constant.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: m, c)
  }
}

/// A view or layout guide with anchors.
///
/// UIKit doesn't have this protocol, so apps don't use it.
@preconcurrency @MainActor
public protocol UILayoutItem: AnyObject {}

extension UIView: UILayoutItem {}
extension UILayoutGuide: UILayoutItem {}

extension UILayoutItem {
  /// The anchor at the leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }

  /// The anchor at the trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }

  /// The anchor at the left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }

  /// The anchor at the right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }

  /// The anchor at the top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }

  /// The anchor at the bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }

  /// The anchor for the width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }

  /// The anchor for the height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  /// The anchor at the horizontal center.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }

  /// The anchor at the vertical center.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

extension UIView {
  /// The anchor at the baseline of the first line of text.
  ///
  /// On the simulated device, its constraints have no effect.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }

  /// The anchor at the baseline of the last line of text.
  ///
  /// On the simulated device, its constraints have no effect.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
}
