public import Foundation

/// A control with a row of segments.
///
/// Its element is a `segmentedControl` with a `button` for each segment. The button of the selected segment is selected.
///
/// [Apple: UISegmentedControl](https://developer.apple.com/documentation/uikit/uisegmentedcontrol)
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// Returns the appearance proxy of segmented controls.
  ///
  /// On the simulated device, values set on the proxy have no effect.
  public class func appearance() -> UISegmentedControl { UIDeviceValues.current[default: UISegmentedControl()] }

  /// The index that indicates that no segment is selected.
  nonisolated public static let noSegment: Int = -1

  /// A segment of a segmented control.
  package struct Segment {
    /// The title, or `nil` if the segment has an image.
    package var title: String?
    /// The image, or `nil` if the segment has a title.
    package var image: UIImage?
    /// Whether the segment can be selected.
    package var isEnabled: Bool = true
    var action: UIAction?

    init(_ item: Any?) {
      title = item as? String
      image = item as? UIImage
    }
  }

  /// The segments of the control, from leading to trailing.
  package private(set) final var segments: [Segment] = [] {
    didSet {
      if selectedSegmentIndex >= segments.count { selectedSegmentIndex = Self.noSegment }
      invalidateIntrinsicContentSize()
    }
  }

  /// Creates a segmented control with a segment for each string or image.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map(Segment.init)
  }

  /// Creates a segmented control with a segment for each action.
  ///
  /// Selecting a segment performs its action.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map(Self.segment)
  }

  private static func segment(_ action: UIAction) -> Segment {
    var segment = Segment(action.image ?? action.title as Any)
    segment.action = action
    return segment
  }

  /// The index of the selected segment, or ``noSegment``.
  open var selectedSegmentIndex: Int = UISegmentedControl.noSegment {
    didSet { if selectedSegmentIndex != oldValue { elementDidChange() } }
  }
  /// A Boolean value that indicates whether segments act like buttons and don't stay selected.
  open var isMomentary: Bool = false
  /// A Boolean value that indicates whether the widths of segments depend on their contents.
  ///
  /// On the simulated device, the value has no effect.
  open var apportionsSegmentWidthsByContent: Bool = false
  /// The color of the selected segment.
  ///
  /// On the simulated device, the color has no effect.
  open var selectedSegmentTintColor: UIColor?

  /// Sets the text attributes of titles for a state.
  ///
  /// On the simulated device, the text attributes have no effect.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title.
  ///
  /// If the index is out of bounds, the segment is inserted at the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) { insert(Segment(title ?? ""), at: segment) }

  /// Inserts a segment with an image.
  ///
  /// If the index is out of bounds, the segment is inserted at the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) { insert(Segment(image), at: segment) }

  /// Inserts a segment for an action.
  ///
  /// Selecting the segment performs the action.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) { insert(Self.segment(action), at: segment) }

  private func insert(_ new: Segment, at index: Int) {
    let index = max(0, min(index, segments.count))
    segments.insert(new, at: index)
    if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
  }

  /// Removes a segment.
  ///
  /// Does nothing if the index is out of bounds.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    if selectedSegmentIndex == segment { selectedSegmentIndex = Self.noSegment } else if selectedSegmentIndex > segment { selectedSegmentIndex -= 1 }
    segments.remove(at: segment)
  }

  /// Removes all segments.
  open func removeAllSegments() { segments = [] }

  /// Sets the title of a segment.
  ///
  /// Does nothing if the index is out of bounds.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) { change(segment) { ($0.title, $0.image) = (title, nil) } }

  /// Returns the title of a segment, or `nil` if it has an image.
  open func titleForSegment(at segment: Int) -> String? { segments.indices.contains(segment) ? segments[segment].title : nil }

  /// Sets the image of a segment.
  ///
  /// Does nothing if the index is out of bounds.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { change(segment) { ($0.title, $0.image) = (nil, image) } }

  /// Returns the image of a segment, or `nil` if it has a title.
  open func imageForSegment(at segment: Int) -> UIImage? { segments.indices.contains(segment) ? segments[segment].image : nil }

  /// Sets whether a segment can be selected.
  ///
  /// Does nothing if the index is out of bounds.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }

  /// Returns whether a segment can be selected.
  open func isEnabledForSegment(at segment: Int) -> Bool { segments.indices.contains(segment) && segments[segment].isEnabled }

  /// Sets the width of a segment.
  ///
  /// On the simulated device, the width has no effect.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}

  private func change(_ index: Int, _ change: (inout Segment) -> Void) { if segments.indices.contains(index) { change(&segments[index]) } }

  /// Handles a tap on a segment.
  ///
  /// Does nothing if the segment is disabled or already selected.
  package final func choose(_ index: Int) {
    guard isEnabledForSegment(at: index), index != selectedSegmentIndex else { return }
    selectedSegmentIndex = index
    let action = segments[index].action
    valueChanged()
    action?.perform(from: self)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }
}
