import HeadlessXCUI

// Conditions on the position of an element relative to another element.
extension LayoutConstraint {
  /// The element is above another element, with at least the given separation in points.
  public static func above(_ other: some Element, by separation: Double = 0) -> LayoutConstraint { place(.above, .element(other), separation) }

  /// The element is below another element, with at least the given separation in points.
  public static func below(_ other: some Element, by separation: Double = 0) -> LayoutConstraint { place(.below, .element(other), separation) }

  /// The element is to the left of another element, with at least the given separation in points.
  public static func leftOf(_ other: some Element, by separation: Double = 0) -> LayoutConstraint { place(.left, .element(other), separation) }

  /// The element is to the right of another element, with at least the given separation in points.
  public static func rightOf(_ other: some Element, by separation: Double = 0) -> LayoutConstraint { place(.right, .element(other), separation) }

  /// The element is before another element in the direction of text.
  ///
  /// At least `separation` points are between the elements.
  public static func before(_ other: some Element, by separation: Double = 0) -> LayoutConstraint { place(.before, .element(other), separation) }

  /// The element is after another element in the direction of text.
  ///
  /// At least `separation` points are between the elements.
  public static func after(_ other: some Element, by separation: Double = 0) -> LayoutConstraint { place(.after, .element(other), separation) }

  /// The element overlaps another element.
  public static func overlapping(_ other: some Element) -> LayoutConstraint { overlap(.element(other)) }

  /// The element is inside another element, with at least the given margin to each edge, in points.
  public static func inside(_ other: some Element, by margin: Double = 0) -> LayoutConstraint { containment(.element(other), margin) }

  /// The element encloses another element, with at least the given margin to each edge, in points.
  public static func around(_ other: some Element, by margin: Double = 0) -> LayoutConstraint { enclosure(.element(other), margin) }

  /// The element and another element have an attribute in common, such as an edge or a center.
  ///
  /// The values can differ by up to 0.00001 points.
  public static func aligned(_ attribute: LayoutAttribute, with other: some Element) -> LayoutConstraint { alignment(attribute, .element(other)) }
}

// Conditions on the position of an element relative to the only element that a matcher matches.
extension LayoutConstraint {
  /// The element is above the only matching element, with at least the given separation in points.
  public static func above(_ other: ElementMatcher, by separation: Double = 0) -> LayoutConstraint { place(.above, .matcher(other), separation) }

  /// The element is below the only matching element, with at least the given separation in points.
  public static func below(_ other: ElementMatcher, by separation: Double = 0) -> LayoutConstraint { place(.below, .matcher(other), separation) }

  /// The element is to the left of the only matching element, with at least the given separation.
  public static func leftOf(_ other: ElementMatcher, by separation: Double = 0) -> LayoutConstraint { place(.left, .matcher(other), separation) }

  /// The element is to the right of the only matching element, with at least the given separation.
  public static func rightOf(_ other: ElementMatcher, by separation: Double = 0) -> LayoutConstraint { place(.right, .matcher(other), separation) }

  /// The element is before the only matching element in the direction of text.
  ///
  /// At least `separation` points are between the elements.
  public static func before(_ other: ElementMatcher, by separation: Double = 0) -> LayoutConstraint { place(.before, .matcher(other), separation) }

  /// The element is after the only matching element in the direction of text.
  ///
  /// At least `separation` points are between the elements.
  public static func after(_ other: ElementMatcher, by separation: Double = 0) -> LayoutConstraint { place(.after, .matcher(other), separation) }

  /// The element overlaps the only matching element.
  public static func overlapping(_ other: ElementMatcher) -> LayoutConstraint { overlap(.matcher(other)) }

  /// The element is inside the only matching element, with at least the given margin to each edge.
  public static func inside(_ other: ElementMatcher, by margin: Double = 0) -> LayoutConstraint { containment(.matcher(other), margin) }

  /// The element encloses the only matching element, with at least the given margin to each edge.
  public static func around(_ other: ElementMatcher, by margin: Double = 0) -> LayoutConstraint { enclosure(.matcher(other), margin) }

  /// The element and the only matching element have an attribute in common, such as an edge or a center.
  ///
  /// The values can differ by up to 0.00001 points.
  public static func aligned(_ attribute: LayoutAttribute, with other: ElementMatcher) -> LayoutConstraint { alignment(attribute, .matcher(other)) }
}

extension LayoutConstraint {
  private enum Place {
    case above, below, left, right, before, after

    var words: String {
      switch self {
      case .above: "above"
      case .below: "below"
      case .left: "to the left of"
      case .right: "to the right of"
      case .before: "before"
      case .after: "after"
      }
    }

    /// Returns the distance between the two frames, in points.
    @MainActor
    func separation(of frame: CGRect, from other: CGRect) -> Double {
      switch self {
      case .above: Double(other.minY - frame.maxY)
      case .below: Double(frame.minY - other.maxY)
      case .left: Double(other.minX - frame.maxX)
      case .right: Double(frame.minX - other.maxX)
      case .before: (HeadlessDriver.isRightToLeft ? Place.right : .left).separation(of: frame, from: other)
      case .after: (HeadlessDriver.isRightToLeft ? Place.left : .right).separation(of: frame, from: other)
      }
    }
  }

  private static func place(_ place: Place, _ other: LayoutReference, _ separation: Double) -> LayoutConstraint {
    let amount = separation == 0 ? "" : " by at least \(separation.points)"
    return LayoutConstraint("is \(place.words) \(other.words)\(amount)", other) { separation - place.separation(of: $0, from: $1) }
  }

  private static func overlap(_ other: LayoutReference) -> LayoutConstraint {
    LayoutConstraint("is overlapping \(other.words)", other) { frame, other in
      let gap = max(other.minX - frame.maxX, frame.minX - other.maxX, other.minY - frame.maxY, frame.minY - other.maxY)
      // Frames that only touch don't overlap, so their excess must be greater than 0.
      return gap < 0 ? Double(gap) : max(Double(gap), .leastNonzeroMagnitude)
    }
  }

  private static func containment(_ other: LayoutReference, _ margin: Double) -> LayoutConstraint {
    let amount = margin == 0 ? "" : " by at least \(margin.points)"
    return LayoutConstraint("is inside \(other.words)\(amount)", other) { margin - leastMargin(of: $0, in: $1) }
  }

  private static func enclosure(_ other: LayoutReference, _ margin: Double) -> LayoutConstraint {
    let amount = margin == 0 ? "" : " by at least \(margin.points)"
    return LayoutConstraint("is around \(other.words)\(amount)", other) { margin - leastMargin(of: $1, in: $0) }
  }

  private static func leastMargin(of inner: CGRect, in outer: CGRect) -> Double {
    Double(min(inner.minX - outer.minX, outer.maxX - inner.maxX, inner.minY - outer.minY, outer.maxY - inner.maxY))
  }

  private static func alignment(_ attribute: LayoutAttribute, _ other: LayoutReference) -> LayoutConstraint {
    LayoutConstraint("has the same \(attribute.words) as \(other.words)", other, tolerance: defaultTolerance) { abs(attribute.value(in: $0) - attribute.value(in: $1)) }
  }
}
