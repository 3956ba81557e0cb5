import Foundation

/// The precedence of a gesture over the gestures of other views.
enum GesturePriority {
  /// The gesture has lower precedence than gestures inside the view.
  case normal
  /// The gesture has higher precedence than gestures inside the view.
  case high
  /// The gesture is recognized together with others.
  case simultaneous
}

/// Options that determine which gestures of a view and its subviews are enabled.
public struct GestureMask: OptionSet, Sendable {
  /// The raw value of the set.
  public let rawValue: UInt32

  /// Creates a set from a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Disables all gestures of the view and its subviews.
  public static let none: GestureMask = []
  /// Enables the added gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// Enables the gestures of the subviews.
  public static let subviews = GestureMask(rawValue: 2)
  /// Enables the added gesture and the gestures of the subviews.
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

/// A node that recognizes a gesture.
///
/// Such a node overrides ``Node/hasGesture``.
@MainActor
protocol GestureSource: Node {
  var gesturePriority: GesturePriority { get }
  var gestureMask: GestureMask { get }

  /// Creates a candidate that recognizes the gesture in new touches.
  func makeCandidate() -> GestureCandidate
}

// The recognizer is created when a finger touches the view, because most gestures are never used.
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
  /// Attaches a gesture with a lower precedence than gestures inside this view.
  public func gesture<Recognized: Gesture>(_ gesture: Recognized, including mask: GestureMask = .all) -> some View {
    GestureView(content: self, gesture: gesture, mask: mask)
  }

  /// Attaches a gesture with a lower precedence than gestures inside this view, if it's enabled.
  public func gesture<Recognized: Gesture>(_ gesture: Recognized, isEnabled: Bool) -> some View {
    GestureView(content: self, gesture: gesture, mask: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture with a higher precedence than gestures inside this view.
  public func highPriorityGesture<Recognized: Gesture>(_ gesture: Recognized, including mask: GestureMask = .all) -> some View {
    GestureView(content: self, gesture: gesture, priority: .high, mask: mask)
  }

  /// Attaches a gesture with a higher precedence than gestures inside this view, if it's enabled.
  public func highPriorityGesture<Recognized: Gesture>(_ gesture: Recognized, isEnabled: Bool) -> some View {
    GestureView(content: self, gesture: gesture, priority: .high, mask: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture that is recognized together with other gestures.
  public func simultaneousGesture<Recognized: Gesture>(_ gesture: Recognized, including mask: GestureMask = .all) -> some View {
    GestureView(content: self, gesture: gesture, priority: .simultaneous, mask: mask)
  }

  /// Attaches a gesture that is recognized together with other gestures, if it's enabled.
  public func simultaneousGesture<Recognized: Gesture>(_ gesture: Recognized, isEnabled: Bool) -> some View {
    GestureView(content: self, gesture: gesture, priority: .simultaneous, mask: isEnabled ? .all : .subviews)
  }

  /// Runs an action when the view is tapped with one finger, a given number of times in a row.
  public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  /// Runs an action with the location of a tap, in the given coordinate space.
  public func onTapGesture(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping @MainActor (CGPoint) -> Void) -> some View {
    onTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }

  /// Runs an action with the location of a tap, in the given coordinate space.
  ///
  /// The default is the coordinate space of the view.
  public func onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping @MainActor (CGPoint) -> Void) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Runs an action when the view is pressed for a minimum duration.
  ///
  /// The action runs while the finger is still on the view.
  ///
  /// - Parameters:
  ///   - minimumDuration: The duration of the press, in seconds.
  ///   - maximumDistance: The distance that the finger can move before the gesture fails, in points.
  ///   - action: Runs after the minimum duration.
  ///   - onPressingChanged: Receives `true` when a finger touches the view, and `false` when the press is recognized or fails.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    let observer = GestureObserver<Bool>(
      didChange: { onPressingChanged?($0) }, didEnd: { _ in action() }, isOver: { onPressingChanged?(false) })
    return gesture(_ObservedGesture(content: press, observer: observer))
  }

  /// Runs an action when the view is pressed for a minimum duration.
  ///
  /// This is the older form of `onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)`.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: (@MainActor (Bool) -> Void)?, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    onLongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
}
