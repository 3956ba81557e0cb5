/// A control with a row of dots, one for each page.
///
/// Its element is a `pageIndicator` with a value such as “page 1 of 3”.
///
/// A tap on its right half selects the next page, and a tap on its left half selects the previous page. [Apple: UIPageControl](https://developer.apple.com/documentation/uikit/uipagecontrol)
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// Returns the appearance proxy of page controls.
  ///
  /// On the simulated device, values set on the proxy have no effect.
  public class func appearance() -> UIPageControl { UIDeviceValues.current[default: UIPageControl()] }

  /// The number of pages.
  open var numberOfPages: Int = 0 {
    didSet {
      currentPage = page
      elementDidChange()
    }
  }

  private var page = 0

  /// The index of the current page, starting at 0.
  ///
  /// An index out of bounds is changed to the nearest page.
  open var currentPage: Int {
    get { page }
    set {
      page = max(0, min(newValue, numberOfPages - 1))
      elementDidChange()
    }
  }
  /// A Boolean value that indicates whether the control is hidden for a single page.
  open var hidesForSinglePage: Bool = false {
    didSet { if hidesForSinglePage != oldValue { elementDidChange() } }
  }
  /// The color of the current page's dot.
  ///
  /// On the simulated device, the color has no effect.
  open var currentPageIndicatorTintColor: UIColor?
  /// The color of the other dots.
  ///
  /// On the simulated device, the color has no effect.
  open var pageIndicatorTintColor: UIColor?
  /// The background style of the control.
  ///
  /// On the simulated device, the background style has no effect.
  open var backgroundStyle: BackgroundStyle = .automatic
  /// A Boolean value that indicates whether a drag over the dots changes pages continuously.
  ///
  /// On the simulated device, the value has no effect.
  open var allowsContinuousInteraction: Bool = true

  /// The background style of a page control.
  public enum BackgroundStyle: Int, Sendable {
    /// The background is visible during interaction.
    case automatic = 0
    /// The background is always visible.
    case prominent = 1
    /// The background is never visible.
    case minimal = 2
  }

  /// Handles a tap on one half of the control.
  package final func turn(by pages: Int) {
    let old = page
    currentPage += pages
    if page != old { valueChanged() }
  }
}
