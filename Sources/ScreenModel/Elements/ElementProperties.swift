import Foundation

/// Everything that a tree knows of an element, apart from its place in the tree.
public struct ElementProperties: Equatable, Sendable {
  /// The kind of element.
  public var type: ElementType
  /// The accessibility identifier; empty when there is none.
  public var identifier: String
  /// The accessibility label; empty when there is none.
  public var label: String
  /// The title; empty when there is none.
  public var title: String
  /// The value as text; `nil` when the element has no value at all.
  // Spelled out, for the short form starts as nil, and the compiler then builds all properties twice.
  // swift-format-ignore: UseShorthandTypeNames
  public var value: Optional<String>
  /// The placeholder of a text input; `nil` when there is none.
  // swift-format-ignore: UseShorthandTypeNames
  public var placeholder: Optional<String>
  /// What an accessibility tool knows of the element's behaviour.
  public var traits: ElementTraits
  /// The frame in screen coordinates, in points.
  ///
  /// A tree keeps it to 1/64 of a point.
  public var frame: CGRect
  /// Whether the element reacts to the user.
  public var isEnabled: Bool
  /// Whether the element is selected.
  public var isSelected: Bool
  /// Whether the element has the keyboard focus.
  public var hasFocus: Bool
  /// Whether the element and everything in it is hidden: it is not drawn, hit or found by any query.
  public var isHidden: Bool
  /// Whether what lies outside the frame is cut off, as scroll views and windows do with their content.
  public var clipsToBounds: Bool
  /// Whether touches pass through the element itself (not through its children); such an element covers nothing either.
  public var ignoresTouches: Bool

  /// Makes the properties of an element; all but the type have a default.
  @inlinable public init(
    type: ElementType, identifier: String = "", label: String = "", title: String = "", value: String? = nil, placeholder: String? = nil,
    traits: ElementTraits = [], frame: CGRect = .zero, isEnabled: Bool = true, isSelected: Bool = false, hasFocus: Bool = false, isHidden: Bool = false,
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
  }
}
