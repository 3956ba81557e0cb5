import Foundation
import UIKit

/// What the functions of a representable are told, whichever kind it is of.
struct RepresentedContext<Coordinator> {
  let coordinator: Coordinator
  let environment: EnvironmentValues
}

/// The functions of a representable, whichever kind it is of.
struct Representing<Representable, Object, Coordinator> {
  let makeCoordinator: @MainActor (Representable) -> Coordinator
  let make: @MainActor (Representable, RepresentedContext<Coordinator>) -> Object
  let update: @MainActor (Representable, Object, RepresentedContext<Coordinator>) -> Void
  let dismantle: @MainActor (Object, Coordinator) -> Void
  let size: @MainActor (Representable, ProposedViewSize, Object, RepresentedContext<Coordinator>) -> CGSize?
  let view: @MainActor (Object) -> UIView
}

/// Keeps the view of a representable, brings it up to date, and shows its stand-in.
struct UIKitView<Representable, Object: AnyObject, Coordinator>: View {
  private let representable: Representable
  private let functions: Representing<Representable, Object, Coordinator>
  @State private var keeper = Keeper()
  @Environment(\.self) private var environment

  init(representable: Representable, _ functions: Representing<Representable, Object, Coordinator>) {
    self.representable = representable
    self.functions = functions
  }

  /// Keeps the view as long as its place is there.
  @MainActor
  final class Keeper {
    var object: Object?
    var coordinator: Coordinator?
  }

  var body: some View {
    let (object, context) = upToDate()
    let view = functions.view(object)
    let _ = view.layoutIfNeeded()
    StandIn(
      appearance: StandInAppearance(of: view),
      size: { [representable, functions] in functions.size(representable, $0, object, context) ?? view.size(for: $0) },
      dismantle: { [functions] in functions.dismantle(object, context.coordinator) },
      content: AnyView(HostedViews(view: view)))
  }

  private func upToDate() -> (Object, RepresentedContext<Coordinator>) {
    let coordinator = keeper.coordinator ?? functions.makeCoordinator(representable)
    keeper.coordinator = coordinator
    let context = RepresentedContext(coordinator: coordinator, environment: environment)
    let object = keeper.object ?? functions.make(representable, context)
    keeper.object = object
    let hosting = functions.view(object).hostingViews
    for view in hosting { view.isInUpdate = true }
    functions.update(representable, object, context)
    for view in hosting { view.isInUpdate = false }
    return (object, context)
  }
}

extension UIView {
  /// The size for a proposed one: the intrinsic size, and what is proposed where there is none.
  fileprivate func size(for proposal: ProposedSize) -> CGSize {
    let (own, filled) = (intrinsicContentSize, proposal.replacingUnspecifiedDimensions())
    return CGSize(width: own.width < 0 ? filled.width : own.width, height: own.height < 0 ? filled.height : own.height)
  }

  /// The views of hosting controllers in it.
  fileprivate var hostingViews: [HostingView] {
    if let hosting = self as? HostingView { return [hosting] }
    return subviews.flatMap(\.hostingViews)
  }
}

/// The SwiftUI views in a view of UIKit's, which follow their controllers by themselves.
private struct HostedViews: View, TransparentView {
  let view: UIView

  static var isComparable: Bool { false }

  var body: some View {
    let all = view.hostingViews.map(\.content)
    if !all.isEmpty { ZStack { ForEach(all.indices, id: \.self) { all[$0] } } }
  }
}
