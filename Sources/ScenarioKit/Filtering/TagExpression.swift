/// A tag expression in Cucumber's syntax: `@smoke and not (@slow or @wip)`.
indirect enum TagExpression: Equatable, Sendable {
  /// A tag without “@”.
  case tag(String)
  case not(TagExpression)
  case and(TagExpression, TagExpression)
  case or(TagExpression, TagExpression)

  /// Returns whether a scenario with exactly these tags satisfies the expression.
  func isSatisfied(by tags: [String]) -> Bool {
    switch self {
    case .tag(let name): tags.contains(name)
    case .not(let inner): !inner.isSatisfied(by: tags)
    case .and(let first, let second): first.isSatisfied(by: tags) && second.isSatisfied(by: tags)
    case .or(let first, let second): first.isSatisfied(by: tags) || second.isSatisfied(by: tags)
    }
  }

  /// Returns whether a scenario with at least these tags satisfies the expression.
  ///
  /// The result is `nil` if it depends on other tags.
  func verdict(on tags: [String]) -> Bool? {
    switch self {
    case .tag(let name): return tags.contains(name) ? true : nil
    case .not(let inner): return inner.verdict(on: tags).map(!)
    case .and(let first, let second):
      let verdicts = [first.verdict(on: tags), second.verdict(on: tags)]
      return verdicts.contains(false) ? false : verdicts.contains(nil) ? nil : true
    case .or(let first, let second):
      let verdicts = [first.verdict(on: tags), second.verdict(on: tags)]
      return verdicts.contains(true) ? true : verdicts.contains(nil) ? nil : false
    }
  }
}
