import Foundation
import ScreenModel

/// The frames of a screen's elements, which can be drawn as an image without text.
struct ScreenOutlines: Sendable {
  /// A frame, in points relative to the top-left corner of the image.
  struct Box: Sendable {
    var frame: CGRect
    /// Whether the frame is filled, which indicates a control.
    var isFilled: Bool
  }

  var size: CGSize
  var boxes: [Box]

  static let empty: ScreenOutlines = ScreenOutlines(size: CGSize(width: 1, height: 1), boxes: [])

  private init(size: CGSize, boxes: [Box]) {
    self.size = size
    self.boxes = boxes
  }

  /// Creates outlines from the visible elements of a tree.
  @MainActor
  init(of tree: ElementTree, from element: ElementID? = nil, in bounds: CGRect) {
    size = bounds.size
    let elements = tree.all(ElementQuery(scope: element ?? tree.root)).filter { !tree.isPartOfControl($0) }
    boxes = elements.compactMap { element in
      let visible = tree.visibleRect(of: element)
      guard !visible.isNull, visible.width >= 1, visible.height >= 1 else { return nil }
      let isControl =
        switch tree.type(of: element) {
        case .button, .textField, .secureTextField, .searchField, .switch, .slider, .stepper, .key, .alert, .segmentedControl, .tabBar, .navigationBar: true
        default: false
        }
      return Box(frame: visible.offsetBy(dx: -bounds.minX, dy: -bounds.minY), isFilled: isControl)
    }
  }

  /// Returns an image with one byte per point: 0 for the background, 1 for filled boxes, and 2 for lines.
  func pixels() -> (width: Int, height: Int, bytes: [UInt8]) {
    let (width, height) = (min(max(1, Int(size.width)), 4_096), min(max(1, Int(size.height)), 4_096))
    var bytes = [UInt8](repeating: 0, count: width * height)
    bytes.withUnsafeMutableBufferPointer { bytes in
      for box in boxes {
        let (left, right) = (max(0, Int(box.frame.minX)), min(width, Int(box.frame.maxX)))
        let (top, bottom) = (max(0, Int(box.frame.minY)), min(height, Int(box.frame.maxY)))
        guard left < right, top < bottom else { continue }
        for y in top..<bottom {
          if y == top || y == bottom - 1 {
            for x in left..<right { bytes[y * width + x] = 2 }
            continue
          }
          if box.isFilled { for x in left..<right { bytes[y * width + x] = 1 } }
          bytes[y * width + left] = 2
          bytes[y * width + right - 1] = 2
        }
      }
    }
    return (width, height, bytes)
  }
}
