public import Foundation

/// A scrollable view.
///
/// On the simulated device, most properties are stored but have no effect.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// Returns the appearance proxy of scroll views.
  public class func appearance() -> UIScrollView { UIDeviceValues.current[default: UIScrollView()] }

  /// A Boolean value that indicates whether scrolling bounces at the edges.
  open var bounces: Bool = true
  /// A Boolean value that indicates whether scrolling is enabled.
  ///
  /// On the simulated device, the value affects only the size of a ``UITextView``.
  open var isScrollEnabled: Bool = true
  /// A Boolean value that indicates whether scrolling stops at page boundaries.
  open var isPagingEnabled: Bool = false
  /// A Boolean value that indicates whether the vertical indicator is visible.
  open var showsVerticalScrollIndicator: Bool = true
  /// A Boolean value that indicates whether the horizontal indicator is visible.
  open var showsHorizontalScrollIndicator: Bool = true
  /// The insets around the content.
  open var contentInset: UIEdgeInsets = .zero
  /// The offset of the content.
  open var contentOffset: CGPoint = .zero
  /// The size of the content.
  open var contentSize: CGSize = .zero
  /// The current scale of the content.
  open var zoomScale: CGFloat = 1
  /// The minimum scale of the content.
  open var minimumZoomScale: CGFloat = 1
  /// The maximum scale of the content.
  open var maximumZoomScale: CGFloat = 1
  /// The way that scrolling dismisses the keyboard.
  open var keyboardDismissMode: KeyboardDismissMode = .none

  /// The way that scrolling dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Scrolling doesn't dismiss the keyboard.
    case none = 0
    /// Dragging dismisses the keyboard.
    case onDrag = 1
    /// The keyboard follows the drag.
    case interactive = 2
  }
}
