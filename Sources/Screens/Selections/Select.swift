/// Selects the only element that matches.
///
/// For example, `select(.label("Log out")).perform(.tap).assert(.isNotVisible)`.
///
/// The element isn't looked up here, but at each action and assertion. Several matches are a failure that lists them.
/// - Parameter matcher: The matcher that identifies the element.
public func select(_ matcher: ElementMatcher) -> ElementSelection { ElementSelection(.matcher(matcher)) }

/// Selects a typed element: `select(profileScreen.photo).perform(.pinch(.outward))`.
///
/// The element isn't looked up here, but at each action and assertion. As always, a typed element is the first match, or the match at its index.
/// - Parameter element: The element.
public func select(_ element: some Element) -> ElementSelection { ElementSelection(.element(element)) }
