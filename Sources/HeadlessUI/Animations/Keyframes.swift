import Foundation

/// A way of a value through time.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value

  /// Changes a value to that at the end, for the framework's own use.
  func _finish(_ value: inout Value)
}

/// A part of a ``KeyframeTrack``: one keyframe, or several in their order.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value: Animatable

  /// The value at the end of the part, for the framework's own use.
  var _end: Value { get }
}

/// A way to a value at a constant speed.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The value at the end.
  public let _end: Value

  /// Creates a keyframe with its value at the end, and a duration in seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) { _end = to }
}

/// A keyframe that is reached along a curve; an element has the last keyframe's value at once.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The value at the end.
  public let _end: Value

  /// Creates a keyframe with its value at the end, and a duration in seconds.
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) { _end = to }
}

/// A keyframe that is reached with a spring; an element has the last keyframe's value at once.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The value at the end.
  public let _end: Value

  /// Creates a keyframe with its value at the end, and a duration in seconds.
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) { _end = to }
}

/// A keyframe that jumps to a value, without time between.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The value.
  public let _end: Value

  /// Creates a keyframe with its value.
  public init(_ to: Value) { _end = to }
}

/// How far a value is on its way at a share of its time.
public struct UnitCurve: Hashable, Sendable {
  private let name: String

  /// At a constant speed.
  public static let linear = UnitCurve(name: "linear")
  /// Slow at the beginning.
  public static let easeIn = UnitCurve(name: "easeIn")
  /// Slow at the end.
  public static let easeOut = UnitCurve(name: "easeOut")
  /// Slow at the beginning and the end.
  public static let easeInOut = UnitCurve(name: "easeInOut")
  /// Slow at the beginning, along a circle.
  public static let circularEaseIn = UnitCurve(name: "circularEaseIn")
  /// Slow at the end, along a circle.
  public static let circularEaseOut = UnitCurve(name: "circularEaseOut")
  /// Slow at the beginning and the end, along circles.
  public static let circularEaseInOut = UnitCurve(name: "circularEaseInOut")

  /// Along a cubic curve.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve { UnitCurve(name: "bezier") }
}

/// The last of several keyframes, which is where they end.
public struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  /// The value at the end.
  public let _end: Value
}

/// Builds the keyframes of a track.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  /// Returns the keyframes of an expression.
  public static func buildExpression<Content: KeyframeTrackContent>(_ content: Content) -> Content where Content.Value == Value { content }

  /// Returns the keyframes at the beginning of a block.
  public static func buildPartialBlock<Content: KeyframeTrackContent>(first: Content) -> Content where Content.Value == Value { first }

  /// Returns keyframes after others.
  public static func buildPartialBlock<First: KeyframeTrackContent, Next: KeyframeTrackContent>(accumulated: First, next: Next) -> KeyframeSequence<Value>
  where First.Value == Value, Next.Value == Value {
    KeyframeSequence(_end: next._end)
  }

  /// Returns the keyframes of a branch.
  public static func buildEither<Content: KeyframeTrackContent>(first: Content) -> KeyframeSequence<Value> where Content.Value == Value { KeyframeSequence(_end: first._end) }

  /// Returns the keyframes of a branch.
  public static func buildEither<Content: KeyframeTrackContent>(second: Content) -> KeyframeSequence<Value> where Content.Value == Value {
    KeyframeSequence(_end: second._end)
  }
}

/// The way of one property of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes where Content.Value == Value {
  private let path: WritableKeyPath<Root, Value>
  private let end: Value

  /// Creates the way of a property.
  public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content) {
    path = keyPath
    end = content()._end
  }

  /// Changes the property to its value at the end.
  public func _finish(_ value: inout Root) { value[keyPath: path] = end }
}

extension KeyframeTrack where Root == Value {
  /// Creates the way of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) {
    path = \Root.self
    end = content()._end
  }
}

/// Several tracks, each for a property of one value.
public struct KeyframeTracks<Value>: Keyframes {
  fileprivate let changes: [(inout Value) -> Void]

  /// Changes a value to that at the end.
  public func _finish(_ value: inout Value) { for change in changes { change(&value) } }
}

/// Builds the ways of a value.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// Returns the way of an expression.
  public static func buildExpression<Content: Keyframes>(_ content: Content) -> Content where Content.Value == Value { content }

  /// Returns the way at the beginning of a block.
  public static func buildPartialBlock<Content: Keyframes>(first: Content) -> KeyframeTracks<Value> where Content.Value == Value {
    KeyframeTracks(changes: [{ first._finish(&$0) }])
  }

  /// Returns a way beside others.
  public static func buildPartialBlock<Content: Keyframes>(accumulated: KeyframeTracks<Value>, next: Content) -> KeyframeTracks<Value> where Content.Value == Value {
    KeyframeTracks(changes: accumulated.changes + [{ next._finish(&$0) }])
  }

  /// Returns keyframes of the whole value as its way.
  public static func buildExpression<Content: KeyframeTrackContent>(_ content: Content) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
    KeyframeTrack { content }
  }
}

/// A view that a value's way through time changes; an element tree has the value at the end.
public struct KeyframeAnimator<Value, Path: Keyframes, Content: View>: View, TransparentView where Path.Value == Value {
  private let initialValue: Value
  private let trigger: (any Equatable)?
  private let content: (Value) -> Content
  private let keyframes: (Value) -> Path
  @State private var reached = KeyframeEnd<Value>()

  static var isComparable: Bool { false }

  /// Creates a view whose value goes its way at once, and again and again where it repeats.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) {
    self.initialValue = initialValue
    trigger = nil
    self.content = content
    self.keyframes = keyframes
  }

  /// Creates a view whose value goes its way when another value changes.
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

  /// The content with the value at the end.
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
  /// Changes the view with a value that goes its way at once; an element tree has the value at the end.
  public func keyframeAnimator<Value, Path: Keyframes>(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) -> some View where Path.Value == Value {
    let view = PlaceholderContentView<Self>(self)
    return KeyframeAnimator(initialValue: initialValue, repeating: repeating, content: { content(view, $0) }, keyframes: keyframes)
  }

  /// Changes the view with a value that goes its way when another value changes; an element tree has the value at the end.
  public func keyframeAnimator<Value, Path: Keyframes>(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) -> some View where Path.Value == Value {
    let view = PlaceholderContentView<Self>(self)
    return KeyframeAnimator(initialValue: initialValue, trigger: trigger, content: { content(view, $0) }, keyframes: keyframes)
  }
}
