/// All elements that match, the app's window included.
public func allElements(_ matcher: ElementMatcher = .anything) -> ElementList { ElementList(matcher, includesRoots: true) }

/// All elements that match every one of several matchers, the app's window included.
public func allElements(_ matchers: [ElementMatcher]) -> ElementList { ElementList(.allOf(matchers), includesRoots: true) }

/// All elements that match, without those that the list is of.
public func allSubelements(_ matcher: ElementMatcher = .anything) -> ElementList { ElementList(matcher, includesRoots: false) }

/// All elements that match every one of several matchers, without those that the list is of.
public func allSubelements(_ matchers: [ElementMatcher]) -> ElementList { ElementList(.allOf(matchers), includesRoots: false) }

/// The first element that matches, as a list of one or none.
public func firstElement(_ matcher: ElementMatcher = .anything) -> ElementList { allElements(matcher).subrange(0..<1) }

/// The first element that matches every one of several matchers, as a list of one or none.
public func firstElement(_ matchers: [ElementMatcher]) -> ElementList { allElements(matchers).subrange(0..<1) }

/// The first element that matches, without those that the list is of, as a list of one or none.
public func firstSubelement(_ matcher: ElementMatcher = .anything) -> ElementList { allSubelements(matcher).subrange(0..<1) }

/// The first element that matches every one of several matchers, without those that the list is of, as a list of one or none.
public func firstSubelement(_ matchers: [ElementMatcher]) -> ElementList { allSubelements(matchers).subrange(0..<1) }
