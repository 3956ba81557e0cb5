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
