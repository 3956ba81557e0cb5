public import Foundation

/// A view that scrolls, as values.
///
/// It changes no element.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The default look of all scroll views.
  public class func appearance() -> UIScrollView { UIDeviceValues.current[default: UIScrollView()] }

  /// A Boolean value that indicates whether scrolling goes past the edge and back.
  open var bounces: Bool = true
  /// A Boolean value that indicates whether the view can be scrolled.
  open var isScrollEnabled: Bool = true
  /// A Boolean value that indicates whether scrolling stops at pages.
  open var isPagingEnabled: Bool = false
  /// A Boolean value that indicates whether the vertical indicator is visible.
  open var showsVerticalScrollIndicator: Bool = true
  /// A Boolean value that indicates whether the horizontal indicator is visible.
  open var showsHorizontalScrollIndicator: Bool = true
  /// The room around the content.
  open var contentInset: UIEdgeInsets = .zero
  /// The point of the content at the view's corner.
  open var contentOffset: CGPoint = .zero
  /// The size of the content.
  open var contentSize: CGSize = .zero
  /// The scale of the content.
  open var zoomScale: CGFloat = 1
  /// The least scale of the content.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest scale of the content.
  open var maximumZoomScale: CGFloat = 1
  /// The effect of scrolling on the keyboard.
  open var keyboardDismissMode: KeyboardDismissMode = .none

  /// What scrolling does with the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It puts the keyboard away.
    case onDrag = 1
    /// The keyboard follows the finger.
    case interactive = 2
  }
}
