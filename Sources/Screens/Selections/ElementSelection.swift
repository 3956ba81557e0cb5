import HeadlessXCUI

/// The element that an interaction is about, as a description: ``select(_:)-(ElementMatcher)`` begins it, actions and assertions go on with it.
///
/// - Nothing is looked up before the first action or assertion, and each of them looks anew: after a tap the same description may find another element.
/// - One element is meant. Several matches are a failure, unless ``atIndex(_:)`` takes one; a typed element is the first match.
/// - In lazy mode an action waits until the element is there and meets the action’s conditions, and an assertion until it is true, at most as long as
///   ``TestConfiguration/interactionTimeout`` says and no longer than something is pending. In idle mode both wait until the app is idle, and look once.
/// - Elements are looked for in the app under test, in tree order; ``inRoot(_:)-(Element)`` with an element of another app looks there.
@preconcurrency @MainActor
public struct ElementSelection: Sendable {
  /// What is selected.
  enum Subject: Sendable {
    case matcher(ElementMatcher)
    case element(any Element)
  }

  /// An action that brings the element onto the screen.
  struct Search: Sendable {
    let action: ElementAction
    let place: Indirect
    let maxTries: Int
    let timeout: Double?

    /// A selection within a selection.
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

  /// The same, of an element that is in one that matches, at any depth; it replaces what was given before.
  /// - Parameter root: What must be true of an element around it; that element is no match itself.
  nonisolated public func inRoot(_ root: ElementMatcher) -> ElementSelection {
    refined {
      $0.root = root
      $0.scope = nil
    }
  }

  /// The same, of an element that is in a typed element, at any depth; it replaces what was given before.
  nonisolated public func inRoot(_ root: some Element) -> ElementSelection {
    refined {
      $0.root = nil
      $0.scope = root
    }
  }

  /// The same, where several match: the one with this index, counted from 0 in tree order.
  ///
  /// Where only one matches, it is that one, whatever the index. An index beyond the matches is a failure.
  nonisolated public func atIndex(_ index: Int) -> ElementSelection { refined { $0.index = index } }

  /// The same, of an element that an action brings onto the screen: `select(row).searching(with: .scroll(.down, by: 50), on: .type(.table))`.
  ///
  /// First the element is looked for. While it is not there, the action is performed, the app comes to rest, and the element is looked for again. The action is
  /// performed at least once. When the action fails, as at the edge of the content, the element is looked for a last time.
  /// - Parameters:
  ///   - action: The action.
  ///   - place: What must be true of the element that it is performed on.
  ///   - maxTries: The greatest number of times that it is performed.
  ///   - timeout: The longest search, in virtual seconds; by default ``TestConfiguration/interactionTimeout``, which then covers the wait before the search too.
  nonisolated public func searching(with action: ElementAction, on place: ElementMatcher, maxTries: Int = 1_000, timeout: Double? = nil) -> ElementSelection {
    searching(with: action, on: select(place), maxTries: maxTries, timeout: timeout)
  }

  /// The same, with an action on a typed element: see ``searching(with:on:maxTries:timeout:)-(_,ElementMatcher,_,_)``.
  nonisolated public func searching(with action: ElementAction, on place: some Element, maxTries: Int = 1_000, timeout: Double? = nil) -> ElementSelection {
    searching(with: action, on: select(place), maxTries: maxTries, timeout: timeout)
  }

  /// The same, with an action on another selection: see ``searching(with:on:maxTries:timeout:)-(_,ElementMatcher,_,_)``.
  nonisolated public func searching(with action: ElementAction, on place: ElementSelection, maxTries: Int = 1_000, timeout: Double? = nil) -> ElementSelection {
    refined { $0.search = Search(action: action, place: Search.Indirect(place), maxTries: maxTries, timeout: timeout) }
  }

  // MARK: Using

  /// Performs an action on the element; a failure is reported, and ends the step or the test.
  /// - Returns: The selection, for what comes next.
  @discardableResult
  public func perform(_ action: ElementAction, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) -> ElementSelection {
    CallSite.with(fileID, filePath, line) { failure(of: action)?.report() }
    return self
  }

  /// Asserts that a claim is true of the element; a failure is reported, and ends the step or the test.
  ///
  /// A claim that is true of no element, such as ``ElementMatcher/isNotVisible``, is true where none is found. Several matches are a failure in any case.
  /// - Returns: The selection, for what comes next.
  @discardableResult
  public func assert(_ claim: ElementMatcher, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) -> ElementSelection {
    assert(ElementAssertion(claim), fileID: fileID, filePath: filePath, line: line)
  }

  /// Asserts something of the element, or of its absence; a failure is reported, and ends the step or the test.
  /// - Returns: The selection, for what comes next.
  @discardableResult
  public func assert(_ assertion: ElementAssertion, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) -> ElementSelection {
    CallSite.with(fileID, filePath, line) { failure(of: assertion)?.report() }
    return self
  }

  /// Performs an action on the element, and throws the failure in place of reporting it: `do { try select(unread).attempt(.tap) } catch { … error.category … }`.
  ///
  /// In a step that has failed already it does nothing.
  /// - Returns: The selection, for what comes next.
  @discardableResult
  public func attempt(_ action: ElementAction, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) throws(InteractionFailure) -> ElementSelection {
    if let failure = CallSite.with(fileID, filePath, line, { failure(of: action) }) { throw failure }
    return self
  }

  /// Asserts that a claim is true of the element, and throws the failure in place of reporting it.
  /// - Returns: The selection, for what comes next.
  @discardableResult
  public func attempt(
    assert claim: ElementMatcher, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) throws(InteractionFailure) -> ElementSelection {
    try attempt(assert: ElementAssertion(claim), fileID: fileID, filePath: filePath, line: line)
  }

  /// Asserts something of the element, or of its absence, and throws the failure in place of reporting it.
  /// - Returns: The selection, for what comes next.
  @discardableResult
  public func attempt(
    assert assertion: ElementAssertion, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) throws(InteractionFailure) -> ElementSelection {
    if let failure = CallSite.with(fileID, filePath, line, { failure(of: assertion) }) { throw failure }
    return self
  }
}
