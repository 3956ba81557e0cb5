import Foundation

extension RangeReplaceableCollection {
  /// Removes the elements at offsets from the start, as `onDelete` gives them; offsets beyond the end are ignored.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}
