import Foundation

// What few elements have.
extension ElementSnapshot {
  /// What few elements have, as one value.
  public var details: ElementDetails { tree.details(of: id) }

  /// What assistive technology says of the result of an action; empty when there is nothing.
  public var hint: String { details.hint }

  /// The name of the image that the element shows; `nil` for an element that shows none.
  public var imageName: String? { details.imageName }

  /// The encoded image that the element shows; `nil` where the image has a name, and where there is none.
  public var imageData: Data? { details.imageData }

  /// Whether the image that the element shows is a symbol of the system.
  public var isSystemImage: Bool { details.isSystemImage }

  /// The opacity of the element itself, from 0 to 1.
  public var alpha: Double { details.alpha }

  /// Whether the element itself reacts to touches; a flag of an element around it does not count.
  public var isUserInteractionEnabled: Bool { details.isUserInteractionEnabled }

  /// Whether the element has the focus of assistive technology.
  public var isAccessibilityFocused: Bool { details.isAccessibilityFocused }

  /// The number that a slider, a stepper or a progress bar shows, in its own unit.
  public var number: Double? { details.number }

  /// The least and the greatest number of a slider, a stepper or a progress bar.
  public var range: ClosedRange<Double>? { details.range }

  /// The amount by which a stepper, or a slider with steps, changes its number.
  public var step: Double? { details.step }

  /// The date that a date picker shows.
  public var date: Date? { details.date }

  /// Whether a switch is on; `nil` for an element that is none.
  public var isOn: Bool? {
    guard type == .switch || type == .toggle || type == .checkBox else { return nil }
    return value == "1"
  }

  // MARK: Scrolling

  /// The point of the content at the top left of a scroll view; `nil` for an element that does not scroll.
  public var contentOffset: CGPoint? { details.scrolling?.contentOffset }

  /// The size of the content of a scroll view, in points; `nil` for an element that does not scroll.
  public var contentSize: CGSize? { details.scrolling?.contentSize }

  /// The room around the content of a scroll view, in points; `nil` for an element that does not scroll.
  public var contentInsets: ElementDetails.Insets? { details.scrolling?.insets }

  /// The frame on the screen without the part that bars cover, which a scroll view has under them.
  package var uncoveredFrame: CGRect { tree.uncoveredFrame(of: id) }

  /// Whether the content of a scroll view is scrolled to one of its edges, within 0.001 points; `false` for an element that does not scroll.
  public func isScrolled(to edge: ContentEdge) -> Bool {
    guard let scrolling = details.scrolling else { return false }
    let frame = frame
    let (offset, size, insets) = (scrolling.contentOffset, scrolling.contentSize, scrolling.insets)
    let distance =
      switch edge {
      case .top: offset.y + insets.top
      case .left: offset.x + insets.left
      // A content that is smaller than the frame is at all of its edges.
      case .bottom: offset.y - max(-insets.top, size.height + insets.bottom - frame.height)
      case .right: offset.x - max(-insets.left, size.width + insets.right - frame.width)
      }
    return abs(distance) <= 0.001
  }
}

/// An edge of the content of a scroll view.
public enum ContentEdge: String, CaseIterable, Hashable, Sendable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom
  /// The left edge.
  case left
  /// The right edge.
  case right
}
