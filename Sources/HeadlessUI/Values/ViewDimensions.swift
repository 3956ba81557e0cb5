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

  /// Where a horizontal guide is, from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { explicit[guide.key] ?? guide.id.defaultValue(in: self) }

  /// Where a vertical guide is, from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat { explicit[guide.key] ?? guide.id.defaultValue(in: self) }

  /// Where a horizontal guide is that the view sets; `nil` where it does not.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit[guide.key] }

  /// Where a vertical guide is that the view sets; `nil` where it does not.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit[guide.key] }
}

/// The guides that the views in a container set, as guides of the container.
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
