/// A view with an action for a shake of the device.
struct ShakeView<Content: View>: View, ModifierView {
  let content: Content
  let action: @MainActor () -> Void

  func makeNode(_ inputs: NodeInputs) -> Node { ShakeNode(self, inputs) }
}

/// A node that hears of the movements of the device.
@MainActor
protocol MotionResponding: Node {
  /// The device begins to shake.
  func shakeDidBegin()

  /// The device shakes no more.
  func shakeDidEnd()
}

private final class ShakeNode<Content: View>: ViewNode<ShakeView<Content>>, MotionResponding {
  private var action: @MainActor () -> Void
  private var child: Node!
  private var isShaking = false

  init(_ view: ShakeView<Content>, _ inputs: NodeInputs) {
    action = view.action
    super.init(inputs)
    child = Node.make(view.content, childInputs)
    host.service(MotionResponders.self).all.append(self)
  }

  override func update(_ view: ShakeView<Content>) {
    action = view.action
    child.updateView(view.content)
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  func shakeDidBegin() { isShaking = isShown }

  func shakeDidEnd() {
    guard isShaking, isAlive else { return }
    isShaking = false
    host.scheduler.withCause("onShake of \(enclosingViewName)") { action() }
  }

  override func willTearDown() { host.service(MotionResponders.self).all.removeAll { $0 === self } }
}

/// The views that hear of a shake.
private final class MotionResponders: HostService {
  var all: [any MotionResponding] = []

  init(host: ViewHost) {}
}

extension ViewHost {
  /// The device is shaken: the views that are shown hear of the beginning, then of the end.
  package func shake() {
    let responders = service(MotionResponders.self).all
    for responder in responders { responder.shakeDidBegin() }
    for responder in responders { responder.shakeDidEnd() }
  }
}

extension View {
  /// Runs an action when the device has been shaken while this view is on the page and the tab that are shown.
  ///
  /// SwiftUI has no such modifier: apps write one over `motionEnded(_:with:)` in an extension of `UIWindow`, which has no place outside of UIKit. Leave that extension and the
  /// modifier out where UIKit cannot be imported; the views keep their `onShake`, and get this one. An `onShake` that the app declares itself goes before it.
  public func onShake(perform action: @escaping @MainActor () -> Void) -> some View { ShakeView(content: self, action: action) }
}
