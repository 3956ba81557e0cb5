import ScreenModel

/// What accessibility modifiers say about the view that they stand on; the nearest element under them takes it.
///
/// It does not change once somebody else has it. Views are copied often and many have one: being an object, it costs each copy a reference and no more.
final class AccessibilityOverrides: Equatable {
  var identifier: String?
  var label: String?
  var value: String?
  var addedTraits: ElementTraits = []
  var removedTraits: ElementTraits = []
  var children: AccessibilityChildBehavior?
  var role: ElementType?

  init() {}

  private init(copying other: AccessibilityOverrides) {
    identifier = other.identifier
    label = other.label
    value = other.value
    addedTraits = other.addedTraits
    removedTraits = other.removedTraits
    children = other.children
    role = other.role
  }

  static func == (first: AccessibilityOverrides, second: AccessibilityOverrides) -> Bool {
    first === second
      || first.identifier == second.identifier && first.label == second.label && first.value == second.value && first.addedTraits == second.addedTraits
        && first.removedTraits == second.removedTraits && first.children == second.children && first.role == second.role
  }

  /// The same, as it is for what lies under an element that a modifier has made.
  func withoutChildBehavior() -> AccessibilityOverrides {
    let copy = AccessibilityOverrides(copying: self)
    copy.children = nil
    return copy
  }

  /// What is left of two modifiers in a row: the outer one wins where both speak, as in SwiftUI.
  func merged(over inner: AccessibilityOverrides) -> AccessibilityOverrides {
    let merged = AccessibilityOverrides(copying: inner)
    if let identifier { merged.identifier = identifier }
    if let label { merged.label = label }
    if let value { merged.value = value }
    merged.addedTraits.formUnion(addedTraits)
    merged.removedTraits.formUnion(removedTraits)
    if let children { merged.children = children }
    if let role { merged.role = role }
    return merged
  }

  func apply(to properties: inout ElementProperties) {
    if let identifier { properties.identifier = identifier }
    if let label { properties.label = label }
    if let value { properties.value = value }
    properties.traits.formUnion(addedTraits)
    properties.traits.subtract(removedTraits)
    if addedTraits.contains(.selected) { properties.isSelected = true }
    if removedTraits.contains(.selected) { properties.isSelected = false }
    if let role { properties.type = role }
    // A text that acts as a button or a link is one for whoever looks for it.
    if properties.type == .staticText || properties.type == .other || properties.type == .image {
      if addedTraits.contains(.button) { properties.type = .button }
      if addedTraits.contains(.link) { properties.type = .link }
    }
  }
}

// A body is not evaluated anew for another object that says the same.
extension AccessibilityOverrides: LocationComparable {
  func isSameLocation(as other: AccessibilityOverrides) -> Bool { self == other }
}

/// What becomes of the elements under an element that a modifier makes.
public struct AccessibilityChildBehavior: Equatable, Sendable {
  enum Kind { case ignore, contain, combine }
  let kind: Kind

  /// The children are left out.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// The children stay, inside of the new element.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// The children are left out; their labels make up the new element's label.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}
