public import Foundation

/// A rectangle in a view that constraints can refer to.
///
/// [Apple: UILayoutGuide](https://developer.apple.com/documentation/uikit/uilayoutguide)
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view that the guide belongs to.
  open internal(set) weak var owningView: UIView?
  /// The name of the guide.
  open var identifier: String = ""
  /// The insets from the view's edges, for a system-defined guide.
  let insets: (@MainActor (UIView) -> UIEdgeInsets)?
  var placedFrame: CGRect = .zero

  /// Creates a guide that constraints place.
  public override init() { insets = nil }

  init(of view: UIView, insets: @escaping @MainActor (UIView) -> UIEdgeInsets) {
    owningView = view
    self.insets = insets
  }

  /// The frame of the guide in the view's coordinates.
  open var layoutFrame: CGRect {
    guard let insets, let owningView else { return placedFrame }
    let (edges, bounds) = (insets(owningView), owningView.bounds)
    return CGRect(x: bounds.minX + edges.left, y: bounds.minY + edges.top, width: bounds.width - edges.left - edges.right, height: bounds.height - edges.top - edges.bottom)
  }
}

extension UIView {
  /// Adds a layout guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutGuides.append(layoutGuide)
  }

  /// Removes a layout guide.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    layoutGuide.owningView = nil
    layoutGuides.removeAll { $0 === layoutGuide }
  }
}
