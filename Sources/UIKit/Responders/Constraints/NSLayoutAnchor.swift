public import Foundation

/// A part of a view, for a rule about it: `view.topAnchor.constraint(equalTo: other.topAnchor)`.
///
/// [Apple: NSLayoutAnchor](https://developer.apple.com/documentation/uikit/nslayoutanchor)
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The view or guide.
  public private(set) weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) { (self.item, self.attribute) = (item, attribute) }

  func constraint(_ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?, multiplier: CGFloat = 1, _ constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item as Any, attribute: attribute, relatedBy: relation, toItem: other?.item, attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier,
      constant: constant)
  }

  /// Returns the rule that this part is where another one is, moved by a distance.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint { constraint(.equal, anchor, c) }

  /// Returns the rule that this part isn't before another one, moved by a distance.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, c)
  }

  /// Returns the rule that this part isn't after another one, moved by a distance.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, c)
  }
}

/// A part of a view from side to side.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the rule that this part is at the system's distance, 8 points times a factor, after another one.
  public func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { constraint(.equal, anchor, 8 * multiplier) }
}

/// A part of a view from top to bottom.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the rule that this part is at the system's distance, 8 points times a factor, below another one.
  public func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint { constraint(.equal, anchor, 8 * multiplier) }
}

/// The width or the height of a view.
@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns the rule that the size is a constant.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.equal, nil, c) }

  /// Returns the rule that the size is at least a constant.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, nil, c) }

  /// Returns the rule that the size is at most a constant.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.lessThanOrEqual, nil, c) }

  /// Returns the rule that the size is another one times a factor, and a constant.
  public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0) -> NSLayoutConstraint {
    constraint(.equal, anchor, multiplier: m, c)
  }

  /// Returns the rule that the size is at least another one times a factor, and a constant.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier: m, c)
  }

  /// Returns the rule that the size is at most another one times a factor, and a constant.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier: m, c)
  }
}

/// A view or a guide, whose parts have anchors: a name of this package's, which apps don't write.
@preconcurrency @MainActor
public protocol UILayoutItem: AnyObject {}

extension UIView: UILayoutItem {}
extension UILayoutGuide: UILayoutItem {}

extension UILayoutItem {
  /// The edge that texts begin at.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }

  /// The edge that texts end at.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }

  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }

  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }

  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }

  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }

  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }

  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  /// The middle from side to side.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }

  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}

extension UIView {
  /// The base of the first line of text, whose rules place nothing.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }

  /// The base of the last line of text, whose rules place nothing.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
}
