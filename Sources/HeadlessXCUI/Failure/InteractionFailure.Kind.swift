internal import VirtualTime

extension InteractionFailure {
  /// The stable identifier of the kind of failure, for programs.
  public var kind: String {
    switch reason {
    case .noDevice: "device.none"
    case .notFound, .noMatch: "element.notFound"
    case .absent(let wait): wait.isEndless ? "app.neverSettles" : "element.notFound"
    case .searchFailed: "element.searchFailed"
    case .conditionNotMet: "action.conditionNotMet"
    case .actionFailed: "action.failed"
    case .edgeReached: "scroll.edgeReached"
    case .assertionFailed(let claim): "assertion.\(claim.kind)"
    case .several: "assertion.several"
    case .indexBeyondMatches: "element.indexBeyondMatches"
    case .beyondRows: "element.beyondRows"
    case .noRows: "element.noRows"
    case .emptyRow: "element.emptyRow"
    case .notUnique, .ambiguous: "element.notUnique"
    case .noReference: "layout.noReference"
    case .severalReferences: "layout.severalReferences"
    case .offScreen: "element.offScreen"
    case .covered: "element.covered"
    case .moving: "element.moving"
    case .disabled: "element.disabled"
    case .appNotInFront: "app.notInFront"
    case .appNotRunning: "app.notRunning"
    case .appNotInstalled: "app.notInstalled"
    case .noKeyboardFocus: "keyboard.noFocus"
    case .keyboardFocusElsewhere: "keyboard.focusElsewhere"
    case .stateNotReached(_, let wait): wait.isEndless ? "app.neverSettles" : "state.notReached"
    case .valueDiffers(_, let wait): wait.isEndless ? "app.neverSettles" : "value.differs"
    case .notReachedByScrolling: "scroll.notReached"
    case .neverSettles: "app.neverSettles"
    case .neverIdle(let wait): wait.isEndless ? "app.neverSettles" : "app.neverIdle"
    case .stateChangedInBody: "view.stateChangedInBody"
    case .environmentReadInInitializer: "view.environmentReadInInitializer"
    case .missingEnvironmentObject: "view.missingEnvironmentObject"
    case .unexpectedRequest: "request.unexpected"
    case .noStates: "input.noStates"
    case .noArguments: "input.nothingGiven"
    case .tooFewArguments: "input.tooFewGiven"
    case .unusableNumber: "input.unusableNumber"
    case .unknownKey: "input.unknownKey"
    case .alreadyThere: "value.alreadyThere"
    case .notAdjustable: "value.notAdjustable"
    case .ambiguousValue: "value.ambiguous"
    }
  }

  /// The categories of interaction failures, similar to EarlGrey's.
  public enum Category: String, CaseIterable, Sendable {
    /// No element was found.
    case elementNotFound
    /// Several elements match a query for one element.
    case severalElementsMatched
    /// There are fewer matches than the index requires.
    case indexOutOfBounds
    /// A precondition of the action wasn't met: the element is disabled, covered or off screen.
    case conditionNotMet
    /// The action itself failed.
    case actionFailed
    /// An assertion failed.
    case assertionFailed
    /// The app didn't become idle in time, or never becomes idle because it starts new work again and again.
    case timeout
    /// The test has a mistake: for example, there's no device, the app isn't installed, or a value is invalid.
    case misuse
  }

  /// The category of the failure.
  ///
  /// For a more specific identifier, use ``kind``.
  public var category: Category {
    switch reason {
    case .notFound, .noMatch, .absent, .searchFailed, .emptyRow, .noReference: reason.wait?.isEndless == true ? .timeout : .elementNotFound
    case .notUnique, .ambiguous, .severalReferences: .severalElementsMatched
    case .indexBeyondMatches, .beyondRows: .indexOutOfBounds
    case .conditionNotMet, .offScreen, .covered, .disabled, .appNotInFront, .noKeyboardFocus, .keyboardFocusElsewhere: .conditionNotMet
    case .actionFailed, .edgeReached, .alreadyThere, .notAdjustable, .ambiguousValue, .notReachedByScrolling: .actionFailed
    case .assertionFailed(let claim): claim.kind == "condition" ? .conditionNotMet : .assertionFailed
    case .several: .assertionFailed
    case .moving, .neverSettles, .neverIdle: .timeout
    case .stateNotReached(_, let wait) where !isExpectation: wait.isEndless ? .timeout : absence != nil ? .elementNotFound : .conditionNotMet
    case .stateNotReached(_, let wait), .valueDiffers(_, let wait): wait.isEndless ? .timeout : isExpectation ? .assertionFailed : .actionFailed
    case .noDevice, .appNotRunning, .appNotInstalled, .stateChangedInBody, .environmentReadInInitializer, .missingEnvironmentObject, .unexpectedRequest,
      .noStates, .noArguments, .tooFewArguments, .unusableNumber, .unknownKey, .noRows:
      .misuse
    }
  }

  /// Whether the failure is a mistake in the app that an interaction revealed.
  package var isOfTheApp: Bool {
    switch reason {
    case .stateChangedInBody, .environmentReadInInitializer, .missingEnvironmentObject, .unexpectedRequest: true
    default: false
    }
  }

  private var isExpectation: Bool {
    if case .expect = attempt { true } else { false }
  }
}
