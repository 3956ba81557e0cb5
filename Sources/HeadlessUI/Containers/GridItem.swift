import Foundation

/// A column of a ``LazyVGrid`` or a row of a ``LazyHGrid``.
public struct GridItem: Sendable {
  /// The width of a column or the height of a row.
  public enum Size: Sendable {
    /// A single item with a fixed length in points.
    case fixed(CGFloat)
    /// A single item that receives an equal part of the available length, within bounds in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// Several items that share the available length, as many as fit, each within bounds in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The width of the column or the height of the row.
  public var size: Size
  /// The spacing to the next column or row, in points.
  ///
  /// The default is 8.
  public var spacing: CGFloat?
  /// The alignment of views that are smaller than their cell.
  public var alignment: Alignment?

  /// Creates a column or row, with a flexible size by default.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A column or row with its position and length.
struct GridTrack: Equatable {
  let offset: CGFloat
  let length: CGFloat
  let alignment: Alignment

  /// Returns the tracks of the given grid items within a length.
  ///
  /// As in SwiftUI, fixed items get their length first. The other items share the remaining length equally, within their bounds.
  static func tracks(_ items: [GridItem], in length: CGFloat, alignment: Alignment) -> [GridTrack] {
    let spacings = items.dropLast().reduce(0) { $0 + ($1.spacing ?? 8) }
    var remaining = length - spacings
    var flexibleCount = 0
    for item in items { if case .fixed(let fixed) = item.size { remaining -= fixed } else { flexibleCount += 1 } }
    var tracks: [GridTrack] = []
    var offset: CGFloat = 0
    func add(_ length: CGFloat, _ item: GridItem) {
      tracks.append(GridTrack(offset: offset, length: length, alignment: item.alignment ?? alignment))
      offset += length + (item.spacing ?? 8)
    }
    for item in items {
      let share = flexibleCount > 0 ? max(0, (remaining / CGFloat(flexibleCount)).rounded(.down)) : 0
      switch item.size {
      case .fixed(let length): add(max(0, length), item)
      case .flexible(let minimum, let maximum):
        let taken = min(max(share, minimum), max(minimum, maximum))
        remaining -= taken
        flexibleCount -= 1
        add(taken, item)
      case .adaptive(let minimum, let maximum):
        let spacing = item.spacing ?? 8
        let least = max(1, minimum)
        let count = max(1, Int((share + spacing) / (least + spacing)))
        let each = ((share - spacing * CGFloat(count - 1)) / CGFloat(count)).rounded(.down)
        for _ in 0..<count { add(min(max(each, least), max(least, maximum)), item) }
        remaining -= share
        flexibleCount -= 1
      }
    }
    return tracks
  }
}
