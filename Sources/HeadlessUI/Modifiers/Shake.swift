/// A view with an action that runs when the device is shaken.
struct ShakeView<Content: View>: View, ModifierView {
  let content: Content
  let action: @MainActor () -> Void

  func makeNode(_ inputs: NodeInputs) -> Node { ShakeNode(self, inputs) }
}

/// A node that responds to motion of the device.
@MainActor
protocol MotionResponding: Node {
  /// Called when the device starts to shake.
  func shakeDidBegin()

  /// Called when the device stops shaking.
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

/// The views that respond to a shake.
private final class MotionResponders: HostService {
  var all: [any MotionResponding] = []

  init(host: ViewHost) {}
}

extension ViewHost {
  /// Shakes the device.
  ///
  /// Shown views are notified of the start of the motion, and then of its end.
  package func shake() {
    let responders = service(MotionResponders.self).all
    for responder in responders { responder.shakeDidBegin() }
    for responder in responders { responder.shakeDidEnd() }
  }
}

extension View {
  /// Runs an action when the device has been shaken, if the view is on the current page and tab.
  ///
  /// SwiftUI doesn't have this modifier. Apps implement it with `motionEnded(_:with:)` in an extension of `UIWindow`, which requires UIKit.
  ///
  /// If UIKit can't be imported, exclude the extension and the app's modifier from the build. Views that call `onShake` then use this modifier. An `onShake` that the app declares takes precedence.
  public func onShake(perform action: @escaping @MainActor () -> Void) -> some View { ShakeView(content: self, action: action) }
}
