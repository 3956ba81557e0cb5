import HeadlessXCUI

extension ElementMatcher {
  /// Matches elements whose parent matches.
  nonisolated public static func parent(_ matcher: ElementMatcher) -> ElementMatcher {
    ElementMatcher("has a parent that \(matcher)", forSearch: [matcher].forSearch { parent($0[0]) }) { $0.parent.map(matcher.test) ?? false }
  }

  /// Matches elements with an ancestor that matches.
  ///
  /// An element isn't its own ancestor.
  nonisolated public static func ancestor(_ matcher: ElementMatcher) -> ElementMatcher {
    ElementMatcher("has an ancestor that \(matcher)", forSearch: [matcher].forSearch { ancestor($0[0]) }) { $0.ancestors.contains(where: matcher.test) }
  }

  /// Matches elements with a descendant that matches.
  ///
  /// An element isn't its own descendant.
  nonisolated public static func descendant(_ matcher: ElementMatcher) -> ElementMatcher {
    ElementMatcher("has a descendant that \(matcher)", forSearch: [matcher].forSearch { descendant($0[0]) }) { $0.descendants.contains(where: matcher.test) }
  }

  /// Matches elements with a child that matches.
  nonisolated public static func child(_ matcher: ElementMatcher) -> ElementMatcher {
    ElementMatcher("has a child that \(matcher)", forSearch: [matcher].forSearch { child($0[0]) }) { $0.children.contains(where: matcher.test) }
  }

  /// Matches elements that satisfy a matcher themselves and whose ancestors, up to the app, all satisfy it, too.
  nonisolated public static func selfAndAncestors(_ matcher: ElementMatcher) -> ElementMatcher {
    ElementMatcher("with all its ancestors \(matcher)", forSearch: [matcher].forSearch { selfAndAncestors($0[0]) }) { matcher.test($0) && $0.ancestors.allSatisfy(matcher.test) }
  }

  // MARK: Views

  /// Matches the element of a view with exactly this type: `.view(UsernameLabel.self)`.
  ///
  /// A view whose body has a single element shares that element. A view whose body has several elements doesn't have an element of its own. Use ``inside(_:)-(Any.Type)`` instead.
  nonisolated public static func view(_ type: Any.Type) -> ElementMatcher {
    ElementMatcher("is a view of the type \(type)") { $0.viewTypes.own.contains { $0 == type } }
  }

  /// Matches the element of a view whose type has this name: `.view(named: "Button")`.
  ///
  /// The name doesn't include generic arguments.
  nonisolated public static func view(named name: String) -> ElementMatcher {
    ElementMatcher("is a view of the type \(name)") { $0.viewTypes.own.contains { baseName(of: $0) == name } }
  }

  /// Matches the element of a view whose type conforms to a protocol or inherits from a class.
  ///
  /// For example, `.view(conformingTo: (any Likeable.Type).self)`.
  nonisolated public static func view<Metatype>(conformingTo metatype: Metatype.Type) -> ElementMatcher {
    let test: @Sendable (Any.Type) -> Bool = { ($0 as Any) is Metatype }
    let name = "\(metatype)".replacingOccurrences(of: ".Type", with: "").replacingOccurrences(of: "any ", with: "")
    return ElementMatcher("is a view that conforms to \(name)") { $0.viewTypes.own.contains(where: test) }
  }

  /// Matches the element of a view with exactly this type and the elements inside the view.
  ///
  /// For example, `.inside(SendMessageView.self)`.
  nonisolated public static func inside(_ type: Any.Type) -> ElementMatcher {
    ElementMatcher("is inside a view of the type \(type)") { element in
      let views = [element.viewTypes] + element.ancestors.map(\.viewTypes)
      return views.contains { ($0.own + $0.around).contains { $0 == type } }
    }
  }

  /// Returns the name of a type without generic arguments, such as “Button” for `Button<Text>`.
  nonisolated private static func baseName(of type: Any.Type) -> String { String("\(type)".prefix { $0 != "<" }) }
}
