import ScreenModel

/// The values of the accessibility modifiers on a view; they apply to the nearest element in it.
///
/// It does not change once it is shared. Views are copied often and many have one: as an object, it costs each copy only a reference.
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
  /// Whether a stack or another view without an element of its own has handed them to the elements in it, whose own values win.
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

  /// Returns the values without the behavior for children, for use inside of the element that this behavior creates.
  func withoutChildBehavior() -> AccessibilityOverrides {
    let copy = AccessibilityOverrides(copying: self)
    copy.children = nil
    return copy
  }

  /// Returns the values for the elements in a view that has no element of its own.
  func handedDown() -> AccessibilityOverrides {
    if isHandedDown { return self }
    let copy = AccessibilityOverrides(copying: self)
    copy.isHandedDown = true
    return copy
  }

  /// Returns the combination of two modifiers; the outer one wins, as in SwiftUI, but not what was handed down.
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
    // A text with the trait of a button or a link is found as one.
    if properties.type == .staticText || properties.type == .other || properties.type == .image {
      if addedTraits.contains(.button) { properties.type = .button }
      if addedTraits.contains(.link) { properties.type = .link }
    }
  }
}

// Equal values in another object are no change.
extension AccessibilityOverrides: LocationComparable {
  func isSameLocation(as other: AccessibilityOverrides) -> Bool { self == other }
}

/// How an accessibility element treats the elements inside of it.
public struct AccessibilityChildBehavior: Equatable, Sendable {
  enum Kind { case ignore, contain, combine }
  let kind: Kind

  /// The children are ignored.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// The children stay elements, inside of the new one.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// The labels of the children are combined into the label of the new element.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}
