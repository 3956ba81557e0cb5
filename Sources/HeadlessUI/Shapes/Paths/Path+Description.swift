import Foundation
import UIKit

extension Path: LosslessStringConvertible {
  /// A description of the path.
  ///
  /// The name of an element follows the element's points: `0 0 m 10 0 l h`.
  public var description: String {
    func text(_ points: CGPoint...) -> String { points.map { "\(Self.text($0.x)) \(Self.text($0.y)) " }.joined() }
    var parts: [String] = []
    forEach { element in
      switch element {
      case .move(let to): parts.append(text(to) + "m")
      case .line(let to): parts.append(text(to) + "l")
      case .quadCurve(let to, let control): parts.append(text(control, to) + "q")
      case .curve(let to, let first, let second): parts.append(text(first, second, to) + "c")
      case .closeSubpath: parts.append("h")
      }
    }
    return parts.joined(separator: " ")
  }

  private static func text(_ length: CGFloat) -> String {
    length == length.rounded() && abs(length) < 1e15 ? String(Int(length)) : "\(Double(length))"
  }

  /// Creates a path from its description, or returns `nil` if the string isn't a valid description.
  public init?(_ string: String) {
    self.init()
    var points: [CGPoint] = []
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(number)
        if numbers.count == 2 {
          points.append(CGPoint(x: numbers[0], y: numbers[1]))
          numbers = []
        }
        continue
      }
      switch (word, points.count, numbers.count) {
      case ("m", 1, 0): move(to: points[0])
      case ("l", 1, 0): addLine(to: points[0])
      case ("q", 2, 0): addQuadCurve(to: points[1], control: points[0])
      case ("c", 3, 0): addCurve(to: points[2], control1: points[0], control2: points[1])
      case ("h", 0, 0): closeSubpath()
      default: return nil
      }
      points = []
    }
    if !points.isEmpty || !numbers.isEmpty { return nil }
  }
}
