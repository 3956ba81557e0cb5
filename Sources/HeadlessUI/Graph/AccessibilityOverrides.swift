import ScreenModel

/// The values of a view's accessibility modifiers, which apply to the nearest element inside the view.
///
/// The values don't change after they're shared. They're stored in an object, because views are copied often and copying a reference is cheap.
final class AccessibilityOverrides: Equatable {
  var identifier: String?
  var label: String?
  var value: String?
  var hint: String?
  var isFocused: Bool?
  var activationPoint: ElementDetails.ActivationPoint?
  var addedTraits = ElementTraits(rawValue: 0)
  var removedTraits = ElementTraits(rawValue: 0)
  var children: AccessibilityChildBehavior?
  var role: ElementType?
  var isDisabled = false
  /// Whether a view without an element has passed the values down to the elements inside it.
  ///
  /// The values that those elements set themselves take precedence.
  private(set) var isHandedDown = false

  init() {}

  private init(copying other: AccessibilityOverrides) {
    identifier = other.identifier
    label = other.label
    value = other.value
    hint = other.hint
    isFocused = other.isFocused
    activationPoint = other.activationPoint
    addedTraits = other.addedTraits
    removedTraits = other.removedTraits
    children = other.children
    role = other.role
    isDisabled = other.isDisabled
    isHandedDown = other.isHandedDown
  }

  static func == (first: AccessibilityOverrides, second: AccessibilityOverrides) -> Bool {
    first === second
      || first.identifier == second.identifier && first.label == second.label && first.value == second.value && first.addedTraits == second.addedTraits
        && first.removedTraits == second.removedTraits && first.children == second.children && first.role == second.role && first.hint == second.hint
        && first.isFocused == second.isFocused && first.isHandedDown == second.isHandedDown && first.isDisabled == second.isDisabled
        && first.activationPoint == second.activationPoint
  }

  /// Returns the values without the child behavior.
  ///
  /// The result is for the content of the element that the behavior creates.
  func withoutChildBehavior() -> AccessibilityOverrides {
    let copy = AccessibilityOverrides(copying: self)
    copy.children = nil
    return copy
  }

  /// Returns the values without the type of the element.
  func withoutRole() -> AccessibilityOverrides {
    if role == nil { return self }
    let copy = AccessibilityOverrides(copying: self)
    copy.role = nil
    return copy
  }

  /// Returns the values for the elements inside a view that doesn't have an element.
  func handedDown() -> AccessibilityOverrides {
    if isHandedDown { return self }
    let copy = AccessibilityOverrides(copying: self)
    copy.isHandedDown = true
    return copy
  }

  /// Returns the combined values of two modifiers.
  ///
  /// As in SwiftUI, the outer modifier takes precedence, unless its values were passed down.
  func merged(over inner: AccessibilityOverrides) -> AccessibilityOverrides {
    if isHandedDown, !inner.isHandedDown {
      let outer = AccessibilityOverrides(copying: self)
      outer.isHandedDown = false
      return inner.merged(over: outer)
    }
    let merged = AccessibilityOverrides(copying: inner)
    if let identifier { merged.identifier = identifier }
    if let label { merged.label = label }
    if let value { merged.value = value }
    if let hint { merged.hint = hint }
    if let isFocused { merged.isFocused = isFocused }
    if let activationPoint { merged.activationPoint = activationPoint }
    merged.addedTraits.formUnion(addedTraits)
    merged.removedTraits.formUnion(removedTraits)
    if let children { merged.children = children }
    if let role { merged.role = role }
    if isDisabled { merged.isDisabled = true }
    return merged
  }

  func apply(to properties: inout ElementProperties) {
    if let identifier { properties.identifier = identifier }
    if let label { properties.label = label }
    if let value { properties.value = value }
    if let hint { properties.details.hint = hint }
    if let isFocused, isFocused { properties.details.isAccessibilityFocused = true }
    if let activationPoint { properties.details.activationPoint = activationPoint }
    properties.traits.formUnion(addedTraits)
    properties.traits.subtract(removedTraits)
    if addedTraits.contains(.selected) { properties.isSelected = true }
    if removedTraits.contains(.selected) { properties.isSelected = false }
    if let role { properties.type = role }
    if isDisabled { properties.isEnabled = false }
    // As in XCUITest, text, an image or an `other` element with the trait of a button or link counts as a button or link.
    if properties.type == .staticText || properties.type == .other || properties.type == .image {
      if addedTraits.contains(.button) { properties.type = .button }
      if addedTraits.contains(.link) { properties.type = .link }
    }
  }
}

// Compare the values instead of the identities, because a body creates a new object with equal values each time.
extension AccessibilityOverrides: LocationComparable {
  func isSameLocation(as other: AccessibilityOverrides) -> Bool { self == other }
}

/// The way an accessibility element treats its child elements.
public struct AccessibilityChildBehavior: Equatable, Sendable {
  enum Kind { case ignore, contain, combine }
  let kind: Kind

  /// Child elements are hidden.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// Child elements stay in the tree, inside the new element.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// The labels of child elements are combined into the label of the new element.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}
