public import Foundation

/// A surface for drawing, which has a size, a transform and a path.
///
/// Calls that would leave pixels change nothing. A SwiftUI `ImageRenderer` alone leaves pixels. [Apple: CGContext](https://developer.apple.com/documentation/coregraphics/cgcontext)
public final class CGContext {
  private struct State {
    var transform: CGAffineTransform
    var clip: CGRect
    var quality: CGInterpolationQuality = .default
  }

  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows of pixels.
  public let height: Int
  /// The number of pixels in a point.
  package let scale: CGFloat
  /// The color space of the pixels.
  public let colorSpace: CGColorSpace?
  private let isOpaque: Bool
  // Whether the first row of pixels is that of the greatest y, as on a surface that UIKit hasn't turned.
  private let isUpsideDown: Bool
  private var pixels: PixelBuffer?
  private var state: State
  private var saved: [State] = []
  private var current = CGMutablePath()

  /// The most pixels that an image can have, which are 256 MB: an app may ask for an image of a view that fills an infinite space.
  package static let mostPixels: Int = 64_000_000

  /// Whether the surface has more pixels than an image can have; then nothing is drawn on it.
  package var isTooLarge: Bool { width * height > Self.mostPixels }

  /// Creates a surface of a size in points.
  package init(size: CGSize, scale: CGFloat, isOpaque: Bool = false) {
    (self.isOpaque, isUpsideDown) = (isOpaque, false)
    (width, height) = (Int(pixels: (size.width * scale).rounded(.up)), Int(pixels: (size.height * scale).rounded(.up)))
    self.scale = scale
    colorSpace = .standard
    state = State(transform: .identity, clip: CGRect(origin: .zero, size: size))
  }

  /// Creates a surface of a size in pixels; the memory isn't written to.
  ///
  /// The result is `nil` if the size isn't positive.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    (self.width, self.height, scale, colorSpace, isOpaque, isUpsideDown) = (width, height, 1, space, false, true)
    state = State(transform: .identity, clip: CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// The pixels: always `nil`.
  public var data: UnsafeMutableRawPointer? { nil }

  /// Returns an image of the surface's size with the pixels that were left on it, or `nil` if the surface is empty.
  public func makeImage() -> CGImage? { CGImage(width: width, height: height, content: ImageContent(data: pixels?.png)) }

  /// Fills an area with a color.
  ///
  /// - Parameters:
  ///   - outline: The area, in the coordinates of the calls.
  ///   - color: Red, green, blue and alpha, from 0 to 1.
  ///   - isEvenOdd: Whether areas that lie in an even number of parts are holes.
  package func fill(_ outline: Outline, color: (red: Double, green: Double, blue: Double, alpha: Double), isEvenOdd: Bool = false) {
    guard width > 0, height > 0, !isTooLarge else { return }
    var toPixels = CGAffineTransform(scaleX: scale, y: scale)
    if isUpsideDown { toPixels = toPixels.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))) }
    let clip = state.clip.boundingBox(applying: toPixels)
    let area = outline.applying(state.transform.concatenating(toPixels))
    if pixels == nil { pixels = PixelBuffer(width: width, height: height, isOpaque: isOpaque) }
    pixels?.fill(area, color: color, isEvenOdd: isEvenOdd, in: clip)
  }

  // MARK: State

  /// Keeps the transform, the clip and the quality for ``restoreGState()``.
  public func saveGState() { saved.append(state) }

  /// Goes back to the transform, the clip and the quality at the last ``saveGState()`` that wasn't restored.
  public func restoreGState() { if let last = saved.popLast() { state = last } }

  /// The transform from the coordinates of the calls to those of the surface.
  public var ctm: CGAffineTransform { state.transform }

  /// Does a transform before the current one.
  public func concatenate(_ transform: CGAffineTransform) { state.transform = transform.concatenating(state.transform) }

  /// Moves the coordinates.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }

  /// Multiplies the coordinates.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

  /// Turns the coordinates by an angle in radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// How carefully images are scaled.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.quality }
    set { state.quality = newValue }
  }

  /// The bounds of the area that can be drawn on, in the coordinates of the calls.
  public var boundingBoxOfClipPath: CGRect { state.clip.boundingBox(applying: state.transform.inverted()) }

  /// Limits the area that can be drawn on to a rectangle.
  public func clip(to rect: CGRect) { state.clip = state.clip.intersection(rect.boundingBox(applying: state.transform)) }

  /// Limits the area that can be drawn on to the bounds of rectangles.
  public func clip(to rects: [CGRect]) { if let first = rects.first { clip(to: rects.dropFirst().reduce(first) { $0.union($1) }) } }

  /// Limits the area that can be drawn on to the bounds of a mask.
  public func clip(to rect: CGRect, mask: CGImage) { clip(to: rect) }

  /// Limits the area that can be drawn on to the bounds of the path, which is then empty.
  public func clip(using rule: CGPathFillRule = .winding) {
    if !current.isEmpty { clip(to: current.boundingBox) }
    beginPath()
  }

  // MARK: Path

  /// The path that was begun, or `nil` if it is empty.
  public var path: CGPath? { current.isEmpty ? nil : CGPath(current.outline) }

  /// Whether the path is empty.
  public var isPathEmpty: Bool { current.isEmpty }

  /// The end of the path.
  public var currentPointOfPath: CGPoint { current.currentPoint }

  /// The smallest rectangle around the path.
  public var boundingBoxOfPath: CGRect { current.boundingBox }

  /// Begins an empty path.
  public func beginPath() { current = CGMutablePath() }

  /// Begins a part of the path at a point.
  public func move(to point: CGPoint) { current.move(to: point) }

  /// Adds a line to the path.
  public func addLine(to point: CGPoint) { current.addLine(to: point) }

  /// Adds lines between points as a part of the path.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a rectangle to the path.
  public func addRect(_ rect: CGRect) { current.addRect(rect) }

  /// Adds an ellipse to the path.
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect) }

  /// Adds a part of a circle to the path.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    current.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Adds a curve to the path.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { current.addCurve(to: end, control1: control1, control2: control2) }

  /// Adds a quadratic curve to the path.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { current.addQuadCurve(to: end, control: control) }

  /// Adds another path to the path.
  public func addPath(_ path: CGPath) { current.addPath(path) }

  /// Goes back to the start of the path's last part.
  public func closePath() { current.closeSubpath() }
}

extension CGRect {
  /// The smallest rectangle around the corners after a transform.
  fileprivate func boundingBox(applying transform: CGAffineTransform) -> CGRect {
    if transform.isIdentity { return self }
    return CGPath(rect: self, transform: nil).outline.applying(transform).bounds
  }
}

/// How carefully an image is scaled.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The quality is the surface's own.
  case `default` = 0
  /// Pixels are copied.
  case none = 1
  /// The quality is low.
  case low = 2
  /// The quality is high.
  case high = 3
  /// The quality is between low and high.
  case medium = 4
}

extension Int {
  /// A number of pixels: none for a length that is no number or less than nothing, and a million at most, because an app may divide by the size of nothing.
  package init(pixels length: CGFloat) { self = length > 0 ? Int(Swift.min(length, 1_000_000)) : 0 }
}
