import Foundation

/// A gradient between the points of a grid.
///
/// As a view, the gradient fills the proposed area and doesn't have an element.
public struct MeshGradient: ShapeStyle {
  /// Creates a mesh gradient from the colors at the points of a grid, row by row.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {}
}

extension MeshGradient: View, PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> Node { FillNode(self, inputs) }
}

extension Gradient {
  /// The color space for interpolating between two colors.
  public struct ColorSpace: Hashable, Sendable {
    private let isPerceptual: Bool

    /// Colors are interpolated by their components.
    public static let device = ColorSpace(isPerceptual: false)
    /// Colors are interpolated as people perceive them.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  /// Returns the gradient with a color space for interpolation.
  ///
  /// On the simulated device, it has no effect.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}
