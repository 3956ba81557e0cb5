import HeadlessXCUI

extension InteractionContext {
  /// Asserts that an element's layout meets all constraints.
  ///
  /// For example, `Then(the: layout(of: photoScreen.caption, is: .below(photoScreen.photo, by: 8)))`.
  public func layout(
    of element: some Element, is first: LayoutConstraint, _ others: LayoutConstraint..., fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    select(element).assert(.layout([first] + others), fileID: fileID, filePath: filePath, line: line)
  }

  /// Asserts that the layout of the only element that matches meets all constraints.
  ///
  /// For example, `Then(the: layout(of: .identifier("Caption"), is: .below(.identifier("Photo"))))`.
  public func layout(
    of matcher: ElementMatcher, is first: LayoutConstraint, _ others: LayoutConstraint..., fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    select(matcher).assert(.layout([first] + others), fileID: fileID, filePath: filePath, line: line)
  }

  /// Asserts that an element's layout doesn't meet a constraint.
  ///
  /// For example, `Then(the: layout(of: photoScreen.caption, isNot: .overlapping(photoScreen.photo)))`.
  public func layout(
    of element: some Element, isNot constraint: LayoutConstraint, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    select(element).assert(.layout(not: constraint), fileID: fileID, filePath: filePath, line: line)
  }

  /// Asserts that several elements have the given arrangement.
  ///
  /// For example, `Then(the: layout(of: [title, photo, caption], is: .column(spacing: 8)))`.
  public func layout(
    of elements: [any Element], is arrangement: LayoutArrangement, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    CallSite.with(fileID, filePath, line) {
      if elements.count < arrangement.least {
        let function = "layout(of:is:)"
        let reason: InteractionFailure.Reason =
          elements.isEmpty ? .noArguments(function: function) : .tooFewArguments(function: function, count: elements.count, least: arrangement.least)
        return HeadlessDriver.failForInput(.expect("a layout of several elements"), reason)
      }
      for part in arrangement.parts(of: elements) where !InteractionFailure.isStopped { select(part.element).assert(part.claim) }
    }
  }
}
