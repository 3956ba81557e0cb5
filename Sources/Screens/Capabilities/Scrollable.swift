import HeadlessXCUI

/// Something that can be scrolled.
///
/// Every `Element` that adopts it has this already; a screen can adopt it and pass it on.
@preconcurrency @MainActor
public protocol Scrollable {
  /// Waits until it is hittable (30 virtual seconds at most), then drags once, so that the view moves over its content in the direction.
  @_disfavoredOverload func scroll(_ direction: ElementAttributes.Direction)
}

extension Scrollable where Self: Element {
  /// Waits until it is hittable (30 virtual seconds at most), then drags once, so that the view moves over its content in the direction.
  @_disfavoredOverload public func scroll(_ direction: ElementAttributes.Direction) {
    perform(.scroll, direction.words, once: [.exists, .hittable]) { element in
      let (start, end) = direction.drag(on: element)
      element.coordinate(withNormalizedOffset: start).press(forDuration: 0, thenDragTo: element.coordinate(withNormalizedOffset: end))
    }
  }
}

extension Scrollable {
  /// Waits until it is hittable (30 virtual seconds at most), then drags once, so that the view moves over its content in the direction.
  public func scroll(_ direction: ElementAttributes.Direction, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.scroll(_:) as (ElementAttributes.Direction) -> Void)(direction) }
  }
}

extension CGVector {
  /// Returns for a fraction of a part of a frame the fraction of the frame that names the same point.
  fileprivate func moved(from part: CGRect, to frame: CGRect) -> CGVector {
    if part == frame { return self }
    // The far edge of the part is where the bar begins: its last point is just within it.
    let point = CGPoint(x: part.minX + min(dx * part.width, part.width - 0.5), y: part.minY + min(dy * part.height, part.height - 0.5))
    return CGVector(dx: (point.x - frame.minX) / frame.width, dy: (point.y - frame.minY) / frame.height)
  }
}

extension ElementAttributes.Direction {
  /// Where the finger goes down and where it comes up, on the element.
  @MainActor
  fileprivate func drag(on element: XCUIElement) -> (CGVector, CGVector) {
    switch self {
    case .upwards: return (.topThird, .middle)
    case .left: return (.leftThird, .middle)
    case .right: return (.rightThird, .middle)
    case .from(let start, let end):
      // At the edges of its frame a view may lie under bars, which take the touches there.
      guard let snapshot = HeadlessDriver.elementSnapshot(of: element), snapshot.frame.width > 0, snapshot.frame.height > 0 else { return (start, end) }
      return (start.moved(from: snapshot.uncoveredFrame, to: snapshot.frame), end.moved(from: snapshot.uncoveredFrame, to: snapshot.frame))
    case .downwards:
      // The keyboard covers the middle of a tall view: start just above it, and keep the length of the drag.
      guard let frame = element.snapshotIfExists?.frame, frame.height > 0,
        let keys = App.shared.keyboards.firstMatch.snapshotIfExists?.frame
      else {
        return (.middle, .topThird)
      }
      // The bar of suggestions lies above the keys.
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
