import Foundation

extension RangeReplaceableCollection {
  /// Removes the elements at offsets, as `onDelete` passes them; offsets outside of the collection are ignored.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension RandomAccessCollection {
  /// Returns the element at a distance from the first one.
  @_specialize(where Self == Range<Int>)
  func element(atOffset offset: Int) -> Element { self[index(startIndex, offsetBy: offset)] }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves the elements at the offsets to before the element at another offset, as in SwiftUI.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = source.compactMap { elements.indices.contains($0) ? elements[$0] : nil }
    let before = elements.indices.filter { $0 < destination && !source.contains($0) }.map { elements[$0] }
    let after = elements.indices.filter { $0 >= destination && !source.contains($0) }.map { elements[$0] }
    replaceSubrange(startIndex..<endIndex, with: before + moved + after)
  }
}
