import Foundation

/// Something whose values an animation changes little by little.
///
/// On a simulated device it has the values at the end of the animation at once.
public protocol Animatable {
  /// The type of the values that are animated.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The values that are animated.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing: the type has no values to animate.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Double: Animatable {
  /// The type of the animated data, which is the number itself.
  public typealias AnimatableData = Double
}

extension Float: Animatable {
  /// The type of the animated data, which is the number itself.
  public typealias AnimatableData = Float
}

extension CGFloat: Animatable {
  /// The type of the animated data, which is the number itself.
  public typealias AnimatableData = CGFloat
}

extension AnimatablePair: Animatable {
  /// The type of the animated data, which is the pair itself.
  public typealias AnimatableData = AnimatablePair
}

extension CGPoint: Animatable {
  /// The two coordinates.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// The width and the height.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The origin and the size.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}
