import Foundation

/// A type with data that can be animated.
///
/// On the simulated device, the data immediately changes to the value at the end of the animation.
public protocol Animatable {
  /// The type of the animated data.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The animated data.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Empty data, because the type has nothing to animate.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable where Self: VectorArithmetic {
  /// The animated data, which is the value itself.
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
  /// The animated data, which consists of the coordinates.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// The animated data, which consists of the width and the height.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The animated data, which consists of the origin and the size.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set {
      origin.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}
