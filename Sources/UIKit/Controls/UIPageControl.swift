/// The dots of pages.
///
/// Its element is a `pageIndicator` with a value such as “page 1 of 3”.
///
/// A tap on its right half selects the next page, and one on its left half the page before. [Apple: UIPageControl](https://developer.apple.com/documentation/uikit/uipagecontrol)
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The appearance of all page controls.
  ///
  /// It changes no element.
  public class func appearance() -> UIPageControl { UIDeviceValues.current[default: UIPageControl()] }

  /// The number of pages.
  open var numberOfPages: Int = 0 {
    didSet {
      currentPage = page
      elementDidChange()
    }
  }

  private var page = 0

  /// The current page, counted from 0.
  ///
  /// Numbers without a page are changed to the nearest one.
  open var currentPage: Int {
    get { page }
    set {
      page = max(0, min(newValue, numberOfPages - 1))
      elementDidChange()
    }
  }
  /// A Boolean value that indicates whether there are no dots for a single page.
  open var hidesForSinglePage: Bool = false {
    didSet { if hidesForSinglePage != oldValue { elementDidChange() } }
  }
  /// The color of the current page's dot.
  ///
  /// It changes no element.
  open var currentPageIndicatorTintColor: UIColor?
  /// The color of the other dots.
  ///
  /// It changes no element.
  open var pageIndicatorTintColor: UIColor?
  /// The background of the dots.
  ///
  /// It changes no element.
  open var backgroundStyle: BackgroundStyle = .automatic
  /// A Boolean value that indicates whether a finger on the dots runs through the pages, which it never does here.
  open var allowsContinuousInteraction: Bool = true

  /// The backgrounds of the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// The backgrounds.
    case automatic = 0, prominent = 1, minimal = 2
  }

  /// A person has tapped one half of the dots.
  package final func turn(by pages: Int) {
    let old = page
    currentPage += pages
    if page != old { valueChanged() }
  }
}
