import Foundation
import ScreenModel

/// A random tree on a small screen, with a separate calculation of visibility that paints the elements point by point.
struct RandomScreen {
  /// An element as the test stores it.
  private struct Painted {
    let id: ElementID
    let parent: Int?
    let frame: Points
    let isHidden: Bool
    let clips: Bool
    let ignoresTouches: Bool
    let alpha: Double
  }

  /// A set of points on the screen, with a bit for each square point and a number for each row.
  struct Points {
    static let length = 24
    var rows: [UInt32]

    var count: Int { rows.reduce(0) { $0 + $1.nonzeroBitCount } }

    init() { rows = Array(repeating: 0, count: Self.length) }

    /// Creates the points of a rectangle with integer edges.
    init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
      self.init()
      for row in max(0, y)..<max(max(0, y), min(Self.length, y + height)) {
        for column in max(0, x)..<max(max(0, x), min(Self.length, x + width)) { rows[row] |= 1 << UInt32(column) }
      }
    }

    func contains(_ point: CGPoint) -> Bool { rows[Int(point.y.rounded(.down))] & 1 << UInt32(point.x.rounded(.down)) != 0 }

    func within(_ other: Points) -> Points { combined(other) { $0 & $1 } }

    func without(_ other: Points) -> Points { combined(other) { $0 & ~$1 } }

    private func combined(_ other: Points, _ operation: (UInt32, UInt32) -> UInt32) -> Points {
      var result = self
      for row in rows.indices { result.rows[row] = operation(rows[row], other.rows[row]) }
      return result
    }
  }

  let tree = ElementTree()
  private var painted: [Painted] = []
  /// The numbers of the elements in painting order: an element is followed by its descendants.
  private var order: [Int] = []

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    tree.setFrame(CGRect(x: 0, y: 0, width: Points.length, height: Points.length), of: tree.root)
    for _ in 0..<(2 + random.below(14)) {
      let parent = painted.isEmpty || random.below(3) == 0 ? nil : random.below(painted.count)
      // Some elements are beyond the edges of the screen, and some don't have an area.
      let (x, y, width, height) = (random.below(28) - 6, random.below(28) - 6, random.below(18), random.below(18))
      var properties = ElementProperties(
        type: .other, frame: CGRect(x: x, y: y, width: width, height: height), isHidden: random.below(10) == 0, clipsToBounds: random.below(3) == 0,
        ignoresTouches: random.below(4) == 0)
      properties.details.alpha = [1, 1, 1, 1, 1, 0.5, 0.01, 0.005, 0][random.below(9)]
      let id = tree.insert(properties, into: parent.map { painted[$0].id } ?? tree.root)
      painted.append(
        Painted(
          id: id, parent: parent, frame: Points(x, y, width, height), isHidden: properties.isHidden, clips: properties.clipsToBounds,
          ignoresTouches: properties.ignoresTouches, alpha: properties.details.alpha))
    }
    for top in painted.indices where painted[top].parent == nil { paint(top) }
  }

  private mutating func paint(_ number: Int) {
    order.append(number)
    for child in painted.indices where painted[child].parent == number { paint(child) }
  }

  var ids: [ElementID] { painted.map(\.id) }

  /// Returns the points that an element shows if nothing covers it.
  private func shown(_ number: Int, isDrawing: Bool) -> Points {
    var points = painted[number].frame
    var current: Int? = number
    while let here = current {
      if painted[here].isHidden || isDrawing && painted[here].alpha < 0.01 { return Points() }
      if here != number, painted[here].clips { points = points.within(painted[here].frame) }
      current = painted[here].parent
    }
    return points
  }

  private func isIn(_ number: Int, _ ancestor: Int) -> Bool { sequence(first: number) { painted[$0].parent }.contains(ancestor) }

  /// Returns the visible points of each element.
  func visiblePoints() -> [ElementID: Points] {
    let shown = painted.indices.map { self.shown($0, isDrawing: true) }
    var visible: [ElementID: Points] = [:]
    for (place, number) in order.enumerated() {
      var points = shown[number]
      // Later elements cover this element, except its descendants.
      for above in order[place...] where !painted[above].ignoresTouches && !isIn(above, number) { points = points.without(shown[above]) }
      visible[painted[number].id] = points
    }
    return visible
  }

  /// Returns the elements that take touches with their points, starting with the last painted.
  func touchAreas() -> [(id: ElementID, points: Points)] {
    order.reversed().filter { !painted[$0].ignoresTouches }.map { (painted[$0].id, shown($0, isDrawing: false)) }
  }
}
