import Foundation

/// What an app has drawn in an area of the screen, for snapshots and images.
package struct ScreenDrawing: Equatable, Sendable {
  /// A piece of a path: a letter of SVG's paths with its points.
  package struct Segment: Equatable, Sendable {
    package let letter: String
    package let points: [CGPoint]

    /// Creates a piece.
    package init(_ letter: String, _ points: CGPoint...) {
      self.letter = letter
      self.points = points
    }
  }

  /// What is drawn.
  package enum Content: Equatable, Sendable {
    /// An area that is filled.
    case fill([Segment], isEvenOdd: Bool)
    /// A line of a width in points.
    case stroke([Segment], width: CGFloat)
    /// A text of a size in a box, from its leading edge.
    case text(String, size: CGFloat, in: CGRect)
    /// An image in a box.
    case image(CGRect)
  }

  /// One thing that is drawn.
  package struct Mark: Equatable, Sendable {
    package let content: Content
    /// The color as HTML writes it: “#FF3B30”.
    package let color: String
    package let opacity: Double
    package let transform: [CGFloat]
    package let clip: CGRect?

    /// Creates a mark.
    ///
    /// - Parameters:
    ///   - content: What is drawn.
    ///   - color: Red, green and blue, from 0 to 1.
    ///   - opacity: The opacity, from 0 to 1.
    ///   - transform: The six numbers of a change of coordinates; none for no change.
    ///   - clip: The part of the area that is drawn in, before the change of coordinates; `nil` for all of it.
    package init(_ content: Content, color: (red: Float, green: Float, blue: Float), opacity: Double, transform: [CGFloat] = [], clip: CGRect? = nil) {
      self.content = content
      let parts = [color.red, color.green, color.blue].map { part in
        let text = String(Int((min(max(0, part.isFinite ? part : 0), 1) * 255).rounded()), radix: 16, uppercase: true)
        return text.count == 1 ? "0\(text)" : text
      }
      self.color = "#" + parts.joined()
      self.opacity = opacity
      self.transform = transform
      self.clip = clip
    }
  }

  /// The area on the screen, in points.
  package let frame: CGRect
  let marks: [Mark]

  /// Creates a drawing of marks whose coordinates begin at the top left of the area.
  package init(frame: CGRect, marks: [Mark]) {
    self.frame = frame
    self.marks = marks
  }
}
