public import Foundation

/// A view that arranges other views in a row or column.
///
/// Its element has the type `other` and contains the elements of the arranged views.
///
/// [Apple: UIStackView](https://developer.apple.com/documentation/uikit/uistackview)
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The alignment of views across the axis.
  public enum Alignment: Int, Sendable {
    /// Views fill the stack across its axis.
    case fill = 0
    /// Alignment at the leading edge of a column, or the top of a row.
    case leading = 1
    /// Alignment at the baseline of the first line of text, in a row.
    case firstBaseline = 2
    /// Alignment at the center.
    case center = 3
    /// Alignment at the trailing edge of a column, or the bottom of a row.
    case trailing = 4
    /// Alignment at the baseline of the last line of text, in a row.
    case lastBaseline = 5

    /// Alignment at the top of a row.
    public static var top: Alignment { .leading }
    /// Alignment at the bottom of a row.
    public static var bottom: Alignment { .trailing }
  }

  /// The distribution of views along the axis.
  public enum Distribution: Int, Sendable {
    /// Views are resized to fill the stack.
    ///
    /// On the simulated device, views keep their lengths.
    case fill = 0
    /// All views have the same length.
    case fillEqually = 1
    /// Views are resized in proportion to their natural lengths.
    ///
    /// On the simulated device, views keep their lengths.
    case fillProportionally = 2
    /// Views have equal spaces in between.
    ///
    /// On the simulated device, views keep their lengths.
    case equalSpacing = 3
    /// Views have equal distances between their centers.
    ///
    /// On the simulated device, views keep their lengths.
    case equalCentering = 4
  }

  /// The arranged views, in order.
  ///
  /// Hidden views take up no space.
  public private(set) final var arrangedSubviews: [UIView] = []
  /// The axis of the stack.
  open var axis: LayoutAxis = .horizontal {
    didSet { if axis != oldValue { elementDidChange() } }
  }
  /// The spacing between views, in points.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { elementDidChange() } }
  }
  /// The alignment of views across the axis.
  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { elementDidChange() } }
  }
  /// The distribution of views along the axis.
  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { elementDidChange() } }
  }

  /// A Boolean value that indicates whether views are arranged within the margins.
  open var isLayoutMarginsRelativeArrangement: Bool = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { elementDidChange() } }
  }

  /// Creates a stack with arranged views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// Adds an arranged view at the end.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Inserts an arranged view.
  ///
  /// If the index is out of bounds, the view is inserted at the end.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: max(0, min(stackIndex, arrangedSubviews.count)))
    if view.superview !== self { addSubview(view) } else { elementDidChange() }
  }

  /// Removes a view from the arranged views.
  ///
  /// The view stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    elementDidChange()
  }

  /// Removes a view from the arranged views when it's no longer a subview.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    arrangedSubviews.removeAll { $0 === subview }
  }

  /// Sets custom spacing after a view.
  ///
  /// On the simulated device, custom spacing has no effect.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}

  /// The arranged views that take up space.
  package final var shownSubviews: [UIView] { arrangedSubviews.filter { $0.superview === self && !$0.isHidden } }
}
