public import Foundation

/// A rectangle of a view that rules may be about.
///
/// [Apple: UILayoutGuide](https://developer.apple.com/documentation/uikit/uilayoutguide)
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view that the guide belongs to.
  open internal(set) weak var owningView: UIView?
  /// The name of the guide.
  open var identifier: String = ""
  /// The distances from the view's edges, for a guide of the system.
  let insets: (@MainActor (UIView) -> UIEdgeInsets)?
  var placedFrame: CGRect = .zero

  /// Creates a guide that rules place.
  public override init() { insets = nil }

  init(of view: UIView, insets: @escaping @MainActor (UIView) -> UIEdgeInsets) {
    owningView = view
    self.insets = insets
  }

  /// The rectangle in the coordinates of the view.
  open var layoutFrame: CGRect {
    guard let insets, let owningView else { return placedFrame }
    let (edges, bounds) = (insets(owningView), owningView.bounds)
    return CGRect(x: bounds.minX + edges.left, y: bounds.minY + edges.top, width: bounds.width - edges.left - edges.right, height: bounds.height - edges.top - edges.bottom)
  }
}

extension UIView {
  /// Adds a guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutGuides.append(layoutGuide)
  }

  /// Takes a guide away.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    layoutGuide.owningView = nil
    layoutGuides.removeAll { $0 === layoutGuide }
  }
}
