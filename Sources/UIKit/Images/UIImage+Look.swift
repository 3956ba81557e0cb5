public import Foundation

extension UIImage {
  /// Properties that affect how an image is drawn.
  struct Look: Hashable, Sendable {
    var orientation: Orientation = .up
    var renderingMode: RenderingMode = .automatic
    var capInsets: UIEdgeInsets = .zero
    var resizingMode: ResizingMode = .tile
    var alignmentRectInsets: UIEdgeInsets = .zero
    var flips: Bool = false
    var configuration: Configuration?
  }

  /// The orientation of an image relative to its data.
  public enum Orientation: Int, Sendable {
    /// The image isn't rotated.
    case up = 0
    /// The image is rotated by 180 degrees.
    case down = 1
    /// The image is rotated by 90 degrees counterclockwise.
    case left = 2
    /// The image is rotated by 90 degrees clockwise.
    case right = 3
    /// The image is flipped horizontally.
    case upMirrored = 4
    /// The image is flipped horizontally and rotated by 180 degrees.
    case downMirrored = 5
    /// The image is flipped vertically and rotated by 90 degrees counterclockwise.
    case leftMirrored = 6
    /// The image is flipped vertically and rotated by 90 degrees clockwise.
    case rightMirrored = 7

    /// Whether the width of the image is the height of its data.
    var isSideways: Bool { [.left, .right, .leftMirrored, .rightMirrored].contains(self) }
  }

  /// The rendering mode of an image.
  public enum RenderingMode: Int, Sendable {
    /// The context determines the rendering mode.
    case automatic = 0
    /// The image is drawn in its original colors.
    case alwaysOriginal = 1
    /// The image is drawn as a template in the tint color.
    case alwaysTemplate = 2
  }

  /// The way that the center of an image fills additional space.
  public enum ResizingMode: Int, Sendable {
    /// The center is tiled.
    case tile = 0
    /// The center is stretched.
    case stretch = 1
  }

  private func changing(_ change: (inout Look) -> Void) -> UIImage {
    var look = look
    change(&look)
    return UIImage(content, size: size, scale: scale, look: look)
  }

  /// The orientation of the image relative to its data.
  public var imageOrientation: Orientation { look.orientation }

  /// The rendering mode of the image.
  public var renderingMode: RenderingMode { look.renderingMode }

  /// The insets of the edges that aren't resized.
  public var capInsets: UIEdgeInsets { look.capInsets }

  /// The way that the center of the image fills additional space.
  public var resizingMode: ResizingMode { look.resizingMode }

  /// The insets of the edges that are ignored for alignment.
  public var alignmentRectInsets: UIEdgeInsets { look.alignmentRectInsets }

  /// A Boolean value that indicates whether the image is flipped in a right-to-left layout.
  public var flipsForRightToLeftLayoutDirection: Bool { look.flips }

  /// The configuration of the image.
  public var configuration: Configuration? { look.configuration }

  /// The symbol configuration of the image.
  public var symbolConfiguration: SymbolConfiguration? { look.configuration }

  /// A Boolean value that indicates whether the image is a symbol.
  public var isSymbolImage: Bool { symbolName != nil }

  /// The images of an animation.
  ///
  /// Always `nil`, even for an animated GIF.
  public var images: [UIImage]? { nil }

  /// The duration of an animation, in seconds.
  ///
  /// Always 0.
  public var duration: TimeInterval { 0 }

  /// Returns the image with a rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { changing { $0.renderingMode = renderingMode } }

  /// Returns the image with a tint color.
  ///
  /// The color isn't drawn.
  public func withTintColor(_ color: UIColor) -> UIImage { changing { _ in } }

  /// Returns the image with a tint color and a rendering mode.
  ///
  /// The color isn't drawn.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { withRenderingMode(renderingMode) }

  /// Returns the image with a different configuration.
  ///
  /// The configuration has no visible effect.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { changing { $0.configuration = configuration } }

  /// Returns the image with a different symbol configuration.
  ///
  /// The result is never `nil`.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { withConfiguration(configuration) }

  /// Returns the image with edges that aren't resized.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { resizableImage(withCapInsets: capInsets, resizingMode: .tile) }

  /// Returns the image with edges that aren't resized, and a resizing mode.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    changing { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
  }

  /// Returns the image with edges that are ignored for alignment.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { changing { $0.alignmentRectInsets = alignmentInsets } }

  /// Returns an image that is flipped in a right-to-left layout.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changing { $0.flips = true } }

  /// Returns the image flipped horizontally.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    changing { $0.orientation = Orientation(rawValue: ($0.orientation.rawValue + 4) % 8) ?? .up }
  }
}
