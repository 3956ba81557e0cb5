public import Foundation
public import UIKit

/// A view controller of UIKit's as a view, as in SwiftUI.
///
/// The functions are called as SwiftUI calls them, and the view controller and those in it have a phone's life: `viewDidLoad`, `viewWillAppear`, `viewIsAppearing`,
/// `viewWillLayoutSubviews`, `viewDidLayoutSubviews`, `viewDidAppear`, and at the end `viewWillDisappear` and `viewDidDisappear`. The view controller's view is shown as the view of a ``UIViewRepresentable``,
/// and the SwiftUI views of a `UIHostingController` in it are there.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View {
  /// The type of the view controller.
  associatedtype UIViewControllerType: UIViewController
  /// What handles the view controller's events; none by default.
  associatedtype Coordinator = Void
  /// What the functions are told.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Creates the view controller, once.
  func makeUIViewController(context: Context) -> UIViewControllerType

  /// Brings the view controller up to date: after its creation, and whenever something has changed that the representable depends on.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

  /// Called when the view controller goes away.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)

  /// Creates what handles the view controller's events, before the view controller.
  func makeCoordinator() -> Coordinator

  /// The size of the view for a proposed one; `nil` for the proposed one.
  func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
}

extension UIViewControllerRepresentable {
  /// Called when the view controller goes away; does nothing.
  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}

  /// The size of the view; the view's own.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize? { nil }

  /// The element of the view controller's view.
  public var body: some View { UIKitView(representable: self, Self.representing) }

  private static var representing: Representing<Self, UIViewControllerType, Coordinator> {
    Representing(
      makeCoordinator: { $0.makeCoordinator() },
      make: {
        let controller = $0.makeUIViewController(context: Context($1))
        controller.loadViewIfNeeded()
        return controller
      },
      update: { $0.updateUIViewController($1, context: Context($2)) },
      dismantle: { Self.dismantleUIViewController($0, coordinator: $1) },
      size: { $0.sizeThatFits($1, uiViewController: $2, context: Context($3)) },
      view: { $0.view })
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Creates nothing: the view controller has no coordinator.
  public func makeCoordinator() {}
}

/// What the functions of a `UIViewControllerRepresentable` are told.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What handles the view controller's events.
  public let coordinator: Representable.Coordinator
  /// The change that is under way.
  public let transaction: Transaction
  /// The environment of the view.
  public let environment: EnvironmentValues

  init(_ context: RepresentedContext<Representable.Coordinator>) {
    coordinator = context.coordinator
    transaction = Transaction()
    environment = context.environment
  }
}
