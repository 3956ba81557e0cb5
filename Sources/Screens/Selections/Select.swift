/// Begins an interaction with the one element that matches: `select(.label("Log out")).perform(.tap).assert(.isNotVisible)`.
///
/// Nothing is looked up here, but anew at each action and assertion of the selection. More than one match is a failure that lists them.
/// - Parameter matcher: What must be true of the element.
public func select(_ matcher: ElementMatcher) -> ElementSelection { ElementSelection(.matcher(matcher)) }

/// Begins an interaction with a typed element: `select(profileScreen.photo).perform(.pinch(.outward))`.
///
/// Nothing is looked up here, but anew at each action and assertion of the selection. As everywhere a typed element is the first match, or the one with its index.
/// - Parameter element: The element.
public func select(_ element: some Element) -> ElementSelection { ElementSelection(.element(element)) }
