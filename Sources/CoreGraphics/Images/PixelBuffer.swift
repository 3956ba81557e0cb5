import Foundation
import ScreenModel

/// The pixels of a drawing context, in rows from the top-left corner.
///
/// Edges between pixel boundaries are antialiased.
package struct PixelBuffer: Sendable {
  private let width: Int
  private let height: Int
  // Premultiplied red, green and blue, followed by alpha.
  private var bytes: [UInt8]

  /// The number of horizontal lines per row of pixels at which the area is sampled.
  private static let samples = 4

  /// Creates transparent or opaque black pixels.
  package init(width: Int, height: Int, isOpaque: Bool) {
    (self.width, self.height) = (width, height)
    bytes = [UInt8](repeating: 0, count: 4 * width * height)
    if isOpaque { for index in stride(from: 3, to: bytes.count, by: 4) { bytes[index] = 255 } }
  }

  /// Fills an area with a color.
  ///
  /// Edges with infinite or NaN points are ignored. Such points occur if an app divides by zero for a position in a chart.
  ///
  /// - Parameters:
  ///   - outline: The area, in pixels.
  ///   - color: The red, green, blue and alpha components, from 0 to 1.
  ///   - isEvenOdd: Whether the even-odd rule determines the filled area.
  ///   - clip: The area of pixels that can change.
  package mutating func fill(_ outline: Outline, color: (red: Double, green: Double, blue: Double, alpha: Double), isEvenOdd: Bool, in clip: CGRect) {
    let edges = outline.edges
    let bounds = CGRect(around: edges).intersection(clip).intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard bounds.width > 0, bounds.height > 0, color.alpha > 0 else { return }
    let (left, right) = (Int(bounds.minX), min(width, Int(bounds.maxX.rounded(.up))))
    var coverage = [Double](repeating: 0, count: right - left)
    for y in Int(bounds.minY)..<min(height, Int(bounds.maxY.rounded(.up))) {
      for sample in 0..<Self.samples {
        let line = CGFloat(y) + (CGFloat(sample) + 0.5) / CGFloat(Self.samples)
        guard line > bounds.minY, line < bounds.maxY else { continue }
        for span in Self.spans(of: edges, at: line, isEvenOdd) { Self.cover(&coverage, from: max(span.lowerBound, bounds.minX), to: min(span.upperBound, bounds.maxX), left) }
      }
      for x in left..<right where coverage[x - left] > 0 {
        blend(color, min(1, coverage[x - left]) * color.alpha, at: 4 * (y * width + x))
        coverage[x - left] = 0
      }
    }
  }

  /// Returns the parts of a sample line that are within an area.
  private static func spans(of edges: [Outline.Edge], at y: CGFloat, _ isEvenOdd: Bool) -> [ClosedRange<CGFloat>] {
    let crossings = edges.compactMap { $0.crossing(at: y) }.sorted { $0.x < $1.x }
    var (spans, winding, start): ([ClosedRange<CGFloat>], Int, CGFloat) = ([], 0, 0)
    for crossing in crossings {
      let wasInside = isEvenOdd ? !winding.isMultiple(of: 2) : winding != 0
      winding += crossing.direction
      let isInside = isEvenOdd ? !winding.isMultiple(of: 2) : winding != 0
      if isInside, !wasInside { start = crossing.x }
      if wasInside, !isInside { spans.append(start...crossing.x) }
    }
    return spans
  }

  private static func cover(_ coverage: inout [Double], from start: CGFloat, to end: CGFloat, _ left: Int) {
    guard start < end else { return }
    for x in Int(start)..<Int(end.rounded(.up)) {
      coverage[x - left] += Double(min(end, CGFloat(x + 1)) - max(start, CGFloat(x))) / Double(samples)
    }
  }

  private mutating func blend(_ color: (red: Double, green: Double, blue: Double, alpha: Double), _ alpha: Double, at index: Int) {
    mix(color.red, alpha, at: index)
    mix(color.green, alpha, at: index + 1)
    mix(color.blue, alpha, at: index + 2)
    mix(1, alpha, at: index + 3)
  }

  private mutating func mix(_ component: Double, _ alpha: Double, at index: Int) {
    let mixed = component * alpha * 255 + Double(bytes[index]) * (1 - alpha)
    bytes[index] = UInt8(max(0, min(255, mixed.rounded())))
  }

  /// The pixels as PNG data, with colors that aren't premultiplied.
  package var png: Data {
    var pixels = bytes
    for index in stride(from: 0, to: pixels.count, by: 4) where pixels[index + 3] != 255 && pixels[index + 3] != 0 {
      for offset in 0..<3 { pixels[index + offset] = UInt8(min(255, (Double(pixels[index + offset]) * 255 / Double(pixels[index + 3])).rounded())) }
    }
    return PNGImage(width: width, height: height, pixels: pixels).data
  }
}

extension Outline {
  /// A straight edge of an area.
  fileprivate struct Edge {
    let from: CGPoint
    let to: CGPoint

    /// Returns the x-coordinate where the edge crosses a height, and whether it goes down or up.
    func crossing(at y: CGFloat) -> (x: CGFloat, direction: Int)? {
      guard (from.y <= y) != (to.y <= y) else { return nil }
      return (from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x), to.y > from.y ? 1 : -1)
    }
  }

  /// The edges of the area, with closed subpaths.
  ///
  /// Edges with infinite or NaN points are omitted.
  fileprivate var edges: [Edge] { allEdges.filter { $0.from.isFinite && $0.to.isFinite } }

  private var allEdges: [Edge] {
    var (edges, start, last): ([Edge], CGPoint?, CGPoint) = ([], nil, .zero)
    for segment in segments {
      if segment.beginsPart {
        if let start { edges.append(Edge(from: last, to: start)) }
        (start, last) = (segment.from, segment.from)
      }
      for next in segment.points {
        edges.append(Edge(from: last, to: next))
        last = next
      }
    }
    if let start { edges.append(Edge(from: last, to: start)) }
    return edges
  }
}

extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
  /// Creates the smallest rectangle that contains edges.
  fileprivate init(around edges: [Outline.Edge]) {
    guard let first = edges.first else {
      self = .null
      return
    }
    var (left, right, top, bottom) = (first.from.x, first.from.x, first.from.y, first.from.y)
    for edge in edges {
      (left, right) = (min(left, edge.from.x, edge.to.x), max(right, edge.from.x, edge.to.x))
      (top, bottom) = (min(top, edge.from.y, edge.to.y), max(bottom, edge.from.y, edge.to.y))
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
