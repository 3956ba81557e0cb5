import Foundation
import ScreenModel
import UIKit

extension CGContext {
  /// Draws a mark of a view's drawing.
  ///
  /// - Parameters:
  ///   - mark: The mark to draw.
  ///   - origin: The position of the view.
  ///   - opacity: The opacity of the view.
  func draw(_ mark: ScreenDrawing.Mark, at origin: CGPoint, opacity: Double) {
    saveGState()
    defer { restoreGState() }
    translateBy(x: origin.x, y: origin.y)
    if let clip = mark.clip { self.clip(to: clip) }
    let numbers = mark.transform
    if numbers.count == 6 { concatenate(CGAffineTransform(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])) }
    let color = Self.components(mark.color, alpha: mark.opacity * opacity)
    switch mark.content {
    case .fill(let segments, let isEvenOdd): fill(Outline(segments), color: color, isEvenOdd: isEvenOdd)
    case .stroke(let segments, let width): fill(Outline(segments).stroked(width: width), color: color)
    // The bar that represents text fills the middle half of the line's height, like the letters do.
    case .text(_, _, let box): fill(Outline(box.insetBy(dx: 0, dy: box.height / 4)), color: color)
    case .symbol(_, let box): fill(Outline(box.insetBy(dx: box.width / 4, dy: box.height / 4)), color: color)
    case .image(let box): fill(Outline(box), color: Self.components(ScreenDrawing.imageColor, alpha: color.alpha))
    }
  }

  private static func components(_ color: String, alpha: Double) -> (red: Double, green: Double, blue: Double, alpha: Double) {
    let number = Int(color.dropFirst(), radix: 16) ?? 0
    return (Double(number >> 16) / 255, Double(number >> 8 & 255) / 255, Double(number & 255) / 255, alpha)
  }
}

extension Outline {
  fileprivate init(_ rect: CGRect) {
    self.init()
    addRect(rect)
  }

  fileprivate init(_ segments: [ScreenDrawing.Segment]) {
    self.init(
      segments.map { segment -> Element in
        let points = segment.points
        return switch segment.letter {
        case "M": .move(points[0])
        case "L": .line(points[0])
        case "Q": .quadCurve(points[1], control: points[0])
        case "C": .curve(points[2], control1: points[0], control2: points[1])
        default: .close
        }
      })
  }
}
