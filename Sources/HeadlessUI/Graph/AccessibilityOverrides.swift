import ScreenModel

/// What accessibility modifiers say about the view that they stand on; the nearest element under them takes it.
struct AccessibilityOverrides: Equatable {
  var identifier: String?
  var label: String?
  var value: String?
  var addedTraits: ElementTraits = []
  var removedTraits: ElementTraits = []
  var children: AccessibilityChildBehavior?
  var role: ElementType?

  /// What is left of two modifiers in a row: the outer one wins where both speak, as in SwiftUI.
  func merged(over inner: AccessibilityOverrides) -> AccessibilityOverrides {
    var merged = inner
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
