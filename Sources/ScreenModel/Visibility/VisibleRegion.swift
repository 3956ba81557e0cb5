import Foundation

/// The remaining part of a rectangle after other rectangles are cut out, as rectangles that don't overlap.
struct VisibleRegion {
  private(set) var rects: [CGRect]

  init(_ rect: CGRect) { rects = rect.isEmpty ? [] : [rect] }

  var isEmpty: Bool { rects.isEmpty }

  var area: CGFloat {
    var sum: CGFloat = 0
    for rect in rects { sum += rect.width * rect.height }
    return sum
  }

  /// Cuts out a rectangle.
  ///
  /// The result is exact, because coordinates are multiples of 1/64.
  mutating func subtract(_ hole: CGRect) {
    if hole.isEmpty { return }
    var index = 0
    let count = rects.count
    while index < count, !rects[index].overlaps(hole) { index += 1 }
    if index == count { return }
    var left: [CGRect] = []
    left.reserveCapacity(count + 3)
    for rect in rects { rect.appendParts(outside: hole, to: &left) }
    rects = left
  }
}

extension CGRect {
  /// Returns whether two rectangles share more than an edge.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Appends the parts outside of `hole`: at most one above, one below, and one on each side.
  fileprivate func appendParts(outside hole: CGRect, to parts: inout [CGRect]) {
    guard overlaps(hole) else { return parts.append(self) }
    let top = max(minY, hole.minY)
    let bottom = min(maxY, hole.maxY)
    if minY < top { parts.append(CGRect(x: minX, y: minY, width: width, height: top - minY)) }
    if minX < hole.minX { parts.append(CGRect(x: minX, y: top, width: hole.minX - minX, height: bottom - top)) }
    if hole.maxX < maxX { parts.append(CGRect(x: hole.maxX, y: top, width: maxX - hole.maxX, height: bottom - top)) }
    if bottom < maxY { parts.append(CGRect(x: minX, y: bottom, width: width, height: maxY - bottom)) }
  }
}
