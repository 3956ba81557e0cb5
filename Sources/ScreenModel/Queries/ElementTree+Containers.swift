import Foundation

extension ElementProperties {
  /// Returns the properties of a view without a role that stands around others.
  ///
  /// - Parameter coveredCount: How many of the elements behind it, in the element that it is in, it stands around; the greatest number for all.
  package static func container(_ type: ElementType, identifier: String = "", frame: CGRect, coveredCount: Int) -> ElementProperties {
    var properties = ElementProperties(type: type, identifier: identifier, frame: frame)
    properties.details.isPart = true
    properties.details.coveredCount = coveredCount
    properties.ignoresTouches = true
    return properties
  }
}

// The views without a role that UIKit puts around contents: the content of a scroll view, the view that hosts an app's views in its window, the inner views of cells and alerts.
// Each has an element beside the contents that it stands around, which only queries that ask for such views see. A query in it looks into the element that it is in.
extension ElementTree {
  /// The containers that an element of a type has: the types of elements that stand for the views in it.
  private static let containers: [(around: ElementType, types: [ElementType])] = [
    (.window, [.other]), (.scrollView, [.other]), (.table, [.other]), (.collectionView, [.other]), (.cell, [.other]), (.alert, [.other, .scrollView]),
    (.sheet, [.other, .scrollView]), (.switch, [.switch]),
  ]

  /// Brings the containers up to date; queries that include containers call it first.
  ///
  /// The cost grows with the number of windows, scroll views, cells and alerts on the screen, each time the tree has changed.
  func updateContainers() {
    guard containersChangeCount != changeCount else { return }
    containersChangeCount = changeCount
    knownContainers = knownContainers.filter { contains($0.key) }
    for (around, types) in Self.containers {
      for element in all(ElementQuery(scope: root, type: around)) where !isPart(element) { updateContainers(of: element, types) }
    }
  }

  private func updateContainers(of element: ElementID, _ types: [ElementType]) {
    let frame = contentFrame(of: element)
    for (index, type) in types.enumerated() {
      var properties = ElementProperties.container(type, frame: frame, coveredCount: .max)
      // The switch without its label.
      if type == .switch { properties.value = value(of: element) }
      let first = memory.pointee.nodes[slot(element)].firstChild
      let next: ElementID? = first == 0 ? nil : id(first)
      let known = knownContainers[element] ?? []
      if index < known.count, contains(known[index]) {
        update(known[index], to: properties)
        if index == 0, next != known[index] { move(known[index], into: element, before: next) }
      } else {
        knownContainers[element] = known.prefix(index) + [insert(properties, into: element, before: index == 0 ? next : nil)]
      }
    }
  }

  /// The frame of all that an element contains: the whole content of a scroll view, which fills the view, or a switch without its label.
  private func contentFrame(of element: ElementID) -> CGRect {
    let frame = frame(of: element)
    let details = details(of: element)
    if type(of: element) == .switch, let middle = details.activationPoint?.point(in: frame) {
      let half = min(middle.x - frame.minX, frame.maxX - middle.x)
      return CGRect(x: middle.x - half, y: frame.minY, width: 2 * half, height: frame.height)
    }
    guard let scrolling = details.scrolling else { return frame }
    let room = scrolling.insets.rect(in: frame).size
    return CGRect(
      x: frame.minX - scrolling.contentOffset.x, y: frame.minY - scrolling.contentOffset.y, width: max(scrolling.contentSize.width, room.width),
      height: max(scrolling.contentSize.height, room.height))
  }

  /// The elements that an element stands around, if it stands around some of those in the element that it is in; `nil` for any other element.
  func coveredElements(_ slot: UInt32) -> [UInt32]? {
    guard memory.pointee.nodes[slot].flags.has(.hidden) else { return nil }
    let count = memory.pointee.coveredCount(slot)
    guard count > 0, count < .max else { return nil }
    var covered: [UInt32] = []
    var found = 0
    var next = memory.pointee.nodes[slot].next
    while next != 0, found < count {
      covered.append(next)
      // Other containers between them are covered too, and not counted.
      if !memory.pointee.nodes[next].flags.has(.hidden) { found += 1 }
      next = memory.pointee.nodes[next].next
    }
    return covered
  }

  /// The matches of a query in an element that stands around some of those in the element that it is in; `nil` for a query in any other element.
  func matchesInGroup(_ query: borrowing ElementQuery) -> [ElementID]? {
    let group = slot(query.scope)
    guard group != 0, let covered = coveredElements(group), let around = parent(of: query.scope) else { return nil }
    var inside = copy query
    inside.scope = around
    let children = Set(covered)
    return all(inside).filter { match in
      var slot = slot(match)
      while slot != 0, !children.contains(slot) { slot = memory.pointee.nodes[slot].parent }
      return slot != 0
    }
  }
}
