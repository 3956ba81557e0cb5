import Foundation

/// An app's drawing in an area of the screen, for snapshots and images.
package struct ScreenDrawing: Equatable, Sendable {
  /// A segment of a path: an SVG path command with its points.
  package struct Segment: Equatable, Sendable {
    package let letter: String
    package let points: [CGPoint]

    /// Creates a segment.
    package init(_ letter: String, _ points: CGPoint...) { self.init(letter, points) }

    /// Creates a segment.
    init(_ letter: String, _ points: [CGPoint]) {
      self.letter = letter
      self.points = points
    }
  }

  /// The content of a mark.
  package enum Content: Equatable, Sendable {
    /// A filled area.
    case fill([Segment], isEvenOdd: Bool)
    /// A line with a width in points.
    case stroke([Segment], width: CGFloat)
    /// Text in a box, on as many lines as fit.
    case text(String, TextLook, in: CGRect)
    /// A system symbol with a name in a box.
    case symbol(String, in: CGRect)
    /// An image in a box.
    case image(CGRect)
  }

  /// A single drawn item.
  package struct Mark: Equatable, Sendable {
    package let content: Content
    package let paint: Paint
    package let transform: [CGFloat]
    package let clip: CGRect?

    /// The color in HTML notation, such as “#FF3B30”.
    package var color: String { paint.hex }
    package var opacity: Double { paint.opacity }

    /// Creates a mark.
    ///
    /// - Parameters:
    ///   - content: The content to draw.
    ///   - color: The red, green and blue components, from 0 to 1.
    ///   - opacity: The opacity, from 0 to 1.
    ///   - transform: The six numbers of an affine transform, or an empty array for none.
    ///   - clip: The part of the area to draw in, before the transform, or `nil` for the whole area.
    package init(_ content: Content, color: (red: Float, green: Float, blue: Float), opacity: Double, transform: [CGFloat] = [], clip: CGRect? = nil) {
      self.init(content, Paint(red: color.red, green: color.green, blue: color.blue, opacity: opacity), transform: transform, clip: clip)
    }

    /// Creates a mark in a paint.
    package init(_ content: Content, _ paint: Paint, transform: [CGFloat] = [], clip: CGRect? = nil) {
      self.content = content
      self.paint = paint
      self.transform = transform
      self.clip = clip
    }
  }

  /// A shadow behind the fills and lines of a drawing.
  package struct Shadow: Equatable, Sendable {
    package let paint: Paint
    /// The radius of the blur, in points.
    package let radius: CGFloat
    /// The distance from the drawing, in points.
    package let offset: CGPoint

    /// Creates a shadow.
    package init(_ paint: Paint, radius: CGFloat, x: CGFloat, y: CGFloat) { (self.paint, self.radius, offset) = (paint, max(0, radius), CGPoint(x: x, y: y)) }
  }

  /// The area on the screen, in points.
  package let frame: CGRect
  package let marks: [Mark]
  /// The shadow, or `nil` if there's none.
  package let shadow: Shadow?
  /// The six numbers of an affine transform in points of the screen, or an empty array for none.
  package let transform: [CGFloat]

  /// Creates a drawing.
  ///
  /// The coordinates of the marks are relative to the top left corner of the area.
  package init(frame: CGRect, marks: [Mark], shadow: Shadow? = nil, transform: [CGFloat] = []) {
    self.frame = frame
    self.marks = marks
    self.shadow = shadow
    self.transform = transform
  }

  /// Returns the drawing with a shadow, or without one.
  package func withShadow(_ shadow: Shadow?) -> ScreenDrawing { ScreenDrawing(frame: frame, marks: marks, shadow: shadow, transform: transform) }

  /// Returns the drawing with a transform of the screen.
  package func transformed(by transform: [CGFloat]) -> ScreenDrawing { ScreenDrawing(frame: frame, marks: marks, shadow: shadow, transform: transform) }

  /// Returns the drawing with the opacity of its marks multiplied by a value.
  package func opacity(_ factor: Double) -> ScreenDrawing {
    if factor == 1 { return self }
    return ScreenDrawing(
      frame: frame, marks: marks.map { Mark($0.content, $0.paint.opacity(factor), transform: $0.transform, clip: $0.clip) },
      shadow: shadow.map { Shadow($0.paint.opacity(factor), radius: $0.radius, x: $0.offset.x, y: $0.offset.y) }, transform: transform)
  }
}
