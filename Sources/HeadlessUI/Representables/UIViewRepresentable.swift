public import Foundation
public import UIKit

/// A view of UIKit's as a view, as in SwiftUI.
///
/// The functions are called as SwiftUI calls them. Controls and texts of UIKit's have the elements that they have on a phone, with their values, events and delegates: `UITextField`,
/// `UITextView`, `UISearchBar`, `UISwitch`, `UISlider`, `UIStepper`, `UISegmentedControl`, `UIButton`, `UIPageControl`, `UIDatePicker`, `UILabel`, `UIImageView`, `UIProgressView` and
/// `UIActivityIndicatorView`. The views in a `UIStackView` are stacked; those in any other view lie in their frames, and views without a frame below each other.
///
/// Any other view is an element of the type `other`, with the view's identifier, label and value. What it would draw, and what it would do with a touch, is missing, and the log of the test
/// names the class once.
@preconcurrency @MainActor
public protocol UIViewRepresentable: View {
  /// The type of the view.
  associatedtype UIViewType: UIView
  /// What handles the view's events; none by default.
  associatedtype Coordinator = Void
  /// What the functions are told.
  typealias Context = UIViewRepresentableContext<Self>

  /// Creates the view, once.
  func makeUIView(context: Context) -> UIViewType

  /// Brings the view up to date: after its creation, and whenever something has changed that the representable depends on.
  func updateUIView(_ uiView: UIViewType, context: Context)

  /// Called when the view goes away.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

  /// Creates what handles the view's events, before the view.
  func makeCoordinator() -> Coordinator

  /// The size of the view for a proposed one; `nil` for the view's intrinsic size, or the proposed one where it has none.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  /// Called when the view goes away; does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// The size of the view; the view's own.
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
  /// Creates nothing: the view has no coordinator.
  public func makeCoordinator() {}
}

/// What the functions of a `UIViewRepresentable` are told.
@preconcurrency @MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What handles the view's events.
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
