public import Foundation

/// A view that lays out other views in a row or a column.
///
/// Its element is of the type `other`, with the elements of the views in it.
///
/// [Apple: UIStackView](https://developer.apple.com/documentation/uikit/uistackview)
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The alignments across the axis.
  public enum Alignment: Int, Sendable {
    /// The alignments.
    case fill = 0, leading = 1, firstBaseline = 2, center = 3, trailing = 4, lastBaseline = 5

    /// The alignment at the top of a row.
    public static var top: Alignment { .leading }
    /// The alignment at the bottom of a row.
    public static var bottom: Alignment { .trailing }
  }

  /// The ways to share the room along the axis.
  public enum Distribution: Int, Sendable {
    /// The ways. `fillEqually` gives all views the same length; the others leave the views their own lengths here.
    case fill = 0, fillEqually = 1, fillProportionally = 2, equalSpacing = 3, equalCentering = 4
  }

  /// The views in the row or column, in order; hidden views take no room.
  public private(set) final var arrangedSubviews: [UIView] = []
  /// The axis.
  open var axis: LayoutAxis = .horizontal {
    didSet { if axis != oldValue { elementDidChange() } }
  }
  /// The distance between two views, in points.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { elementDidChange() } }
  }
  /// The alignment across the axis.
  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { elementDidChange() } }
  }
  /// The way to share the room along the axis.
  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { elementDidChange() } }
  }

  /// Whether the views lie within the margins of the stack.
  open var isLayoutMarginsRelativeArrangement: Bool = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { elementDidChange() } }
  }

  /// Creates a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Inserts a view; an index beyond the last view is changed to the end.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: max(0, min(stackIndex, arrangedSubviews.count)))
    if view.superview !== self { addSubview(view) } else { elementDidChange() }
  }

  /// Takes a view out of the row or column; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    elementDidChange()
  }

  /// Takes a view that is no longer a subview out of the row or column too.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    arrangedSubviews.removeAll { $0 === subview }
  }

  /// Sets the distance behind a view.
  ///
  /// All distances are those of ``spacing`` here.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}

  /// The views that take room.
  package final var shownSubviews: [UIView] { arrangedSubviews.filter { $0.superview === self && !$0.isHidden } }
}
