import Foundation

/// The properties of an element, without its place in the tree.
public struct ElementProperties: Equatable, Sendable {
  /// The type of the element.
  public var type: ElementType
  /// The accessibility identifier, or an empty string.
  public var identifier: String
  /// The accessibility label, or an empty string.
  public var label: String
  /// The title, or an empty string.
  public var title: String
  /// The value as text, or `nil` if the element doesn't have a value.
  // Use the long form of the type, because the short form initializes the property to nil, and the compiler then creates all properties twice.
  // swift-format-ignore: UseShorthandTypeNames
  public var value: Optional<String>
  /// The placeholder of a text input, or `nil` if there's none.
  // swift-format-ignore: UseShorthandTypeNames
  public var placeholder: Optional<String>
  /// The accessibility traits, which describe the element's behavior.
  public var traits: ElementTraits
  /// The frame in screen coordinates, in points.
  ///
  /// A tree rounds it to 1/64 of a point.
  public var frame: CGRect
  /// Whether the element is enabled.
  public var isEnabled: Bool
  /// Whether the element is selected.
  public var isSelected: Bool
  /// Whether the element has the keyboard focus.
  public var hasFocus: Bool
  /// Whether the element and its descendants are hidden.
  ///
  /// Hidden elements aren't drawn, don't receive touches, and don't match queries.
  public var isHidden: Bool
  /// Whether descendants are clipped to the frame, as in scroll views and windows.
  public var clipsToBounds: Bool
  /// Whether touches pass through the element itself, but not through its children.
  ///
  /// An element that ignores touches doesn't cover other elements.
  public var ignoresTouches: Bool
  // swift-format-ignore: UseShorthandTypeNames
  @usableFromInline var storedDetails: Optional<ElementDetails.Storage>

  /// Creates the properties of an element from its type and optional values.
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

  /// The properties that few elements have, such as a hint, an image, a number, a date or a scroll state.
  public var details: ElementDetails {
    get { storedDetails?.details ?? .none }
    set { storedDetails = newValue == .none ? nil : ElementDetails.Storage(newValue) }
  }

  /// Whether there are any details.
  package var hasDetails: Bool { storedDetails != nil }

  /// Whether the element is a part of a control.
  ///
  /// The property is read often, so it's fast for elements without details.
  var isPart: Bool { storedDetails?.details.isPart ?? false }
}
