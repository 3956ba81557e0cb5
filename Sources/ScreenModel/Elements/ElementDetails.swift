import Foundation

/// The properties that few elements have: a hint, an image, a number with its range, a date, the state of scrolling.
///
/// An element without any of them takes no memory for them.
public struct ElementDetails: Equatable, Sendable {
  /// What assistive technology says of the result of an action; empty when there is nothing.
  public var hint: String
  /// The name of the image that the element shows; `nil` for an element that shows none.
  public var imageName: String?
  /// Whether the image is a symbol of the system, and not one of the app with the same name.
  public var isSystemImage: Bool
  /// The encoded image that the element shows; `nil` where the image has a name, and where there is none.
  public var imageData: Data?
  /// The opacity of the element itself, from 0 to 1; that of the elements around it does not count.
  public var alpha: Double
  /// Whether the element itself reacts to touches; a flag of an element around it does not count.
  public var isUserInteractionEnabled: Bool
  /// Whether the element is one that assistive technology stops at; `nil` where its type and its place decide.
  public var isAccessibilityElement: Bool?
  /// Whether the element has the focus of assistive technology.
  public var isAccessibilityFocused: Bool
  /// Where a tap touches the element, if that can be seen; `nil` for its middle.
  public var activationPoint: ActivationPoint?
  /// Whether the value of a field is a text, and not its placeholder, where the two are the same.
  public var isTextLikePlaceholder: Bool
  /// The number that a slider, a stepper or a progress bar shows, in its own unit.
  public var number: Double?
  /// The least and the greatest number of a slider, a stepper or a progress bar.
  public var range: ClosedRange<Double>?
  /// The amount by which a stepper, or a slider with steps, changes its number.
  public var step: Double?
  /// The date that a date picker shows.
  public var date: Date?
  /// Where the content of a scroll view is; `nil` for an element that does not scroll.
  public var scrolling: Scrolling?
  /// Whether the element is a part of the control around it, which stands for it: only queries that include parts see the element, and what is in it.
  package var isPart: Bool = false
  /// The number of siblings behind the element that a container covers: 0 if the element isn't a container, and the greatest number if it covers all siblings behind it.
  ///
  /// Such an element is a part, and only queries that include containers see it.
  package var coveredCount: Int = 0

  /// A place in an element, which moves with it.
  public enum ActivationPoint: Equatable, Sendable {
    /// A fraction of the width and of the height, from the top left.
    case fraction(x: CGFloat, y: CGFloat)
    /// A distance from the top left, in points.
    case offset(x: CGFloat, y: CGFloat)

    /// The point in an element with a frame.
    public func point(in frame: CGRect) -> CGPoint {
      switch self {
      case .fraction(let x, let y): CGPoint(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
      case .offset(let x, let y): CGPoint(x: frame.minX + x, y: frame.minY + y)
      }
    }
  }

  /// Where the content of a scroll view is.
  public struct Scrolling: Equatable, Sendable {
    /// The point of the content at the top left of the frame, in points.
    public var contentOffset: CGPoint
    /// The size of the content, in points.
    public var contentSize: CGSize
    /// The room around the content, in points.
    public var insets: Insets
    /// The part of the frame that lies under bars, in points: nothing of the element and of what is in it can be seen or touched there.
    package var covered: Insets

    /// Creates the state of a scroll view.
    public init(contentOffset: CGPoint, contentSize: CGSize, insets: Insets = Insets()) {
      self.init(contentOffset: contentOffset, contentSize: contentSize, insets: insets, covered: Insets())
    }

    /// Creates the state of a scroll view whose frame reaches under bars.
    package init(contentOffset: CGPoint, contentSize: CGSize, insets: Insets, covered: Insets) {
      self.contentOffset = contentOffset
      self.contentSize = contentSize
      self.insets = insets
      self.covered = covered
    }
  }

  /// The insets of a content at its four edges, in points.
  public struct Insets: Equatable, Sendable {
    /// The room above.
    public var top: CGFloat
    /// The room on the left.
    public var left: CGFloat
    /// The room below.
    public var bottom: CGFloat
    /// The room on the right.
    public var right: CGFloat

    /// Creates insets; all are 0 by default.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }

    /// A rectangle less the insets.
    package func rect(in outer: CGRect) -> CGRect {
      CGRect(x: outer.minX + left, y: outer.minY + top, width: max(0, outer.width - left - right), height: max(0, outer.height - top - bottom))
    }

    /// The rectangle around another one, as much larger as the insets are.
    package func rect(around inner: CGRect) -> CGRect {
      CGRect(x: inner.minX - left, y: inner.minY - top, width: inner.width + left + right, height: inner.height + top + bottom)
    }

    /// The sum of two insets, edge by edge.
    package static func + (first: Insets, second: Insets) -> Insets {
      Insets(top: first.top + second.top, left: first.left + second.left, bottom: first.bottom + second.bottom, right: first.right + second.right)
    }
  }

  /// Creates details; by default there are none.
  public init(
    hint: String = "", imageName: String? = nil, isSystemImage: Bool = false, alpha: Double = 1, isUserInteractionEnabled: Bool = true,
    isAccessibilityElement: Bool? = nil, isAccessibilityFocused: Bool = false, number: Double? = nil, range: ClosedRange<Double>? = nil, step: Double? = nil, date: Date? = nil,
    scrolling: Scrolling? = nil, imageData: Data? = nil, activationPoint: ActivationPoint? = nil, isTextLikePlaceholder: Bool = false
  ) {
    self.imageData = imageData
    self.activationPoint = activationPoint
    self.isTextLikePlaceholder = isTextLikePlaceholder
    self.hint = hint
    self.imageName = imageName
    self.isSystemImage = isSystemImage
    self.alpha = alpha
    self.isUserInteractionEnabled = isUserInteractionEnabled
    self.isAccessibilityElement = isAccessibilityElement
    self.isAccessibilityFocused = isAccessibilityFocused
    self.number = number
    self.range = range
    self.step = step
    self.date = date
    self.scrolling = scrolling
  }

  /// No details.
  package static let none: ElementDetails = ElementDetails()

  /// Holds details behind a reference, which properties without any do without.
  @usableFromInline final class Storage: Equatable, Sendable {
    let details: ElementDetails

    init(_ details: ElementDetails) { self.details = details }

    /// The memory that one takes, in bytes.
    static let byteCount: Int = MemoryLayout<ElementDetails>.size + 16

    @usableFromInline static func == (first: Storage, second: Storage) -> Bool { first === second || first.details == second.details }
  }
}
