import Foundation

/// The properties of an element, apart from its place in the tree.
public struct ElementProperties: Equatable, Sendable {
  /// The type of the element.
  public var type: ElementType
  /// The accessibility identifier; empty when there is none.
  public var identifier: String
  /// The accessibility label; empty when there is none.
  public var label: String
  /// The title; empty when there is none.
  public var title: String
  /// The value as text; `nil` if the element has no value.
  // Spelled out, for the short form starts as nil, and the compiler then builds all properties twice.
  // swift-format-ignore: UseShorthandTypeNames
  public var value: Optional<String>
  /// The placeholder of a text input; `nil` when there is none.
  // swift-format-ignore: UseShorthandTypeNames
  public var placeholder: Optional<String>
  /// What assistive technology knows of the element's behavior.
  public var traits: ElementTraits
  /// The frame in screen coordinates, in points.
  ///
  /// A tree rounds it to 1/64 of a point.
  public var frame: CGRect
  /// Whether the element reacts to the user.
  public var isEnabled: Bool
  /// Whether the element is selected.
  public var isSelected: Bool
  /// Whether the element has the keyboard focus.
  public var hasFocus: Bool
  /// Whether the element and its descendants are hidden: they are not drawn, do not receive touches, and match no query.
  public var isHidden: Bool
  /// Whether descendants are clipped to the frame, as in scroll views and windows.
  public var clipsToBounds: Bool
  /// Whether touches pass through the element itself (not through its children); such an element does not cover others either.
  public var ignoresTouches: Bool
  // swift-format-ignore: UseShorthandTypeNames
  @usableFromInline var storedDetails: Optional<ElementDetails.Storage>

  /// Creates the properties of an element; all but the type have default values.
  @inlinable public init(
    type: ElementType, identifier: String = "", label: String = "", title: String = "", value: String? = nil, placeholder: String? = nil,
    traits: ElementTraits = ElementTraits(rawValue: 0), frame: CGRect = .zero, isEnabled: Bool = true, isSelected: Bool = false, hasFocus: Bool = false, isHidden: Bool = false,
    clipsToBounds: Bool = false, ignoresTouches: Bool = false
  ) {
    self.type = type
    self.identifier = identifier
    self.label = label
    self.title = title
    self.value = value
    self.placeholder = placeholder
    self.traits = traits
    self.frame = frame
    self.isEnabled = isEnabled
    self.isSelected = isSelected
    self.hasFocus = hasFocus
    self.isHidden = isHidden
    self.clipsToBounds = clipsToBounds
    self.ignoresTouches = ignoresTouches
    storedDetails = nil
  }

  /// What few elements have: a hint, an image, a number with its range, a date, the state of scrolling.
  public var details: ElementDetails {
    get { storedDetails?.details ?? .none }
    set { storedDetails = newValue == .none ? nil : ElementDetails.Storage(newValue) }
  }

  /// Whether there are any details.
  package var hasDetails: Bool { storedDetails != nil }

  /// Whether the element is a part of a control; asked often, and `false` for most elements without a look at their details.
  var isPart: Bool { storedDetails?.details.isPart ?? false }
}
