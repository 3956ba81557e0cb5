import Foundation

/// A group of keyframes that changes a value over time.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value

  /// Sets a value to its final state.
  ///
  /// For use by the framework only.
  func _finish(_ value: inout Value)
}

/// One keyframe of a ``KeyframeTrack``, or a sequence of keyframes.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value: Animatable

  /// The value after the last keyframe.
  ///
  /// For use by the framework only.
  var _end: Value { get }
}

/// A keyframe that is reached at a constant speed.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The value at the end of the keyframe.
  public let _end: Value

  /// Creates a keyframe that reaches a value at a constant speed after a duration in seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) { _end = to }
}

/// A keyframe that is reached along a cubic curve.
///
/// The element tree immediately shows the value after the last keyframe.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The value at the end of the keyframe.
  public let _end: Value

  /// Creates a keyframe that reaches a value along a cubic curve after a duration in seconds.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) { _end = to }
}

/// A keyframe that is reached with a spring.
///
/// The element tree immediately shows the value after the last keyframe.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The value at the end of the keyframe.
  public let _end: Value

  /// Creates a keyframe that reaches a value with a spring after a duration in seconds.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) { _end = to }
}

/// A keyframe that jumps to a value without interpolation.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The value that the keyframe jumps to.
  public let _end: Value

  /// Creates a keyframe that jumps to a value.
  public init(_ to: Value) { _end = to }
}

/// A function that maps the elapsed fraction of an animation to its progress.
public struct UnitCurve: Hashable, Sendable {
  private let name: String

  /// A curve with constant speed.
  public static let linear = UnitCurve(name: "linear")
  /// A curve that starts slowly.
  public static let easeIn = UnitCurve(name: "easeIn")
  /// A curve that ends slowly.
  public static let easeOut = UnitCurve(name: "easeOut")
  /// A curve that starts and ends slowly.
  public static let easeInOut = UnitCurve(name: "easeInOut")
  /// A circular curve that starts slowly.
  public static let circularEaseIn = UnitCurve(name: "circularEaseIn")
  /// A circular curve that ends slowly.
  public static let circularEaseOut = UnitCurve(name: "circularEaseOut")
  /// A circular curve that starts and ends slowly.
  public static let circularEaseInOut = UnitCurve(name: "circularEaseInOut")

  /// Returns a cubic Bézier curve with the given control points.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve { UnitCurve(name: "bezier") }
}

/// A sequence of keyframes, represented by the value after the last keyframe.
public struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  /// The value after the last keyframe.
  public let _end: Value
}

/// A result builder that creates the keyframes of a track.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  /// Builds keyframes from an expression.
  public static func buildExpression<Content: KeyframeTrackContent>(_ content: Content) -> Content where Content.Value == Value { content }

  /// Builds keyframes from the first expression of a block.
  public static func buildPartialBlock<Content: KeyframeTrackContent>(first: Content) -> Content where Content.Value == Value { first }

  /// Appends keyframes to the accumulated keyframes.
  public static func buildPartialBlock<First: KeyframeTrackContent, Next: KeyframeTrackContent>(accumulated: First, next: Next) -> KeyframeSequence<Value>
  where First.Value == Value, Next.Value == Value {
    KeyframeSequence(_end: next._end)
  }

  /// Builds keyframes from the `if` branch of a conditional statement.
  public static func buildEither<Content: KeyframeTrackContent>(first: Content) -> KeyframeSequence<Value> where Content.Value == Value { KeyframeSequence(_end: first._end) }

  /// Builds keyframes from the `else` branch of a conditional statement.
  public static func buildEither<Content: KeyframeTrackContent>(second: Content) -> KeyframeSequence<Value> where Content.Value == Value {
    KeyframeSequence(_end: second._end)
  }
}

/// The keyframes of one property of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes where Content.Value == Value {
  private let path: WritableKeyPath<Root, Value>
  private let end: Value

  /// Creates a track that changes the property at a key path.
  public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {
    path = keyPath
    end = content()._end
  }

  /// Sets the property to the value after the track's last keyframe.
  public func _finish(_ value: inout Root) { value[keyPath: path] = end }
}

