public import Foundation

/// A drawing context with a size, a transform and a path.
///
/// Only a SwiftUI `ImageRenderer` draws pixels. The functions that an app calls to draw have no effect. [Apple: CGContext](https://developer.apple.com/documentation/coregraphics/cgcontext)
public final class CGContext {
  private struct State {
    var transform: CGAffineTransform
    var clip: CGRect
    var quality: CGInterpolationQuality = .default
  }

  /// The width of the context, in pixels.
  public let width: Int
  /// The height of the context, in pixels.
  public let height: Int
  /// The number of pixels per point.
  package let scale: CGFloat
  /// The color space of the pixels.
  public let colorSpace: CGColorSpace?
  private let isOpaque: Bool
  // Whether the first row of pixels has the largest y-coordinate, as in a context that UIKit hasn't flipped.
  private let isUpsideDown: Bool
  private var pixels: PixelBuffer?
  private var state: State
  private var saved: [State] = []
  private var current = CGMutablePath()

  /// The maximum number of pixels of an image, which take up 256 MB.
  ///
  /// The limit is needed, because an app can request an image of a view with infinite size.
  package static let mostPixels: Int = 64_000_000

  /// Whether the context exceeds the maximum number of pixels.
  ///
  /// Nothing is drawn in a context that is too large.
  package var isTooLarge: Bool { width * height > Self.mostPixels }

  /// Creates a context with a size in points.
  package init(size: CGSize, scale: CGFloat, isOpaque: Bool = false) {
    (self.isOpaque, isUpsideDown) = (isOpaque, false)
    (width, height) = (Int(pixels: (size.width * scale).rounded(.up)), Int(pixels: (size.height * scale).rounded(.up)))
    self.scale = scale
    colorSpace = .standard
    state = State(transform: .identity, clip: CGRect(origin: .zero, size: size))
  }

  /// Creates a context with a size in pixels.
  ///
  /// The context doesn't write to `data`. The result is `nil` if the size isn't positive.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    (self.width, self.height, scale, colorSpace, isOpaque, isUpsideDown) = (width, height, 1, space, false, true)
    state = State(transform: .identity, clip: CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// The pixel data.
  ///
  /// Always `nil` on the simulated device.
  public var data: UnsafeMutableRawPointer? { nil }

  /// Returns an image of the context with its pixels, or `nil` if the context is empty.
  public func makeImage() -> CGImage? { CGImage(width: width, height: height, content: ImageContent(data: pixels?.png)) }

  /// Fills an area with a color.
  ///
  /// - Parameters:
  ///   - outline: The area, in user space coordinates.
  ///   - color: The red, green, blue and alpha components, from 0 to 1.
  ///   - isEvenOdd: Whether the even-odd rule determines the filled area.
  package func fill(_ outline: Outline, color: (red: Double, green: Double, blue: Double, alpha: Double), isEvenOdd: Bool = false) {
    guard width > 0, height > 0, !isTooLarge else { return }
    var toPixels = CGAffineTransform(scaleX: scale, y: scale)
    if isUpsideDown { toPixels = toPixels.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))) }
    let clip = state.clip.boundingBox(applying: toPixels)
    let area = outline.applying(state.transform.concatenating(toPixels))
    if pixels == nil { pixels = PixelBuffer(width: width, height: height, isOpaque: isOpaque) }
    pixels?.fill(area, color: color, isEvenOdd: isEvenOdd, in: clip)
  }

  // MARK: Graphics state

  /// Saves the graphics state, to restore it with ``restoreGState()``.
  ///
  /// The state consists of the transform, the clip and the interpolation quality.
  public func saveGState() { saved.append(state) }

  /// Restores the transform, the clip and the interpolation quality from the last ``saveGState()``.
  public func restoreGState() { if let last = saved.popLast() { state = last } }

  /// The transform from user space to the context.
  public var ctm: CGAffineTransform { state.transform }

  /// Applies a transform before the current transform.
  public func concatenate(_ transform: CGAffineTransform) { state.transform = transform.concatenating(state.transform) }

  /// Translates the coordinate system.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }

  /// Scales the coordinate system.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

  /// Rotates the coordinate system by an angle in radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// The interpolation quality for scaled images.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.quality }
    set { state.quality = newValue }
  }

  /// The bounds of the clip area, in user space coordinates.
  public var boundingBoxOfClipPath: CGRect { state.clip.boundingBox(applying: state.transform.inverted()) }

  /// Clips drawing to a rectangle.
  public func clip(to rect: CGRect) { state.clip = state.clip.intersection(rect.boundingBox(applying: state.transform)) }

  /// Clips drawing to the bounds of rectangles.
  public func clip(to rects: [CGRect]) { if let first = rects.first { clip(to: rects.dropFirst().reduce(first) { $0.union($1) }) } }

  /// Clips drawing to the bounds of a mask.
  public func clip(to rect: CGRect, mask: CGImage) { clip(to: rect) }

  /// Clips drawing to the bounds of the path, and clears the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    if !current.isEmpty { clip(to: current.boundingBox) }
    beginPath()
  }

  // MARK: Path

  /// The current path, or `nil` if it's empty.
  public var path: CGPath? { current.isEmpty ? nil : CGPath(current.outline) }

  /// A Boolean value that indicates whether the path is empty.
  public var isPathEmpty: Bool { current.isEmpty }

  /// The end point of the path.
  public var currentPointOfPath: CGPoint { current.currentPoint }

  /// The smallest rectangle that contains the path.
  public var boundingBoxOfPath: CGRect { current.boundingBox }

  /// Starts a new path.
  public func beginPath() { current = CGMutablePath() }

  /// Starts a new subpath at a point.
  public func move(to point: CGPoint) { current.move(to: point) }

  /// Adds a line to a point.
  public func addLine(to point: CGPoint) { current.addLine(to: point) }

  /// Adds a subpath with lines between points.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a rectangle as a subpath.
  public func addRect(_ rect: CGRect) { current.addRect(rect) }

  /// Adds an ellipse that fits in a rectangle.
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect) }

  /// Adds an arc of a circle between two angles in radians.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    current.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Adds a cubic curve to a point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { current.addCurve(to: end, control1: control1, control2: control2) }

  /// Adds a quadratic curve to a point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { current.addQuadCurve(to: end, control: control) }

  /// Adds another path.
  public func addPath(_ path: CGPath) { current.addPath(path) }

  /// Closes the subpath with a line to its start.
  public func closePath() { current.closeSubpath() }
}

extension CGRect {
  /// Returns the smallest rectangle that contains the transformed corners.
  fileprivate func boundingBox(applying transform: CGAffineTransform) -> CGRect {
    if transform.isIdentity { return self }
    return CGPath(rect: self, transform: nil).outline.applying(transform).bounds
  }
}

/// The interpolation quality of a scaled image.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The default quality of the context.
  case `default` = 0
  /// No interpolation.
  case none = 1
  /// Low quality.
  case low = 2
  /// High quality.
  case high = 3
  /// Medium quality.
  case medium = 4
}

extension Int {
  /// Creates a number of pixels from a length.
  ///
  /// Negative and NaN lengths become 0, and the maximum is a million. Such lengths occur if an app divides by an empty size.
  package init(pixels length: CGFloat) { self = length > 0 ? Int(Swift.min(length, 1_000_000)) : 0 }
}
