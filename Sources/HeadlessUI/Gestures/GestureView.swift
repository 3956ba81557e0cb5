import Foundation

/// How a gesture ranks among those of the views around it and in it.
enum GesturePriority {
  /// After the gestures in the view.
  case normal
  /// Before the gestures in the view.
  case high
  /// Beside all others.
  case simultaneous
}

/// Which gestures of a view and of what is in it are recognized, as in SwiftUI.
public struct GestureMask: OptionSet, Sendable {
  /// The raw value of the set.
  public let rawValue: UInt32

  /// Creates a set from a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// None of them.
  public static let none: GestureMask = []
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures in the view.
  public static let subviews = GestureMask(rawValue: 2)
  /// The gesture, and the gestures in the view.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A view with a gesture.
struct GestureView<Content: View, Recognized: Gesture>: View, ModifierView {
  let content: Content
  let gesture: Recognized
  var priority = GesturePriority.normal
  var mask = GestureMask.all

  func makeNode(_ inputs: NodeInputs) -> Node { GestureNode(self, inputs) }
}

/// A node that recognizes a gesture from the touches in it.
///
/// It overrides ``Node/hasGesture``.
@MainActor
protocol GestureSource: Node {
  var gesturePriority: GesturePriority { get }
  var gestureMask: GestureMask { get }

  /// Begins to recognize the gesture from new touches.
  func makeCandidate() -> GestureCandidate
}

// Until a finger comes down there is nothing but the description.
private final class GestureNode<Content: View, Recognized: Gesture>: ViewNode<GestureView<Content, Recognized>>, GestureSource {
  private var view: GestureView<Content, Recognized>
  private var child: Node!
  private weak var candidate: ViewGestureCandidate<Recognized>?
  private lazy var storages = GestureStorages(self)

  init(_ view: GestureView<Content, Recognized>, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
    host.touchedViews.gestureSources[ObjectIdentifier(self)] = self
    child = Node.make(view.content, childInputs)
  }

  override func willTearDown() {
    super.willTearDown()
    host.touchedViews.gestureSources[ObjectIdentifier(self)] = nil
  }

  override func update(_ view: GestureView<Content, Recognized>) {
    self.view = view
    candidate?.update(view.gesture)
    child.updateView(view.content)
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  override var hasGesture: Bool { true }

  var gesturePriority: GesturePriority { view.priority }
  var gestureMask: GestureMask { view.mask }

  func makeCandidate() -> GestureCandidate {
    storages.restart()
    let recognizer = Recognized._makeGesture(view.gesture, _GestureInputs(storages: storages)).recognizer
    let made = ViewGestureCandidate(node: self, recognizer: recognizer)
    candidate = made
    return made
  }
}

extension View {
  /// Attaches a gesture, which ranks after the gestures in this view.
  public func gesture<Recognized: Gesture>(_ gesture: Recognized, including mask: GestureMask = .all) -> some View {
    GestureView(content: self, gesture: gesture, mask: mask)
  }

  /// Attaches a gesture, which ranks after the gestures in this view, and sets whether it is recognized.
  public func gesture<Recognized: Gesture>(_ gesture: Recognized, isEnabled: Bool) -> some View {
    GestureView(content: self, gesture: gesture, mask: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture, which ranks before the gestures in this view.
  public func highPriorityGesture<Recognized: Gesture>(_ gesture: Recognized, including mask: GestureMask = .all) -> some View {
    GestureView(content: self, gesture: gesture, priority: .high, mask: mask)
  }

  /// Attaches a gesture, which ranks before the gestures in this view, and sets whether it is recognized.
  public func highPriorityGesture<Recognized: Gesture>(_ gesture: Recognized, isEnabled: Bool) -> some View {
    GestureView(content: self, gesture: gesture, priority: .high, mask: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture, which is recognized beside all others.
  public func simultaneousGesture<Recognized: Gesture>(_ gesture: Recognized, including mask: GestureMask = .all) -> some View {
    GestureView(content: self, gesture: gesture, priority: .simultaneous, mask: mask)
  }

  /// Attaches a gesture, which is recognized beside all others, and sets whether it is recognized.
  public func simultaneousGesture<Recognized: Gesture>(_ gesture: Recognized, isEnabled: Bool) -> some View {
    GestureView(content: self, gesture: gesture, priority: .simultaneous, mask: isEnabled ? .all : .subviews)
  }

  /// Runs an action when the view is tapped with one finger, or tapped a number of times in a row.
  public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  /// Runs an action with the place of the tap in a coordinate space when the view is tapped.
  public func onTapGesture(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping @MainActor (CGPoint) -> Void) -> some View {
    onTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }

  /// Runs an action with the place of the tap when the view is tapped with one finger, or tapped a number of times in a row.
  public func onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping @MainActor (CGPoint) -> Void) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Runs an action when the view is pressed for at least a duration in seconds, as soon as it is over.
  ///
  /// - Parameters:
  ///   - minimumDuration: How long the finger rests.
  ///   - maximumDistance: How far the finger may move before the gesture fails, in points.
  ///   - action: Runs when the finger has rested long enough.
  ///   - onPressingChanged: Gets `true` when the finger comes down, and `false` when the press is recognized or has failed.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    let observer = GestureObserver<Bool>(
      didChange: { onPressingChanged?($0) }, didEnd: { _ in action() }, isOver: { onPressingChanged?(false) })
    return gesture(_ObservedGesture(content: press, observer: observer))
  }

  /// Runs an action when the view is pressed for at least a duration in seconds: the older form, with the closures in the other order.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: (@MainActor (Bool) -> Void)?, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    onLongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
}
