public import Foundation
public import UIKit

/// A view controller that contains SwiftUI views.
///
/// The views are in the element tree in two cases: the controller is used in a `UIViewControllerRepresentable`, or the controller is a child whose view is in another view.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  /// The SwiftUI views of the controller.
  public var rootView: Content {
    didSet { hostingView?.content = AnyView(rootView) }
  }

  private var hostingView: HostingView? { viewIfLoaded as? HostingView }

  /// Creates a view controller with SwiftUI views.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a view controller with SwiftUI views, without an archive.
  ///
  /// The coder is ignored, because view archives aren't supported.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`, because view archives aren't supported.
  nonisolated public required init?(coder: NSCoder) { return nil }

  /// Creates the view that contains the SwiftUI views.
  open override func loadView() { view = HostingView(AnyView(rootView)) }
}

/// A UIKit view that shows the SwiftUI views of a hosting controller.
final class HostingView: UIView {
  /// Whether the content changes during an update, which renders the content anyway.
  var isInUpdate = false
  var content: AnyView {
    didSet { if !isInUpdate { elementDidChange() } }
  }

  init(_ content: AnyView) {
    self.content = content
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }
}
