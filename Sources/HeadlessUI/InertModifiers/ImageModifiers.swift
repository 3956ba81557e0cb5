import Foundation

extension Image {
  /// The quality of the interpolation of a scaled image.
  public enum Interpolation: Hashable, Sendable {
    /// The image isn't interpolated.
    case none
    /// The image is interpolated with a low quality.
    case low
    /// The image is interpolated with a medium quality.
    case medium
    /// The image is interpolated with a high quality.
    case high
  }

  /// A dynamic range of brightness.
  public struct DynamicRange: Hashable, Sendable {
    private let level: Int

    /// The standard range.
    public static let standard = DynamicRange(level: 0)
    /// A limited high dynamic range.
    public static let constrainedHigh = DynamicRange(level: 1)
    /// The full high dynamic range.
    public static let high = DynamicRange(level: 2)
  }

  /// Sets the interpolation quality of the scaled image.
  ///
  /// On the simulated device, it has no effect.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Sets whether the edges of the image are smoothed.
  ///
  /// On the simulated device, it has no effect.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Sets the rendering mode of the symbol.
  ///
  /// On the simulated device, it has no effect.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// Sets the dynamic range of brightness that the image can use.
  ///
  /// On the simulated device, it has no effect.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  /// Makes the image fill the proposed area by stretching or repeating it.
  ///
  /// The cap insets and the resizing mode have no effect.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode) -> Image { resizable() }

  /// Makes the image fill the proposed area by stretching it.
  ///
  /// The cap insets have no effect.
  public func resizable(capInsets: EdgeInsets) -> Image { resizable() }
}
