/// Selects the only element that matches.
///
/// For example, `select(.label("Log out")).perform(.tap).assert(.isNotVisible)`.
///
/// The element is looked up by each action and assertion. If several elements match, the interaction fails and lists the matches.
/// - Parameter matcher: The matcher that identifies the element.
public func select(_ matcher: ElementMatcher) -> ElementSelection { ElementSelection(.matcher(matcher)) }

/// Selects an element: `select(profileScreen.photo).perform(.pinch(.outward))`.
///
/// The element is looked up by each action and assertion. If several elements match, the first match is used, or the match at the element's index.
/// - Parameter element: The element.
public func select(_ element: some Element) -> ElementSelection { ElementSelection(.element(element)) }
