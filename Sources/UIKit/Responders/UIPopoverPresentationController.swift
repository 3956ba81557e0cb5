public import Foundation

/// The values of a presentation, which UIKit doesn't make here.
///
/// [Apple: UIPresentationController](https://developer.apple.com/documentation/uikit/uipresentationcontroller)
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The view controller to present.
  public let presentedViewController: UIViewController
  /// The object that adapts the presentation; it isn't asked here.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  init(_ presented: UIViewController) { presentedViewController = presented }
}

/// The values of a popover, which UIKit doesn't show here.
///
/// `.popover` shows one.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points at.
  open var sourceView: UIView?
  /// The rectangle of the view that the popover points at.
  open var sourceRect: CGRect = .null
  /// The color of the popover.
  open var backgroundColor: UIColor?
}

/// The values of a sheet, which UIKit doesn't show here.
///
/// `.sheet` shows one.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The heights that the sheet can have.
  open var detents: [Detent] = [.large()]
  /// The height that the sheet has.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// Whether the sheet has a grabber.
  open var prefersGrabberVisible: Bool = false
  /// Whether the sheet grows when its content scrolls.
  open var prefersScrollingExpandsWhenScrolledToEdge: Bool = true
  /// Whether the sheet keeps to an edge where there is little height.
  open var prefersEdgeAttachedInCompactHeight: Bool = false
  /// The radius of the sheet's corners.
  open var preferredCornerRadius: CGFloat?
  /// The greatest height at which the page behind isn't dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?

  /// A height of a sheet.
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// Half of the screen.
      public static let medium: Identifier = Identifier("com.apple.UIKit.medium")
      /// The whole screen.
      public static let large: Identifier = Identifier("com.apple.UIKit.large")
    }

    /// The name of the height.
    public let identifier: Identifier

    private init(_ identifier: Identifier) { self.identifier = identifier }

    /// Returns half of the screen.
    public class func medium() -> Detent { Detent(.medium) }

    /// Returns the whole screen.
    public class func large() -> Detent { Detent(.large) }
  }
}

/// An object that adapts a presentation; it isn't asked here.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {}

/// An object that is told of a popover; it isn't told here.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
