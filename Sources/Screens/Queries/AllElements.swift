/// Returns a list of all elements that match, including the app's window.
public func allElements(_ matcher: ElementMatcher = .anything) -> ElementList { ElementList(matcher, includesRoots: true) }

/// Returns a list of all elements that satisfy all matchers, including the app's window.
public func allElements(_ matchers: [ElementMatcher]) -> ElementList { ElementList(.allOf(matchers), includesRoots: true) }

/// Returns a list of all elements that match, except the root of the search.
///
/// By default, the root is the app's window.
public func allSubelements(_ matcher: ElementMatcher = .anything) -> ElementList { ElementList(matcher, includesRoots: false) }

/// Returns a list of all elements that satisfy all matchers, except the root of the search.
public func allSubelements(_ matchers: [ElementMatcher]) -> ElementList { ElementList(.allOf(matchers), includesRoots: false) }

/// Returns a list with the first element that matches, or an empty list.
public func firstElement(_ matcher: ElementMatcher = .anything) -> ElementList { allElements(matcher).subrange(0..<1) }

/// Returns a list with the first element that satisfies all matchers, or an empty list.
public func firstElement(_ matchers: [ElementMatcher]) -> ElementList { allElements(matchers).subrange(0..<1) }

/// Returns a list with the first element that matches, except the root of the search.
public func firstSubelement(_ matcher: ElementMatcher = .anything) -> ElementList { allSubelements(matcher).subrange(0..<1) }

/// Returns a list with the first element that satisfies all matchers, except the root of the search.
public func firstSubelement(_ matchers: [ElementMatcher]) -> ElementList { allSubelements(matchers).subrange(0..<1) }
