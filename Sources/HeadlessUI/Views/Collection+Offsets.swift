import Foundation

extension RangeReplaceableCollection {
  /// Takes out the elements at offsets from the start, as `onDelete` gives them; offsets that there are none at are left alone.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}
