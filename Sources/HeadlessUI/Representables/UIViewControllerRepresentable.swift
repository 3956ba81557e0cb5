public import Foundation
public import UIKit

/// A SwiftUI view that wraps a UIKit view controller.
///
/// The methods are called as in SwiftUI. The view controller and its children have the same life cycle as on a device: `viewDidLoad`, `viewWillAppear`, `viewIsAppearing`,
/// `viewWillLayoutSubviews`, `viewDidLayoutSubviews`, `viewDidAppear`, and finally `viewWillDisappear` and `viewDidDisappear`. The view controller's view is shown like the view of a ``UIViewRepresentable``,
/// and the SwiftUI views of a `UIHostingController` in it are part of the element tree.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View {
  /// The type of the view controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the object that handles the view controller's events.
  ///
  /// The default is `Void`.
  associatedtype Coordinator = Void
  /// The context that is passed to the methods.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Creates the view controller.
  ///
  /// SwiftUI calls this method once.
  func makeUIViewController(context: Context) -> UIViewControllerType

  /// Updates the view controller.
  ///
  /// SwiftUI calls this method after it creates the view controller, and when a value that the representable depends on has changed.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

  /// Cleans up when the view controller is removed.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)

  /// Creates the coordinator, which handles the view controller's events.
  ///
  /// SwiftUI calls this method before it creates the view controller.
  func makeCoordinator() -> Coordinator

  /// Returns the size of the view for a proposed size.
  ///
  /// If this method returns `nil`, the view has its intrinsic size or, without an intrinsic size, the proposed size.
  func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  ///
  /// This is the default implementation.
  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}

  /// Returns `nil`, so the view has its intrinsic size or the proposed size.
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
  /// Does nothing, because the view controller doesn't have a coordinator.
  public func makeCoordinator() {}
}

/// The context that is passed to the methods of a `UIViewControllerRepresentable`.
@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The coordinator that handles the view controller's events.
  public let coordinator: Representable.Coordinator
  /// The transaction of the current change.
  public let transaction: Transaction
  /// The environment of the view.
  public let environment: EnvironmentValues

  init(_ context: RepresentedContext<Representable.Coordinator>) {
    coordinator = context.coordinator
    transaction = Transaction()
    environment = context.environment
  }
}
