import Foundation
import VirtualTime

extension RangeReplaceableCollection {
  /// Removes the elements at the offsets that `onDelete` provides.
  ///
  /// On a device, an invalid offset ends the app. On the simulated device, the test fails.
  public mutating func remove(atOffsets offsets: IndexSet) {
    Offsets.check(offsets, below: count, verb: "remove")
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension RandomAccessCollection {
  /// Returns the element at an offset from the start of the collection.
  @_specialize(where Self == Range<Int>)
  func element(atOffset offset: Int) -> Element { self[index(startIndex, offsetBy: offset)] }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves the elements at the given offsets to the position before another offset.
  ///
  /// On a device, an invalid offset ends the app. On the simulated device, the test fails.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    Offsets.check(source, below: count, verb: "move")
    if !(0...count).contains(destination) { Offsets.report(destination, of: count, verb: "move elements to") }
    let elements = Array(self)
    let moved = source.compactMap { elements.indices.contains($0) ? elements[$0] : nil }
    let before = elements.indices.filter { $0 < destination && !source.contains($0) }.map { elements[$0] }
    let after = elements.indices.filter { $0 >= destination && !source.contains($0) }.map { elements[$0] }
    replaceSubrange(startIndex..<endIndex, with: before + moved + after)
  }
}

/// The validation of offsets that an app passes to a collection.
private enum Offsets {
  static func check(_ offsets: IndexSet, below count: Int, verb: String) {
    if let last = offsets.last, last >= count { report(last, of: count, verb: "\(verb) the element at") }
  }

  static func report(_ offset: Int, of count: Int, verb: String) {
    UsageError(
      kind: "app.offset", action: "\(verb) the offset \(offset) of a collection",
      reason: "it has \(count == 1 ? "1 element" : "\(count) elements"), so the app would crash on a device",
      advice: "check in the app that each element is removed or moved once, and that the offsets belong to this collection.", place: nil
    ).report()
  }
}
