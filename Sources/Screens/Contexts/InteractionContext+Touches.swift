import Foundation
import HeadlessXCUI

extension InteractionContext {
  /// Touches the element with fingers that move along paths.
  ///
  /// The step first waits until the element exists.
  ///
  /// For example, `When(I: touch(canvas, with: Finger(at: .left).moving(to: .right, over: 0.5)))`.
  public func touch(_ element: some Element, with fingers: Finger..., fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("touch", ["": element, "with": fingers], at: fileID, line)
    CallSite.with(fileID, filePath, line) {
      if let (name, value) = fingers.compactMap(\.unusablePart).first {
        return HeadlessDriver.failForInput(
          .act("touch \(element.subject)"), .unusableNumber(name: name, value: value, allowed: "places from 0 to 1, and 0 seconds or more"),
          about: element.underlyingXCUIElement)
      }
      element.perform(.touch) { target in HeadlessDriver.touch(target, .touch) { area in fingers.map { $0.path(in: area.frame) } } }
    }
  }

  /// Swipes from the middle of the element to the edge of the screen: `When(I: swipe(tourScreen.pages, .left))`.
  ///
  /// The swipe takes 0.1 virtual seconds. For a slower swipe, or one with several fingers, use `perform(.swipe(.left, .slow, fingers: 2), on: element)`.
  /// - Parameter direction: The direction that the finger moves. Content follows the finger, so `.up` shows what's further down.
  public func swipe(_ element: some Element, _ direction: MoveDirection, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("swipe", ["": element, "": direction], at: fileID, line)
    select(element).perform(.swipe(direction), fileID: fileID, filePath: filePath, line: line)
  }

  /// Waits until the element exists, then moves two fingers on it apart or together.
  /// - Parameter scale: The ratio of the fingers' distance at the end to their distance at the start. Above 1 zooms in, below 1 zooms out.
  public func pinch(_ element: some Element, scale: CGFloat, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("pinch", ["": element, "scale": scale], at: fileID, line)
    CallSite.with(fileID, filePath, line) { element.perform(.pinch) { $0.pinch(withScale: scale, velocity: scale < 1 ? -1 : 1) } }
  }

  /// Waits until the element exists, then turns two fingers on it.
  /// - Parameter degrees: The angle, in degrees. A positive angle is clockwise.
  public func rotate(_ element: some Element, degrees: CGFloat, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("rotate", ["": element, "degrees": degrees], at: fileID, line)
    CallSite.with(fileID, filePath, line) {
      element.perform(.rotate) { $0.rotate(degrees * .pi / 180, withVelocity: degrees < 0 ? -.pi : .pi) }
    }
  }

  /// Waits until the element exists, then drags it from its middle by a distance in points.
  ///
  /// The finger rests before it's lifted.
  public func drag(_ element: some Element, by distance: CGVector, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("drag", ["": element, "by": distance], at: fileID, line)
    CallSite.with(fileID, filePath, line) {
      element.perform(.drag) { target in
        HeadlessDriver.touch(target, .drag) { area in
          [.drag(from: area.point, to: CGPoint(x: area.point.x + distance.dx, y: area.point.y + distance.dy), speed: 1_000)]
        }
      }
    }
  }
}
