import HeadlessXCUI

/// A description of one element, to perform actions on the element and to check assertions.
///
/// Create a selection with ``select(_:)-(ElementMatcher)``.
///
/// - Each action or assertion looks up the element again, so the same selection can find another element after a tap.
/// - A selection must match exactly one element. If several elements match, the interaction fails, unless ``atIndex(_:)`` chooses one. For an `Element`, the first match is used.
/// - In lazy mode, an action waits until the element exists and meets the action’s conditions, and an assertion waits until it's true. The wait ends after
///   ``TestConfiguration/interactionTimeout`` or when no work is pending. In idle mode, both wait until the app is idle and then look up the element once.
/// - The app under test is searched, in tree order. To search in another app, use ``inRoot(_:)-(Element)`` with an element of that app.
@preconcurrency @MainActor
public struct ElementSelection: Sendable {
  /// The target of a selection.
  enum Subject: Sendable {
    case matcher(ElementMatcher)
    case element(any Element)
  }

  /// A search that repeats an action to bring the element onto the screen.
  struct Search: Sendable {
    let action: ElementAction
    let place: Indirect
    let maxTries: Int
    let timeout: Double?

    /// A reference to a selection, because a structure can't contain itself.
    final class Indirect: Sendable {
      let selection: ElementSelection

      init(_ selection: ElementSelection) { self.selection = selection }
    }
  }

  let subject: Subject
  private(set) var root: ElementMatcher?
  private(set) var scope: (any Element)?
  private(set) var index: Int?
  private(set) var search: Search?

  nonisolated init(_ subject: Subject) { self.subject = subject }

  nonisolated private func refined(_ change: (inout ElementSelection) -> Void) -> ElementSelection {
    var selection = self
    change(&selection)
    return selection
  }

  // MARK: Narrowing

  /// Limits the selection to elements with an ancestor that matches.
  ///
  /// This replaces an earlier root.
  ///
  /// A root can also be a view of the app that has no element, such as a view whose body is a stack: `select(.label("Send")).inRoot(.view(SendMessageView.self))`.
  /// - Parameter root: The matcher that an ancestor must satisfy. The ancestor itself isn't selected.
  nonisolated public func inRoot(_ root: ElementMatcher) -> ElementSelection {
    refined {
      $0.root = root
      $0.scope = nil
    }
  }

  /// Limits the selection to elements inside another element, at any depth.
  ///
  /// This replaces an earlier root.
  nonisolated public func inRoot(_ root: some Element) -> ElementSelection {
    refined {
      $0.root = nil
      $0.scope = root
    }
  }

  /// Selects the match at an index if several elements match.
  ///
  /// The index is counted from 0 in tree order.
  ///
  /// If only one element matches, it's selected regardless of the index. If several elements match, an index beyond the last match fails the interaction.
  nonisolated public func atIndex(_ index: Int) -> ElementSelection { refined { $0.index = index } }

  /// Adds a search action that brings the element onto the screen.
  ///
  /// For example, `select(row).searching(with: .scroll(.down, by: 50), on: .type(.table))`.
  ///
  /// If the element doesn't exist, the search performs the action, waits until the app is idle, and looks for the element again, until the element exists. If the action
  /// fails, for example at the edge of the content, the search looks for the element one last time.
  ///
  /// If the element still doesn't exist, an action fails with the reason why the search ended. So does an assertion, unless it's true of an absent element.
  /// - Parameters:
  ///   - action: The action to perform until the element exists.
  ///   - place: The matcher for the element that the action is performed on.
  ///   - maxTries: The maximum number of times to perform the action.
  ///   - timeout: The longest time to search, in virtual seconds. The default is ``TestConfiguration/interactionTimeout``, which includes the wait before the search.
  nonisolated public func searching(with action: ElementAction, on place: ElementMatcher, maxTries: Int = 1_000, timeout: Double? = nil) -> ElementSelection {
    searching(with: action, on: select(place), maxTries: maxTries, timeout: timeout)
  }

  /// Adds a search action that's performed on another element.
  ///
  /// For details, see ``searching(with:on:maxTries:timeout:)-(_,ElementMatcher,_,_)``.
  nonisolated public func searching(with action: ElementAction, on place: some Element, maxTries: Int = 1_000, timeout: Double? = nil) -> ElementSelection {
    searching(with: action, on: select(place), maxTries: maxTries, timeout: timeout)
  }

  /// Adds a search action that's performed on another selection.
  ///
  /// For details, see ``searching(with:on:maxTries:timeout:)-(_,ElementMatcher,_,_)``.
  nonisolated public func searching(with action: ElementAction, on place: ElementSelection, maxTries: Int = 1_000, timeout: Double? = nil) -> ElementSelection {
    refined { $0.search = Search(action: action, place: Search.Indirect(place), maxTries: maxTries, timeout: timeout) }
  }

  // MARK: Using

  /// Performs an action on the element.
  ///
  /// If the interaction fails, the failure is reported and ends the step or the test.
  /// - Returns: The selection, for further actions and assertions.
  @discardableResult
  public func perform(_ action: ElementAction, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) -> ElementSelection {
    CallSite.with(fileID, filePath, line) { failure(of: action)?.report() }
    return self
  }

  /// Asserts that the element matches.
  ///
  /// If the interaction fails, the failure is reported and ends the step or the test.
  ///
  /// If no element is found, a matcher that matches absence, such as ``ElementMatcher/isNotVisible``, succeeds. If several elements are found, the assertion always fails.
  /// - Returns: The selection, for further actions and assertions.
  @discardableResult
  public func assert(_ claim: ElementMatcher, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) -> ElementSelection {
    assert(ElementAssertion(claim), fileID: fileID, filePath: filePath, line: line)
  }

  /// Checks an assertion about the element or its absence.
  ///
  /// If the interaction fails, the failure is reported and ends the step or the test.
  /// - Returns: The selection, for further actions and assertions.
  @discardableResult
  public func assert(_ assertion: ElementAssertion, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) -> ElementSelection {
    CallSite.with(fileID, filePath, line) { failure(of: assertion)?.report() }
    return self
  }

  /// Performs an action on the element and throws a failure instead of reporting it.
  ///
  /// For example, `do { try select(unread).attempt(.tap) } catch { … error.category … }`.
  ///
  /// If the step has already failed, the function does nothing.
  /// - Returns: The selection, for further actions and assertions.
  @discardableResult
  public func attempt(_ action: ElementAction, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) throws(InteractionFailure) -> ElementSelection {
    if let failure = CallSite.with(fileID, filePath, line, { failure(of: action) }) { throw failure }
    return self
  }

  /// Asserts that the element matches and throws a failure instead of reporting it.
  /// - Returns: The selection, for further actions and assertions.
  @discardableResult
  public func attempt(
    assert claim: ElementMatcher, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) throws(InteractionFailure) -> ElementSelection {
    try attempt(assert: ElementAssertion(claim), fileID: fileID, filePath: filePath, line: line)
  }

  /// Checks an assertion about the element or its absence and throws a failure instead of reporting it.
  /// - Returns: The selection, for further actions and assertions.
  @discardableResult
  public func attempt(
    assert assertion: ElementAssertion, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) throws(InteractionFailure) -> ElementSelection {
    if let failure = CallSite.with(fileID, filePath, line, { failure(of: assertion) }) { throw failure }
    return self
  }
}
