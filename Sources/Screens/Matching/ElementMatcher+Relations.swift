import HeadlessXCUI

extension ElementMatcher {
  /// Matches elements whose parent matches.
  ///
  /// The matcher ``view(_:)`` also matches a view without an element that contains the element, if no other element is between them.
  nonisolated public static func parent(_ matcher: ElementMatcher) -> ElementMatcher {
    let (test, isInView) = (matcher.test, matcher.isInView)
    return ElementMatcher("has a parent that \(matcher)", forSearch: [matcher].forSearch { parent($0[0]) }) {
      (isInView?($0) ?? false) || ($0.parent.map(test) ?? false)
    }
  }

  /// Matches elements with an ancestor that matches.
  ///
  /// An element isn't its own ancestor. The matcher ``view(_:)`` also matches a view without an element that contains the element, such as a view whose body is a stack.
  nonisolated public static func ancestor(_ matcher: ElementMatcher) -> ElementMatcher {
    let (test, isInView) = (matcher.testWithViews, matcher.isInView)
    return ElementMatcher("has an ancestor that \(matcher)", forSearch: [matcher].forSearch { ancestor($0[0]) }) {
      (isInView?($0) ?? false) || $0.ancestors.contains(where: test)
    }
  }

  /// Matches elements with a descendant that matches.
  ///
  /// An element isn't its own descendant. The matcher ``view(_:)`` also matches a view without an element that is inside the element.
  nonisolated public static func descendant(_ matcher: ElementMatcher) -> ElementMatcher {
    let test = matcher.testWithViews
    return ElementMatcher("has a descendant that \(matcher)", forSearch: [matcher].forSearch { descendant($0[0]) }) { $0.descendants.contains(where: test) }
  }

  /// Matches elements with a child that matches.
  ///
  /// The matcher ``view(_:)`` also matches a view without an element that is inside the element, if no other element is between them.
  nonisolated public static func child(_ matcher: ElementMatcher) -> ElementMatcher {
    let test = matcher.testWithViews
    return ElementMatcher("has a child that \(matcher)", forSearch: [matcher].forSearch { child($0[0]) }) { $0.children.contains(where: test) }
  }

  /// Matches elements that satisfy a matcher themselves and whose ancestors, up to the app, all satisfy it, too.
  nonisolated public static func selfAndAncestors(_ matcher: ElementMatcher) -> ElementMatcher {
    ElementMatcher("with all its ancestors \(matcher)", forSearch: [matcher].forSearch { selfAndAncestors($0[0]) }) { matcher.test($0) && $0.ancestors.allSatisfy(matcher.test) }
  }

  // MARK: Views

  /// Matches the element of a view with exactly this type: `.view(UsernameLabel.self)`.
  ///
  /// A view whose body has a single element shares that element. A view whose body has several elements, such as a stack of texts, doesn't have an element of its own, so no element
  /// matches. To select an element inside the view, write `select(.label("Send")).inRoot(.view(SendMessageView.self))`, or use ``ancestor(_:)`` or ``inside(_:)-(Any.Type)``.
  /// A sheet or an alert isn't inside the view that presents it.
  nonisolated public static func view(_ type: Any.Type) -> ElementMatcher { view("is a view of the type \(type)") { $0 == type } }

  /// Matches the element of a view whose type has this name: `.view(named: "Button")`.
  ///
  /// The name doesn't include generic arguments. For views with several elements, see ``view(_:)``.
  nonisolated public static func view(named name: String) -> ElementMatcher { view("is a view of the type \(name)") { baseName(of: $0) == name } }

  /// Matches the element of a view whose type conforms to a protocol or inherits from a class.
  ///
  /// For example, `.view(conformingTo: (any Likeable.Type).self)`. For views with several elements, see ``view(_:)``.
  nonisolated public static func view<Metatype>(conformingTo metatype: Metatype.Type) -> ElementMatcher {
    let name = "\(metatype)".replacingOccurrences(of: ".Type", with: "").replacingOccurrences(of: "any ", with: "")
    return view("is a view that conforms to \(name)") { ($0 as Any) is Metatype }
  }

  nonisolated private static func view(_ description: String, _ test: @escaping @MainActor (Any.Type) -> Bool) -> ElementMatcher {
    ElementMatcher(description, viewTest: test) { $0.viewTypes.own.contains(where: test) }
  }

  /// Matches the element of a view with exactly this type and the elements inside the view.
  ///
  /// For example, `.inside(SendMessageView.self)`. As a root, it's the same as ``view(_:)``.
  nonisolated public static func inside(_ type: Any.Type) -> ElementMatcher {
    ElementMatcher("is inside a view of the type \(type)", viewTest: { $0 == type }) { element in
      let views = [element.viewTypes] + element.ancestors.map(\.viewTypes)
      return views.contains { ($0.own + $0.around).contains { $0 == type } }
    }
  }

  /// A test for whether an element is inside a matching view, with no other element between them, or `nil` if only elements match.
  nonisolated var isInView: (@MainActor (ElementSnapshot) -> Bool)? {
    guard let viewTest else { return nil }
    return { $0.viewTypes.containers.contains(where: viewTest) }
  }

  /// A test for an element, or for a view that contains it, with no other element between them.
  nonisolated private var testWithViews: @MainActor (ElementSnapshot) -> Bool {
    let test = self.test
    guard let isInView else { return test }
    return { test($0) || isInView($0) }
  }

  /// Returns the name of a type without generic arguments, such as “Button” for `Button<Text>`.
  nonisolated private static func baseName(of type: Any.Type) -> String { String("\(type)".prefix { $0 != "<" }) }
}
