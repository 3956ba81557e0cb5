import Foundation
import ScreenModel

/// A gradient along a line.
///
/// As a view, the gradient fills the proposed area and doesn't have an element.
public struct LinearGradient: ShapeStyle, PaintedStyle {
  /// The color that the gradient is drawn with.
  let middleColor: Color

  var paintSource: PaintSource { .color(middleColor) }

  /// Creates a linear gradient between two points.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) { middleColor = gradient.middleColor }

  /// Creates a linear gradient of colors between two points.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) { middleColor = Gradient(colors: colors).middleColor }

  /// Creates a linear gradient of color stops between two points.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) { middleColor = Gradient(stops: stops).middleColor }
}

extension LinearGradient: View, PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> Node { GradientNode(self, inputs) }
}

/// A gradient that extends outward from a point.
///
/// As a view, the gradient fills the proposed area and doesn't have an element.
public struct RadialGradient: ShapeStyle, PaintedStyle {
  /// The color that the gradient is drawn with.
  let middleColor: Color

  var paintSource: PaintSource { .color(middleColor) }

  /// Creates a radial gradient between two circles.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) { middleColor = gradient.middleColor }

  /// Creates a radial gradient of colors between two circles.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) { middleColor = Gradient(colors: colors).middleColor }

  /// Creates a radial gradient of color stops between two circles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) { middleColor = Gradient(stops: stops).middleColor }
}

extension RadialGradient: View, PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> Node { GradientNode(self, inputs) }
}

/// A gradient around a point.
///
/// As a view, the gradient fills the proposed area and doesn't have an element.
public struct AngularGradient: ShapeStyle, PaintedStyle {
  /// The color that the gradient is drawn with.
  let middleColor: Color

  var paintSource: PaintSource { .color(middleColor) }

  /// Creates an angular gradient between two angles.
  public init(gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle) { middleColor = gradient.middleColor }

  /// Creates an angular gradient of colors between two angles.
  public init(colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle) { middleColor = Gradient(colors: colors).middleColor }

  /// Creates an angular gradient of color stops between two angles.
  public init(stops: [Gradient.Stop], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle) { middleColor = Gradient(stops: stops).middleColor }

  /// Creates a conic gradient around a point.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) { middleColor = gradient.middleColor }

  /// Creates a conic gradient of colors around a point.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) { middleColor = Gradient(colors: colors).middleColor }

  /// Creates a conic gradient of color stops around a point.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) { middleColor = Gradient(stops: stops).middleColor }
}

extension AngularGradient: View, PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> Node { GradientNode(self, inputs) }
}

/// A gradient that extends outward from a point, scaled to the aspect ratio of its frame.
///
/// As a view, the gradient fills the proposed area and doesn't have an element.
public struct EllipticalGradient: ShapeStyle, PaintedStyle {
  /// The color that the gradient is drawn with.
  let middleColor: Color

  var paintSource: PaintSource { .color(middleColor) }

  /// Creates an elliptical gradient between two ellipses.
  public init(gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) { middleColor = gradient.middleColor }

  /// Creates an elliptical gradient of colors between two ellipses.
  public init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {
    middleColor = Gradient(colors: colors).middleColor
  }

  /// Creates an elliptical gradient of color stops between two ellipses.
  public init(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) {
    middleColor = Gradient(stops: stops).middleColor
  }
}

extension EllipticalGradient: View, PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> Node { GradientNode(self, inputs) }
}

/// The node of a gradient, which pictures draw in its middle color.
private final class GradientNode<Gradient: View & PaintedStyle>: FillNode<Gradient>, PicturedNode {
  private var source: PaintSource

  override init(_ view: Gradient, _ inputs: NodeInputs) {
    source = view.paintSource
    super.init(view, inputs)
  }

  override func update(_ view: Gradient) {
    if source != view.paintSource { host.lookDidChange() }
    source = view.paintSource
  }

  override var pictured: (any PicturedNode)? { self }

  func drawingBehind(in style: LookStyle) -> ScreenDrawing? {
    let path = style.path(clipping: frame) ?? Path(CGRect(origin: .zero, size: frame.size)).segments
    return ScreenDrawing(frame: frame, marks: [ScreenDrawing.Mark(.fill(path, isEvenOdd: false), source.paint(style, environment))])
  }
}
