import Screens
import VirtualTime
import XCTest

/// Tests that compare sorting thousands of random elements with a sort by the documented keys.
@preconcurrency @MainActor
final class RandomizedOrderTests: XCTestCase {
  /// The test's copy of the elements' frames and their origins in their parents.
  private struct Screen {
    let tree = ElementTree()
    var ids: [ElementID] = []
    var frames: [CGRect] = []
    var origins: [CGPoint] = []
  }

  func test_sortingIsTotalAndStable() {
    for seed in 0..<4_000 {
      var random = SplitMix64(seed: UInt64(seed))
      let screen = Self.screen(&random)
      let elements = screen.ids.compactMap(screen.tree.snapshot(of:))
      let keys = (0..<1 + random.next(below: 3)).map { _ in random.next(below: 5) }
      let sorted = ElementOrder.sort(elements, by: keys.map { Self.orders[$0] })
      let expected = elements.indices.sorted { first, second in
        for key in keys {
          let (one, other) = (Self.key(key, first, screen), Self.key(key, second, screen))
          if one != other { return one.lexicographicallyPrecedes(other) }
        }
        return first < second
      }
      if sorted.map(\.id) != expected.map({ screen.ids[$0] }) { return XCTFail("seed \(seed): another order by \(keys) on\n\(screen.tree.textSnapshot())") }
      let again = ElementOrder.sort(sorted, by: keys.map { Self.orders[$0] })
      if again != sorted { return XCTFail("seed \(seed): sorted elements change their order by \(keys)") }
    }
  }

  func test_theReverseOfAnOrderIsTheOtherOne() {
    for seed in 10_000..<12_000 {
      var random = SplitMix64(seed: UInt64(seed))
      let screen = Self.screen(&random)
      let elements = screen.ids.compactMap(screen.tree.snapshot(of:))
      for (smallest, largest) in [(0, 1), (2, 3)] {
        let (up, down) = (ElementOrder.sort(elements, by: [Self.orders[smallest]]), ElementOrder.sort(elements, by: [Self.orders[largest]]))
        let keys = up.map { element in Self.key(smallest, screen.ids.firstIndex(of: element.id) ?? 0, screen) }
        let reversedKeys = down.map { element in Self.key(smallest, screen.ids.firstIndex(of: element.id) ?? 0, screen) }
        if keys != reversedKeys.reversed() { return XCTFail("seed \(seed): \(keys) and \(reversedKeys)") }
      }
    }
  }

  private static let orders: [ElementOrder] = [.smallestOrigin, .largestOrigin, .smallestSize, .largestSize, .by(\.type.rawValue)]

  /// Returns the documented sort key of an order: y then x in the parent, height then width, both reversed, or the type.
  private static func key(_ number: Int, _ index: Int, _ screen: Screen) -> [Double] {
    let (origin, size) = (screen.origins[index], screen.frames[index].size)
    switch number {
    case 0: return [origin.y, origin.x]
    case 1: return [-origin.y, -origin.x]
    case 2: return [size.height, size.width]
    case 3: return [-size.height, -size.width]
    default: return [Double(screen.tree.type(of: screen.ids[index]).rawValue)]
    }
  }

  /// Returns a tree of random elements.
  ///
  /// Many are alike, and some scroll their contents.
  private static func screen(_ random: inout SplitMix64) -> Screen {
    var screen = Screen()
    var offsets: [CGPoint] = []
    for _ in 0..<(1 + random.next(below: 20)) {
      let parent = screen.ids.isEmpty || random.next(below: 3) == 0 ? nil : random.next(below: screen.ids.count)
      let place = CGPoint(x: random.next(below: 4) * 5, y: random.next(below: 4) * 5)
      let offset = random.next(below: 4) == 0 ? CGPoint(x: random.next(below: 3) * 5, y: random.next(below: 3) * 5) : .zero
      // The topmost elements are relative to the window's origin, and the others to the content of their parents.
      let base = parent.map { CGPoint(x: screen.frames[$0].minX - offsets[$0].x, y: screen.frames[$0].minY - offsets[$0].y) } ?? .zero
      let frame = CGRect(x: base.x + place.x, y: base.y + place.y, width: CGFloat(random.next(below: 3) * 10), height: CGFloat(random.next(below: 3) * 10))
      var properties = ElementProperties(type: [.other, .button, .staticText][random.next(below: 3)], frame: frame)
      if offset != .zero { properties.details = ElementDetails(scrolling: ElementDetails.Scrolling(contentOffset: offset, contentSize: .zero)) }
      screen.ids.append(screen.tree.insert(properties, into: parent.map { screen.ids[$0] } ?? screen.tree.root))
      screen.frames.append(frame)
      screen.origins.append(place)
      offsets.append(offset)
    }
    return screen
  }
}
