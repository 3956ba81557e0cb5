public import Foundation

/// The properties of a presentation.
///
/// UIKit presentations aren't shown on the simulated device. [Apple: UIPresentationController](https://developer.apple.com/documentation/uikit/uipresentationcontroller)
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The view controller to present.
  public let presentedViewController: UIViewController
  /// The delegate of the presentation.
  ///
  /// On the simulated device, its functions aren't called.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  init(_ presented: UIViewController) { presentedViewController = presented }
}

/// The properties of a popover.
///
/// UIKit popovers aren't shown on the simulated device. To show a popover, use the modifier `.popover`.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points to.
  open var sourceView: UIView?
  /// The rectangle in the source view that the popover points to.
  open var sourceRect: CGRect = .null
  /// The background color of the popover.
  open var backgroundColor: UIColor?
}

/// The properties of a sheet.
///
/// UIKit sheets aren't shown on the simulated device. To show a sheet, use the modifier `.sheet`.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The detents of the sheet.
  open var detents: [Detent] = [.large()]
  /// The identifier of the selected detent.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// A Boolean value that indicates whether the sheet shows a grabber.
  open var prefersGrabberVisible: Bool = false
  /// A Boolean value that indicates whether scrolling expands the sheet.
  open var prefersScrollingExpandsWhenScrolledToEdge: Bool = true
  /// A Boolean value that indicates whether the sheet is attached to an edge in compact height.
  open var prefersEdgeAttachedInCompactHeight: Bool = false
  /// The preferred corner radius of the sheet.
  open var preferredCornerRadius: CGFloat?
  /// The identifier of the largest detent that doesn't dim the page behind the sheet.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?

  /// A detent, which is a height that a sheet can rest at.
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    /// The identifier of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The string of the identifier.
      public let rawValue: String

      /// Creates an identifier from a string.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates an identifier from a string.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The identifier of the half-height detent.
      public static let medium: Identifier = Identifier("com.apple.UIKit.medium")
      /// The identifier of the full-height detent.
      public static let large: Identifier = Identifier("com.apple.UIKit.large")
    }

    /// The identifier of the detent.
    public let identifier: Identifier

    private init(_ identifier: Identifier) { self.identifier = identifier }

    /// Returns a detent at half of the screen's height.
    public class func medium() -> Detent { Detent(.medium) }

    /// Returns a detent at the full height of the screen.
    public class func large() -> Detent { Detent(.large) }
  }
}

/// The delegate of an adaptive presentation.
///
/// On the simulated device, its functions aren't called.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {}

/// The delegate of a popover.
///
/// On the simulated device, its functions aren't called.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
