import Foundation
import HeadlessXCUI

extension InteractionContext {
  /// Touches it with fingers on paths of their own, as soon as it exists: `When(I: touch(canvas, with: Finger(at: .left).moving(to: .right, over: 0.5)))`.
  public func touch(_ element: some Element, with fingers: Finger..., fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) {
      guard !fingers.contains(where: \.isUnusable) else {
        return HeadlessDriver.failForInput(
          .act("touch \(element.subject)"), .unusableNumber(name: "path of a finger", value: "outside", allowed: "places from 0 to 1, and 0 seconds or more"),
          about: element.underlyingXCUIElement)
      }
      element.perform(.touch) { target in HeadlessDriver.touch(target, .touch) { area in fingers.map { $0.path(in: area.frame) } } }
    }
  }

  /// Moves two fingers on it apart or together, as soon as it exists.
  /// - Parameter scale: The distance between the fingers at the end, as a part of that at the start: above 1 zooms in, below 1 zooms out.
  public func pinch(_ element: some Element, scale: CGFloat, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { element.perform(.pinch) { $0.pinch(withScale: scale, velocity: scale < 1 ? -1 : 1) } }
  }

  /// Turns two fingers on it, as soon as it exists.
  /// - Parameter degrees: The angle; clockwise above 0.
  public func rotate(_ element: some Element, degrees: CGFloat, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) {
      element.perform(.rotate) { $0.rotate(degrees * .pi / 180, withVelocity: degrees < 0 ? -.pi : .pi) }
    }
  }

  /// Drags it from its middle by a distance in points, as soon as it exists; the finger rests before it is lifted.
  public func drag(_ element: some Element, by distance: CGVector, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) {
      element.perform(.drag) { target in
        HeadlessDriver.touch(target, .drag) { area in
          [.drag(from: area.point, to: CGPoint(x: area.point.x + distance.dx, y: area.point.y + distance.dy), speed: 1_000)]
        }
      }
    }
  }
}
