import Foundation
import UIKit

/// The context of a view representable or a view controller representable.
struct RepresentedContext<Coordinator> {
  let coordinator: Coordinator
  let environment: EnvironmentValues
}

/// The methods of a view representable or a view controller representable.
struct Representing<Representable, Object, Coordinator> {
  let makeCoordinator: @MainActor (Representable) -> Coordinator
  let make: @MainActor (Representable, RepresentedContext<Coordinator>) -> Object
  let update: @MainActor (Representable, Object, RepresentedContext<Coordinator>) -> Void
  let dismantle: @MainActor (Object, Coordinator) -> Void
  let size: @MainActor (Representable, ProposedViewSize, Object, RepresentedContext<Coordinator>) -> CGSize?
  let view: @MainActor (Object) -> UIView
}

/// A view that keeps and updates the UIKit view of a representable, and shows its element.
struct UIKitView<Representable, Object: AnyObject, Coordinator>: View, TransparentView {
  private let representable: Representable
  private let functions: Representing<Representable, Object, Coordinator>
  @State private var keeper = Keeper()
  @Environment(\.self) private var environment

  init(representable: Representable, _ functions: Representing<Representable, Object, Coordinator>) {
    self.representable = representable
    self.functions = functions
  }

  /// Keeps the UIKit view as long as the SwiftUI view exists.
  @MainActor
  final class Keeper {
    var object: Object?
    var coordinator: Coordinator?
  }

  static var isComparable: Bool { false }

  var body: some View {
    let (object, context) = upToDate()
    let view = functions.view(object)
    RepresentedFrame(
      view: view, kind: object is UIView ? nil : type(of: object),
      size: { [representable, functions] in functions.size(representable, $0, object, context) },
      dismantle: { [functions] in functions.dismantle(object, context.coordinator) })
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
  /// The views of hosting controllers inside this view.
  fileprivate var hostingViews: [HostingView] {
    if let hosting = self as? HostingView { return [hosting] }
    return subviews.flatMap(\.hostingViews)
  }
}

/// A view with the frame of a representable's UIKit view.
///
/// The size is determined by the representable or, if it returns `nil`, by the view's element.
private struct RepresentedFrame: View, PrimitiveView {
  let view: UIView
  /// The type of the view controller, or `nil` if there isn't one.
  let kind: Any.Type?
  let size: @MainActor (ProposedSize) -> CGSize?
  let dismantle: @MainActor () -> Void

  var element: UIViewElement { UIViewElement(view: view, kind: kind, size: size) }

  func makeNode(_ inputs: NodeInputs) -> Node { RepresentedFrameNode(self, inputs) }
}

private final class RepresentedFrameNode: SingleChildNode<RepresentedFrame> {
  private var view: RepresentedFrame

  init(_ view: RepresentedFrame, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
    content = Node.make(view.element, childInputs)
  }

  override func update(_ view: RepresentedFrame) {
    self.view = view
    content.updateView(view.element)
    invalidateLayout()
  }

  override func measure(_ proposal: ProposedSize) -> CGSize { view.size(proposal) ?? contentSize(for: proposal) }

  override func layoutContents() {
    for type in view.view.unsupportedRecognizers { host.problems.noteGesture(type, in: enclosingViewName) }
    // As on a device, the view is added to the window before it's laid out. It appears after the layout.
    if isShown { view.view.setShown(true) }
    view.view.place(in: CGRect(origin: .zero, size: frame.size))
    placeContent(at: frame.origin, proposal: ProposedSize(frame.size))
    if view.view.isAppearingNow { host.afterCommit { [weak self] in if let self, self.isAlive, self.isShown { self.view.view.finishAppearing() } } }
  }

  // The page or tab that contains the view was shown or hidden, so notify the view controller.
  override func shownDidChange(_ isShown: Bool) {
    super.shownDidChange(isShown)
    host.afterCommit { [weak self] in
      guard let self, self.isAlive else { return }
      self.view.view.setShown(self.isShown)
      if self.isShown { self.view.view.finishAppearing() }
    }
  }

  override func willTearDown() {
    view.view.setShown(false)
    view.dismantle()
  }
}
