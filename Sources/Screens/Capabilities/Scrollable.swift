import HeadlessXCUI

/// Something that a test can scroll.
///
/// Elements get a default implementation. A screen can conform and forward the call to its scroll view.
@preconcurrency @MainActor
public protocol Scrollable {
  /// Waits up to 30 virtual seconds until the element is hittable, then drags once.
  ///
  /// The direction is the direction that the view moves over its content.
  @_disfavoredOverload func scroll(_ direction: ElementAttributes.Direction)
}

extension Scrollable where Self: Element {
  /// Waits up to 30 virtual seconds until the element is hittable, then drags once.
  ///
  /// The direction is the direction that the view moves over its content.
  @_disfavoredOverload public func scroll(_ direction: ElementAttributes.Direction) {
    perform(.scroll, direction.words, once: [.exists, .hittable]) { element in
      let (start, end) = direction.drag(on: element)
      element.coordinate(withNormalizedOffset: start).press(forDuration: 0, thenDragTo: element.coordinate(withNormalizedOffset: end))
    }
  }
}

extension Scrollable {
  /// Waits up to 30 virtual seconds until the element is hittable, then drags once.
  ///
  /// The direction is the direction that the view moves over its content.
  public func scroll(_ direction: ElementAttributes.Direction, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.scroll(_:) as (ElementAttributes.Direction) -> Void)(direction) }
  }
}

extension CGVector {
  /// Converts a point from a fraction of a part of a frame to a fraction of the whole frame.
  fileprivate func moved(from part: CGRect, to frame: CGRect) -> CGVector {
    if part == frame { return self }
    // A bar can start at the far edge of the part, so keep the point just inside the part.
    let point = CGPoint(x: part.minX + min(dx * part.width, part.width - 0.5), y: part.minY + min(dy * part.height, part.height - 0.5))
    return CGVector(dx: (point.x - frame.minX) / frame.width, dy: (point.y - frame.minY) / frame.height)
  }
}

extension ElementAttributes.Direction {
  /// Returns the points on the element where the finger touches down and where it's lifted.
  @MainActor
  fileprivate func drag(on element: XCUIElement) -> (CGVector, CGVector) {
    switch self {
    case .upwards: return (.topThird, .middle)
    case .left: return (.leftThird, .middle)
    case .right: return (.rightThird, .middle)
    case .from(let start, let end):
      // Drag within the uncovered part, because bars can cover the edges of a view's frame and receive the touches there.
      guard let snapshot = HeadlessDriver.elementSnapshot(of: element), snapshot.frame.width > 0, snapshot.frame.height > 0 else { return (start, end) }
      return (start.moved(from: snapshot.uncoveredFrame, to: snapshot.frame), end.moved(from: snapshot.uncoveredFrame, to: snapshot.frame))
    case .downwards:
      // The keyboard covers the middle of a tall view, so the drag starts just above the keyboard and keeps its length.
      guard let frame = element.snapshotIfExists?.frame, frame.height > 0,
        let keys = App.shared.keyboards.firstMatch.snapshotIfExists?.frame
      else {
        return (.middle, .topThird)
      }
      // The bar with suggestions is above the keys, so its top edge counts if it's on screen.
      let bar = HeadlessDriver.element(.other, identifier: "Typing Predictions", index: 0, in: App.shared).snapshotIfExists?.frame
      let top = ((bar?.minY ?? keys.minY) - frame.minY) / frame.height - 0.01
      guard top < CGVector.middle.dy, top > 0 else { return (.middle, .topThird) }
      return (CGVector(dx: 0.5, dy: top), CGVector(dx: 0.5, dy: max(top - 0.17, 0.01)))
    }
  }

  var words: String {
    switch self {
    case .upwards: "upwards"
    case .downwards: "downwards"
    case .left: "to the left"
    case .right: "to the right"
    case .from(let start, let end):
      "from (\(Double(start.dx).plain), \(Double(start.dy).plain)) to (\(Double(end.dx).plain), \(Double(end.dy).plain))"
    }
  }
}
