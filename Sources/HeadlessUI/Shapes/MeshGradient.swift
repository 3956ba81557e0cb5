import Foundation

/// A gradient between the points of a grid.
///
/// As a view it takes the proposed area and has no element.
public struct MeshGradient: ShapeStyle {
  /// Creates a gradient from the colors at the points of a grid, row by row.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {}
}

extension MeshGradient: View, PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> Node { FillNode(self, inputs) }
}

extension Gradient {
  /// How colors between two others are found.
  public struct ColorSpace: Hashable, Sendable {
    private let isPerceptual: Bool

    /// By their components.
    public static let device = ColorSpace(isPerceptual: false)
    /// As the eye sees them.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  /// Returns the gradient with colors found in a color space.
  ///
  /// It changes no element.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}
