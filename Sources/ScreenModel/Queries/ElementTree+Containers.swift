import Foundation

extension ElementProperties {
  /// Returns the properties of a container, which is a view without a role around other elements.
  ///
  /// - Parameter coveredCount: The number of siblings behind the container that the container covers, or the maximum number for all of them.
  package static func container(_ type: ElementType, identifier: String = "", frame: CGRect, coveredCount: Int) -> ElementProperties {
    var properties = ElementProperties(type: type, identifier: identifier, frame: frame)
    properties.details.isPart = true
    properties.details.coveredCount = coveredCount
    properties.ignoresTouches = true
    return properties
  }
}

// Containers are the views without a role that UIKit puts around contents, such as the content view of a scroll view, the hosting view in a window, or the content view of a cell.
// The element of a container is a sibling of the contents that it covers, not their parent. Only queries that include containers find it. A query in a container searches its parent.
extension ElementTree {
  /// The types of the containers in each type of element.
  private static let containers: [(around: ElementType, types: [ElementType])] = [
    (.window, [.other]), (.scrollView, [.other]), (.table, [.other]), (.collectionView, [.other]), (.cell, [.other]), (.alert, [.other, .scrollView]),
    (.sheet, [.other, .scrollView]), (.switch, [.switch]),
  ]

  /// Updates the containers.
  ///
  /// Queries that include containers call this function first. After a change of the tree, its cost grows with the number of windows, scroll views, cells and alerts.
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
      // The container of a switch stands for the switch without its label, so it has the switch's value.
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

  /// Returns the frame of an element's contents.
  ///
  /// For a scroll view, this is the frame of the whole content, at least as large as the view. For a switch, it's the frame of the switch without its label.
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

  /// Returns the siblings that a container covers.
  ///
  /// The result is `nil` if the element isn't a container, or if it covers all siblings behind it.
  func coveredElements(_ slot: UInt32) -> [UInt32]? {
    guard memory.pointee.nodes[slot].flags.has(.hidden) else { return nil }
    let count = memory.pointee.coveredCount(slot)
    guard count > 0, count < .max else { return nil }
    var covered: [UInt32] = []
    var found = 0
    var next = memory.pointee.nodes[slot].next
    while next != 0, found < count {
      covered.append(next)
      // Don't count hidden siblings, because they're containers, and the count of covered siblings doesn't include containers.
      if !memory.pointee.nodes[next].flags.has(.hidden) { found += 1 }
      next = memory.pointee.nodes[next].next
    }
    return covered
  }

  /// Returns the matches of a query in a container that covers some of its siblings.
  ///
  /// Returns `nil` for another scope.
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
