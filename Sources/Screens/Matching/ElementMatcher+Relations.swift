import HeadlessXCUI

// What is around an element, and what is in it.
extension ElementMatcher {
  /// Matches an element that is directly in one that matches.
  nonisolated public static func parent(_ matcher: ElementMatcher) -> ElementMatcher {
    ElementMatcher("has a parent that \(matcher)", forSearch: [matcher].forSearch { parent($0[0]) }) { $0.parent.map(matcher.test) ?? false }
  }

  /// Matches an element that is in one that matches, at any depth; no element is in itself.
  nonisolated public static func ancestor(_ matcher: ElementMatcher) -> ElementMatcher {
    ElementMatcher("has an ancestor that \(matcher)", forSearch: [matcher].forSearch { ancestor($0[0]) }) { $0.ancestors.contains(where: matcher.test) }
  }

  /// Matches an element in which one that matches is, at any depth; no element is in itself.
  nonisolated public static func descendant(_ matcher: ElementMatcher) -> ElementMatcher {
    ElementMatcher("has a descendant that \(matcher)", forSearch: [matcher].forSearch { descendant($0[0]) }) { $0.descendants.contains(where: matcher.test) }
  }

  /// Matches an element directly in which one that matches is.
  nonisolated public static func child(_ matcher: ElementMatcher) -> ElementMatcher {
    ElementMatcher("has a child that \(matcher)", forSearch: [matcher].forSearch { child($0[0]) }) { $0.children.contains(where: matcher.test) }
  }

  /// Matches an element that matches itself, as does everything around it up to the app.
  nonisolated public static func selfAndAncestors(_ matcher: ElementMatcher) -> ElementMatcher {
    ElementMatcher("with all its ancestors \(matcher)", forSearch: [matcher].forSearch { selfAndAncestors($0[0]) }) { matcher.test($0) && $0.ancestors.allSatisfy(matcher.test) }
  }

  // MARK: Views

  /// Matches the element of a view of exactly this type: `.view(UsernameLabel.self)`.
  ///
  /// A view whose body is one element shares it; a view with several elements has none: see ``inside(_:)-(Any.Type)``.
  nonisolated public static func view(_ type: Any.Type) -> ElementMatcher {
    ElementMatcher("is a view of the type \(type)") { $0.viewTypes.own.contains { $0 == type } }
  }

  /// Matches the element of a view whose type has this name, without the types of its content: `.view(named: "Button")`.
  nonisolated public static func view(named name: String) -> ElementMatcher {
    ElementMatcher("is a view of the type \(name)") { $0.viewTypes.own.contains { baseName(of: $0) == name } }
  }

  /// Matches the element of a view whose type conforms to a protocol, or inherits from a class: `.view(conformingTo: (any Likeable.Type).self)`.
  nonisolated public static func view<Metatype>(conformingTo metatype: Metatype.Type) -> ElementMatcher {
    let test: @Sendable (Any.Type) -> Bool = { ($0 as Any) is Metatype }
    let name = "\(metatype)".replacingOccurrences(of: ".Type", with: "").replacingOccurrences(of: "any ", with: "")
    return ElementMatcher("is a view that conforms to \(name)") { $0.viewTypes.own.contains(where: test) }
  }

  /// Matches an element in a view of exactly this type, or of that view: `.inside(SendMessageView.self)`.
  nonisolated public static func inside(_ type: Any.Type) -> ElementMatcher {
    ElementMatcher("is inside a view of the type \(type)") { element in
      let views = [element.viewTypes] + element.ancestors.map(\.viewTypes)
      return views.contains { ($0.own + $0.around).contains { $0 == type } }
    }
  }

  /// The name of a type without the types of its content: “Button” for `Button<Text>`.
  nonisolated private static func baseName(of type: Any.Type) -> String { String("\(type)".prefix { $0 != "<" }) }
}
