import Foundation
import ScreenModel

/// A tap.
package struct TapEvent {
  /// The point of the screen.
  let location: CGPoint
  /// The number of taps in a row.
  let count: Int
  /// The number of fingers.
  let touches: Int

  package init(location: CGPoint, count: Int, touches: Int) {
    self.location = location
    self.count = count
    self.touches = touches
  }
}

/// A drag from one point of the screen to another.
package struct DragEvent {
  let start: CGPoint
  let end: CGPoint

  package init(start: CGPoint, end: CGPoint) {
    self.start = start
    self.end = end
  }
}

/// A view with a gesture: a tap or a long press.
struct GestureView<Content: View>: View, PrimitiveView {
  enum Gesture {
    case tap(count: Int)
    case longPress(minimumDuration: Double)
  }

  let content: Content
  let gesture: Gesture
  let action: @MainActor () -> Void

  func makeNode(_ inputs: NodeInputs) -> Node { GestureNode(self, inputs) }
}

private final class GestureNode<Content: View>: ViewNode<GestureView<Content>> {
  private var view: GestureView<Content>
  private var child: Node!

  init(_ view: GestureView<Content>, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
    child = Node.make(view.content, childInputs)
  }

  override func update(_ view: GestureView<Content>) {
    self.view = view
    child.updateView(view.content)
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  override func handleTap(_ tap: TapEvent) -> Bool {
    guard case .tap(let count) = view.gesture, count <= 1, environment.isEnabled else { return false }
    host.scheduler.withCause("the tap gesture of \(enclosingViewName)") { view.action() }
    return true
  }

  override func handleRepeatedTap(_ tap: TapEvent) -> Bool {
    guard case .tap(let count) = view.gesture, count > 1, tap.count >= count, environment.isEnabled else { return false }
    host.scheduler.withCause("the tap gesture of \(enclosingViewName)") {
      for _ in 0..<(tap.count / count) { view.action() }
    }
    return true
  }

  override func handlePress(duration: Double) -> Bool {
    guard case .longPress(let minimum) = view.gesture, duration >= minimum, environment.isEnabled else { return false }
    host.scheduler.withCause("the long press of \(enclosingViewName)") { view.action() }
    return true
  }
}

extension View {
  /// Runs an action when the view is tapped, or tapped a number of times in a row.
  public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
    GestureView(content: self, gesture: .tap(count: count), action: action)
  }

  /// Runs an action when the view is pressed for at least a duration in seconds.
  public func onLongPressGesture(minimumDuration: Double = 0.5, perform action: @escaping @MainActor () -> Void) -> some View {
    GestureView(content: self, gesture: .longPress(minimumDuration: minimumDuration), action: action)
  }
}
