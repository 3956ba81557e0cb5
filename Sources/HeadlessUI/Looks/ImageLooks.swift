import Foundation

extension Image {
  /// A way to draw an image at another size.
  public enum Interpolation: Hashable, Sendable {
    /// The ways, from pixels as they are to the smoothest.
    case none, low, medium, high
  }

  /// A range of brightness.
  public struct DynamicRange: Hashable, Sendable {
    private let level: Int

    /// The usual range.
    public static let standard = DynamicRange(level: 0)
    /// A wider range, within limits.
    public static let constrainedHigh = DynamicRange(level: 1)
    /// The widest range.
    public static let high = DynamicRange(level: 2)
  }

  /// Sets how the image is drawn at another size.
  ///
  /// It changes no element.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Sets whether edges are smoothed.
  ///
  /// It changes no element.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Sets the rendering mode of a symbol.
  ///
  /// It changes no element.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// Sets how bright the image may be.
  ///
  /// It changes no element.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  /// Lets the image fill the proposed area, apart from fixed edges.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode) -> Image { resizable() }

  /// Lets the image fill the proposed area, apart from fixed edges.
  public func resizable(capInsets: EdgeInsets) -> Image { resizable() }
}
