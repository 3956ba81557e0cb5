public import Foundation

extension UIImage {
  /// Everything that changes how an image is drawn.
  struct Look: Hashable, Sendable {
    var orientation: Orientation = .up
    var renderingMode: RenderingMode = .automatic
    var capInsets: UIEdgeInsets = .zero
    var resizingMode: ResizingMode = .tile
    var alignmentRectInsets: UIEdgeInsets = .zero
    var flips: Bool = false
    var configuration: Configuration?
  }

  /// How an image is turned from its data.
  public enum Orientation: Int, Sendable {
    /// The image isn't turned.
    case up = 0
    /// The image is turned by 180 degrees.
    case down = 1
    /// The image is turned by 90 degrees to the left.
    case left = 2
    /// The image is turned by 90 degrees to the right.
    case right = 3
    /// The image is flipped from side to side.
    case upMirrored = 4
    /// The image is flipped from side to side and turned by 180 degrees.
    case downMirrored = 5
    /// The image is flipped from top to bottom and turned by 90 degrees to the left.
    case leftMirrored = 6
    /// The image is flipped from top to bottom and turned by 90 degrees to the right.
    case rightMirrored = 7

    /// Whether the width of the image is the height of its data.
    var isSideways: Bool { [.left, .right, .leftMirrored, .rightMirrored].contains(self) }
  }

  /// Whether an image is drawn with its own colors.
  public enum RenderingMode: Int, Sendable {
    /// The place of the image decides.
    case automatic = 0
    /// The image has its own colors.
    case alwaysOriginal = 1
    /// The image has the tint color.
    case alwaysTemplate = 2
  }

  /// How the middle of an image fills more space than it has.
  public enum ResizingMode: Int, Sendable {
    /// The middle is repeated.
    case tile = 0
    /// The middle is stretched.
    case stretch = 1
  }

  private func changing(_ change: (inout Look) -> Void) -> UIImage {
    var look = look
    change(&look)
    return UIImage(content, size: size, scale: scale, look: look)
  }

  /// How the image is turned from its data.
  public var imageOrientation: Orientation { look.orientation }

  /// Whether the image is drawn with its own colors.
  public var renderingMode: RenderingMode { look.renderingMode }

  /// The edges of the image that keep their size.
  public var capInsets: UIEdgeInsets { look.capInsets }

  /// How the middle of the image fills more space than it has.
  public var resizingMode: ResizingMode { look.resizingMode }

  /// The edges of the image that don't count for its alignment.
  public var alignmentRectInsets: UIEdgeInsets { look.alignmentRectInsets }

  /// Whether the image is flipped in a layout from right to left.
  public var flipsForRightToLeftLayoutDirection: Bool { look.flips }

  /// The configuration of the image.
  public var configuration: Configuration? { look.configuration }

  /// The configuration of the image.
  public var symbolConfiguration: SymbolConfiguration? { look.configuration }

  /// Whether the image is a symbol.
  public var isSymbolImage: Bool { symbolName != nil }

  /// The images of an animation: always `nil`, also for an animated GIF.
  public var images: [UIImage]? { nil }

  /// The length of an animation, in seconds: 0.
  public var duration: TimeInterval { 0 }

  /// Returns the image with its own colors or with the tint color.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { changing { $0.renderingMode = renderingMode } }

  /// Returns the image in a color, which isn't drawn.
  public func withTintColor(_ color: UIColor) -> UIImage { changing { _ in } }

  /// Returns the image in a color, which isn't drawn, with a rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { withRenderingMode(renderingMode) }

  /// Returns the image with another configuration, which isn't drawn.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { changing { $0.configuration = configuration } }

  /// Returns the image with another configuration, which isn't drawn; the image is never `nil`.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { withConfiguration(configuration) }

  /// Returns the image with edges that keep their size.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { resizableImage(withCapInsets: capInsets, resizingMode: .tile) }

  /// Returns the image with edges that keep their size.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    changing { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
  }

  /// Returns the image with edges that don't count for its alignment.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { changing { $0.alignmentRectInsets = alignmentInsets } }

  /// Returns the image as one that is flipped in a layout from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changing { $0.flips = true } }

  /// Returns the image flipped from side to side.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    changing { $0.orientation = Orientation(rawValue: ($0.orientation.rawValue + 4) % 8) ?? .up }
  }
}
