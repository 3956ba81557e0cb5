public import Foundation
public import UIKit

/// A SwiftUI view that wraps a UIKit view.
///
/// SwiftUI calls the methods as on a device. These UIKit controls and text views have the same elements, values, events, and delegates as on a device: `UITextField`,
/// `UITextView`, `UISearchBar`, `UISwitch`, `UISlider`, `UIStepper`, `UISegmentedControl`, `UIButton`, `UIPageControl`, `UIDatePicker`, `UILabel`, `UIImageView`, `UIProgressView`, and
/// `UIActivityIndicatorView`. A `UIStackView` stacks its subviews. In other views, subviews have the frames that are set for them. Subviews without a frame are stacked vertically.
///
/// Any other view is an element of the type `other` with the view's identifier, label, and value. Its drawing and its reactions to touches aren't simulated, and the test log
/// names its class once.
@preconcurrency @MainActor
public protocol UIViewRepresentable: View {
  /// The type of the view.
  associatedtype UIViewType: UIView
  /// The type of the object that handles the view's events.
  ///
  /// The default is `Void`.
  associatedtype Coordinator = Void
  /// The context that is passed to the methods.
  typealias Context = UIViewRepresentableContext<Self>

  /// Creates the view.
  ///
  /// SwiftUI calls this method once.
  func makeUIView(context: Context) -> UIViewType

  /// Updates the view.
  ///
  /// SwiftUI calls this method after it creates the view, and when a value that the representable depends on has changed.
  func updateUIView(_ uiView: UIViewType, context: Context)

  /// Cleans up when the view is removed.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

  /// Creates the coordinator, which handles the view's events.
  ///
  /// SwiftUI calls this method before it creates the view.
  func makeCoordinator() -> Coordinator

  /// Returns the size of the view for a proposed size.
  ///
  /// If this method returns `nil`, the view has its intrinsic size or, without an intrinsic size, the proposed size.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  /// Does nothing.
  ///
  /// This is the default implementation.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// Returns `nil`, so the view has its intrinsic size or the proposed size.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

  /// The element of the view.
  public var body: some View { UIKitView(representable: self, Self.representing) }

  private static var representing: Representing<Self, UIViewType, Coordinator> {
    Representing(
      makeCoordinator: { $0.makeCoordinator() },
      make: { $0.makeUIView(context: Context($1)) },
      update: { $0.updateUIView($1, context: Context($2)) },
      dismantle: { Self.dismantleUIView($0, coordinator: $1) },
      size: { $0.sizeThatFits($1, uiView: $2, context: Context($3)) },
      view: { $0 })
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Does nothing, because the view doesn't have a coordinator.
  public func makeCoordinator() {}
}

/// The context that is passed to the methods of a `UIViewRepresentable`.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The coordinator that handles the view's events.
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
