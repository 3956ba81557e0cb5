public import Foundation
public import UIKit

/// A view controller with SwiftUI views, as in SwiftUI.
///
/// In a `UIViewControllerRepresentable`, or as a child whose view is in another, its views are in the element tree.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  /// The views.
  public var rootView: Content {
    didSet { hostingView?.content = AnyView(rootView) }
  }

  private var hostingView: HostingView? { viewIfLoaded as? HostingView }

  /// Creates a view controller with views.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a view controller from an archive, which is never done here.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates nothing: there are no archives of views here.
  nonisolated public required init?(coder: NSCoder) { return nil }

  /// Creates the view that has the views.
  open override func loadView() { view = HostingView(AnyView(rootView)) }
}

/// The view of a hosting controller.
final class HostingView: UIView {
  /// Whether a change is part of an update that shows it anyway.
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
