import Foundation

/// The size of a view and its alignment guides.
public struct ViewDimensions: Equatable, Sendable {
  /// The width, in points.
  public let width: CGFloat
  /// The height, in points.
  public let height: CGFloat
  let explicit: [AlignmentKey: CGFloat]

  init(_ size: CGSize, explicit: [AlignmentKey: CGFloat] = [:]) {
    width = size.width
    height = size.height
    self.explicit = explicit
  }

  /// The position of a horizontal guide, in points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { explicit[guide.key] ?? guide.id.defaultValue(in: self) }

  /// The position of a vertical guide, in points from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat { explicit[guide.key] ?? guide.id.defaultValue(in: self) }

  /// The position of a horizontal guide that the view sets, or `nil` if the view doesn't set it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit[guide.key] }

  /// The position of a vertical guide that the view sets, or `nil` if the view doesn't set it.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit[guide.key] }
}

/// The alignment guides of a container, merged from the guides that its views set.
struct MergedGuides {
  private var values: [AlignmentKey: (value: CGFloat, count: CGFloat)] = [:]

  mutating func add(_ guides: [AlignmentKey: CGFloat], at origin: CGPoint) {
    for (key, value) in guides {
      let place = value + origin[key.axis]
      guard let known = values[key] else {
        values[key] = (place, 1)
        continue
      }
      let value = key.isFirst ? min(known.value, place) : key.isLast ? max(known.value, place) : (known.value * known.count + place) / (known.count + 1)
      values[key] = (value, known.count + 1)
    }
  }

  var all: [AlignmentKey: CGFloat] { values.mapValues(\.value) }
}
