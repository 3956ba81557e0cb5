import Foundation

extension ElementSnapshot {
  /// The properties that few elements have, as a single value.
  public var details: ElementDetails { tree.details(of: id) }

  /// The accessibility hint, which describes the result of an action, or an empty string.
  public var hint: String { details.hint }

  /// The name of the image that the element shows, or `nil` if it doesn't show a named image.
  public var imageName: String? { details.imageName }

  /// The encoded image that the element shows, or `nil` if the image has a name or there's none.
  public var imageData: Data? { details.imageData }

  /// Whether the image that the element shows is a system symbol.
  public var isSystemImage: Bool { details.isSystemImage }

  /// The element's own opacity, from 0 to 1, without the opacity of its ancestors.
  public var alpha: Double { details.alpha }

  /// Whether the element's own flag enables user interaction, regardless of its ancestors.
  public var isUserInteractionEnabled: Bool { details.isUserInteractionEnabled }

  /// Whether the element has the accessibility focus.
  public var isAccessibilityFocused: Bool { details.isAccessibilityFocused }

  /// The number that a slider, a stepper or a progress bar shows, between its minimum and maximum.
  public var number: Double? { details.number }

  /// The minimum and maximum number of a slider, a stepper or a progress bar.
  public var range: ClosedRange<Double>? { details.range }

  /// The amount that a stepper, or a slider with steps, changes its number by.
  public var step: Double? { details.step }

  /// The date that a date picker shows.
  public var date: Date? { details.date }

  /// Whether a switch is on, or `nil` for an element that isn't a switch.
  public var isOn: Bool? {
    guard type == .switch || type == .toggle || type == .checkBox else { return nil }
    return value == "1"
  }

  // MARK: Scrolling

  /// The point of the content at a scroll view's top left corner, or `nil` if the element doesn't scroll.
  public var contentOffset: CGPoint? { details.scrolling?.contentOffset }

  /// The size of a scroll view's content, in points, or `nil` if the element doesn't scroll.
  public var contentSize: CGSize? { details.scrolling?.contentSize }

  /// The insets around a scroll view's content, in points, or `nil` if the element doesn't scroll.
  public var contentInsets: ElementDetails.Insets? { details.scrolling?.insets }

  /// The frame on the screen, without the part of a scroll view that bars cover.
  package var uncoveredFrame: CGRect { tree.uncoveredFrame(of: id) }

  /// Returns whether a scroll view's content is scrolled to an edge, within 0.001 points.
  ///
  /// The result is `false` if the element doesn't scroll.
  public func isScrolled(to edge: ContentEdge) -> Bool {
    guard let scrolling = details.scrolling else { return false }
    let frame = frame
    let (offset, size, insets) = (scrolling.contentOffset, scrolling.contentSize, scrolling.insets)
    let distance =
      switch edge {
      case .top: offset.y + insets.top
      case .left: offset.x + insets.left
      // Use at least the offset at the opposite edge, because content that's smaller than the frame is at both edges at once.
      case .bottom: offset.y - max(-insets.top, size.height + insets.bottom - frame.height)
      case .right: offset.x - max(-insets.left, size.width + insets.right - frame.width)
      }
    return abs(distance) <= 0.001
  }
}

/// An edge of a scroll view's content.
public enum ContentEdge: String, CaseIterable, Hashable, Sendable {
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The left edge.
  case left
  /// The right edge.
  case right
}