extension KeyframeTrack where Root == Value {
  /// Creates a track that changes the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) {
    path = \Root.self
    end = content()._end
  }
}

/// Several tracks that change the properties of one value.
public struct KeyframeTracks<Value>: Keyframes {
  fileprivate let changes: [(inout Value) -> Void]

  /// Sets the properties to their values at the end of the tracks.
  public func _finish(_ value: inout Value) { for change in changes { change(&value) } }
}

/// A result builder that creates the tracks of a value.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// Builds a track from an expression.
  public static func buildExpression<Content: Keyframes>(_ content: Content) -> Content where Content.Value == Value { content }

  /// Builds tracks from the first expression of a block.
  public static func buildPartialBlock<Content: Keyframes>(first: Content) -> KeyframeTracks<Value> where Content.Value == Value {
    KeyframeTracks(changes: [{ first._finish(&$0) }])
  }

  /// Adds a track to the accumulated tracks.
  public static func buildPartialBlock<Content: Keyframes>(accumulated: KeyframeTracks<Value>, next: Content) -> KeyframeTracks<Value> where Content.Value == Value {
    KeyframeTracks(changes: accumulated.changes + [{ next._finish(&$0) }])
  }

  /// Builds a track of the whole value from keyframes.
  public static func buildExpression<Content: KeyframeTrackContent>(_ content: Content) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
    KeyframeTrack { content }
  }
}

/// A view whose content depends on a value that keyframes change.
///
/// The element tree shows the value after the last keyframe.
public struct KeyframeAnimator<Value, Path: Keyframes, Content: View>: View, TransparentView where Path.Value == Value {
  private let initialValue: Value
  private let trigger: (any Equatable)?
  private let content: (Value) -> Content
  private let keyframes: (Value) -> Path
  @State private var reached = KeyframeEnd<Value>()

  static var isComparable: Bool { false }

  /// Creates a view that plays its keyframes when it appears, and repeatedly if `repeating` is `true`.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) {
    self.initialValue = initialValue
    trigger = nil
    self.content = content
    self.keyframes = keyframes
  }

  /// Creates a view that plays its keyframes when a trigger value changes.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) {
    self.initialValue = initialValue
    self.trigger = trigger
    self.content = content
    self.keyframes = keyframes
  }

  private func end(of value: Value) -> Value {
    var end = value
    keyframes(value)._finish(&end)
    return end
  }

  /// The content for the value after the last keyframe.
  public var body: some View {
    content(trigger == nil ? end(of: initialValue) : reached.value ?? initialValue)
      .onChange(of: TriggerValue(value: trigger)) { reached = KeyframeEnd(value: end(of: reached.value ?? initialValue)) }
  }
}

private struct KeyframeEnd<Value> {
  var value: Value?
}

private struct TriggerValue: Equatable {
  let value: (any Equatable)?

  static func == (first: TriggerValue, second: TriggerValue) -> Bool {
    func isEqual<Known: Equatable>(_ known: Known) -> Bool { known == second.value as? Known }
    return first.value.map { isEqual($0) } ?? (second.value == nil)
  }
}

extension View {
  /// Plays keyframes that change a value, and updates the view with the value.
  ///
  /// The element tree shows the value after the last keyframe.
  public func keyframeAnimator<Value, Path: Keyframes>(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) -> some View where Path.Value == Value {
    let view = PlaceholderContentView<Self>(self)
    return KeyframeAnimator(initialValue: initialValue, repeating: repeating, content: { content(view, $0) }, keyframes: keyframes)
  }

  /// Plays keyframes when a trigger value changes, and updates the view with the animated value.
  ///
  /// The element tree shows the value after the last keyframe.
  public func keyframeAnimator<Value, Path: Keyframes>(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) -> some View where Path.Value == Value {
    let view = PlaceholderContentView<Self>(self)
    return KeyframeAnimator(initialValue: initialValue, trigger: trigger, content: { content(view, $0) }, keyframes: keyframes)
  }
}
