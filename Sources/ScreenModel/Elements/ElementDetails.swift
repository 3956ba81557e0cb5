import Foundation

/// The properties that few elements have, such as a hint, an image, a number, a date or a scroll state.
///
/// An element without these properties doesn't use memory for them.
public struct ElementDetails: Equatable, Sendable {
  /// The accessibility hint, which describes the result of an action, or an empty string.
  public var hint: String
  /// The name of the image that the element shows, or `nil` if it doesn't show a named image.
  public var imageName: String?
  /// Whether the image is a system symbol, and not the app's image with the same name.
  public var isSystemImage: Bool
  /// The encoded image that the element shows, or `nil` if the image has a name or there's none.
  public var imageData: Data?
  /// The element's own opacity, from 0 to 1, without the opacity of its ancestors.
  public var alpha: Double
  /// Whether the element's own flag enables user interaction, regardless of its ancestors.
  public var isUserInteractionEnabled: Bool
  /// Whether assistive technologies stop at the element, or `nil` if the element's type and ancestors determine that.
  public var isAccessibilityElement: Bool?
  /// Whether the element has the accessibility focus.
  public var isAccessibilityFocused: Bool
  /// The point that a tap on the element touches if it's visible, or `nil` for the middle.
  public var activationPoint: ActivationPoint?
  /// Whether a field contains text that's equal to its placeholder.
  ///
  /// Without this flag, a value that's equal to the placeholder means that the field is empty.
  public var isTextLikePlaceholder: Bool
  /// The value of a slider, stepper, or progress bar, on the scale of `range`.
  public var number: Double?
  /// The minimum and maximum number of a slider, a stepper or a progress bar.
  public var range: ClosedRange<Double>?
  /// The amount that a stepper, or a slider with steps, changes its number by.
  public var step: Double?
  /// The date that a date picker shows.
  public var date: Date?
  /// The scroll state of a scroll view, or `nil` for an element that doesn't scroll.
  public var scrolling: Scrolling?
  /// The name of the first system symbol in a control's label, which snapshots show, or `nil` if there's none.
  package var symbolName: String?
  /// Whether the element is a part of a control, such as the text of a button.
  ///
  /// Only queries that include parts find the element and its descendants.
  package var isPart: Bool = false
  /// The number of siblings behind a container that the container covers.
  ///
  /// The number is 0 if the element isn't a container, and the maximum number if it covers all siblings behind it.
  ///
  /// A container counts as a part, and only queries that include containers find it.
  package var coveredCount: Int = 0

  /// A point in an element, which moves with the element.
  public enum ActivationPoint: Equatable, Sendable {
    /// A fraction of the element's width and height, from the top left corner.
    case fraction(x: CGFloat, y: CGFloat)
    /// A distance from the top left corner, in points.
    case offset(x: CGFloat, y: CGFloat)

    /// Returns the point in an element with the given frame.
    public func point(in frame: CGRect) -> CGPoint {
      switch self {
      case .fraction(let x, let y): CGPoint(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
      case .offset(let x, let y): CGPoint(x: frame.minX + x, y: frame.minY + y)
      }
    }
  }

  /// The scroll state of a scroll view.
  public struct Scrolling: Equatable, Sendable {
    /// The point of the content at the top left corner of the frame.
    public var contentOffset: CGPoint
    /// The size of the content, in points.
    public var contentSize: CGSize
    /// The insets around the content, in points.
    public var insets: Insets
    /// The part of the frame that bars cover, in points.
    ///
    /// The content can't be seen or touched there.
    package var covered: Insets

    /// Creates the scroll state of a scroll view.
    public init(contentOffset: CGPoint, contentSize: CGSize, insets: Insets = Insets()) {
      self.init(contentOffset: contentOffset, contentSize: contentSize, insets: insets, covered: Insets())
    }

    /// Creates the scroll state of a scroll view whose frame extends under bars.
    package init(contentOffset: CGPoint, contentSize: CGSize, insets: Insets, covered: Insets) {
      self.contentOffset = contentOffset
      self.contentSize = contentSize
      self.insets = insets
      self.covered = covered
    }
  }

  /// Distances from the four edges of a rectangle, in points.
  public struct Insets: Equatable, Sendable {
    /// The distance from the top edge.
    public var top: CGFloat
    /// The distance from the left edge.
    public var left: CGFloat
    /// The distance from the bottom edge.
    public var bottom: CGFloat
    /// The distance from the right edge.
    public var right: CGFloat

    /// Creates insets with a distance from each edge, in points.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }

    /// Returns a rectangle reduced by the insets.
    package func rect(in outer: CGRect) -> CGRect {
      CGRect(x: outer.minX + left, y: outer.minY + top, width: max(0, outer.width - left - right), height: max(0, outer.height - top - bottom))
    }

    /// Returns a rectangle enlarged by the insets.
    package func rect(around inner: CGRect) -> CGRect {
      CGRect(x: inner.minX - left, y: inner.minY - top, width: inner.width + left + right, height: inner.height + top + bottom)
    }

    /// Adds two insets, edge by edge.
    package static func + (first: Insets, second: Insets) -> Insets {
      Insets(top: first.top + second.top, left: first.left + second.left, bottom: first.bottom + second.bottom, right: first.right + second.right)
    }
  }

  /// Creates details, which by default are the same as no details.
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

  /// A reference to details.
  ///
  /// Properties without details don't need a reference.
  @usableFromInline final class Storage: Equatable, Sendable {
    let details: ElementDetails

    init(_ details: ElementDetails) { self.details = details }

    /// The size of an instance in memory, in bytes.
    static let byteCount: Int = MemoryLayout<ElementDetails>.size + 16

    @usableFromInline static func == (first: Storage, second: Storage) -> Bool { first === second || first.details == second.details }
  }
}
