import Screens

/// The name of a reason, which has a section on the page.
enum ReasonName: String, CaseIterable {
  case noDevice, notFound, noMatch, indexBeyondMatches, beyondRows, noRows, emptyRow, notUnique, ambiguous, absent, searchFailed
  case conditionNotMet, actionFailed, edgeReached, assertionFailed, several, noReference, severalReferences
  case offScreen, covered, moving, disabled, appNotInFront, appNotRunning, appNotInstalled, noKeyboardFocus, keyboardFocusElsewhere
  case stateNotReached, valueDiffers, notReachedByScrolling, neverSettles, neverIdle
  case stateChangedInBody, environmentReadInInitializer, missingEnvironmentObject, unexpectedRequest
  case noStates, noArguments, tooFewArguments, unusableNumber, unknownKey, alreadyThere, notAdjustable, ambiguousValue

  /// Creates the name of a reason.
  ///
  /// A new reason doesn't compile without a name here, and a name without a section fails `FailureCatalogTests`.
  init(_ reason: InteractionFailure.Reason) {
    switch reason {
    case .noDevice: self = .noDevice
    case .notFound: self = .notFound
    case .noMatch: self = .noMatch
    case .indexBeyondMatches: self = .indexBeyondMatches
    case .beyondRows: self = .beyondRows
    case .noRows: self = .noRows
    case .emptyRow: self = .emptyRow
    case .notUnique: self = .notUnique
    case .ambiguous: self = .ambiguous
    case .absent: self = .absent
    case .searchFailed: self = .searchFailed
    case .conditionNotMet: self = .conditionNotMet
    case .actionFailed: self = .actionFailed
    case .edgeReached: self = .edgeReached
    case .assertionFailed: self = .assertionFailed
    case .several: self = .several
    case .noReference: self = .noReference
    case .severalReferences: self = .severalReferences
    case .offScreen: self = .offScreen
    case .covered: self = .covered
    case .moving: self = .moving
    case .disabled: self = .disabled
    case .appNotInFront: self = .appNotInFront
    case .appNotRunning: self = .appNotRunning
    case .appNotInstalled: self = .appNotInstalled
    case .noKeyboardFocus: self = .noKeyboardFocus
    case .keyboardFocusElsewhere: self = .keyboardFocusElsewhere
    case .stateNotReached: self = .stateNotReached
    case .valueDiffers: self = .valueDiffers
    case .notReachedByScrolling: self = .notReachedByScrolling
    case .neverSettles: self = .neverSettles
    case .neverIdle: self = .neverIdle
    case .stateChangedInBody: self = .stateChangedInBody
    case .environmentReadInInitializer: self = .environmentReadInInitializer
    case .missingEnvironmentObject: self = .missingEnvironmentObject
    case .unexpectedRequest: self = .unexpectedRequest
    case .noStates: self = .noStates
    case .noArguments: self = .noArguments
    case .tooFewArguments: self = .tooFewArguments
    case .unusableNumber: self = .unusableNumber
    case .unknownKey: self = .unknownKey
    case .alreadyThere: self = .alreadyThere
    case .notAdjustable: self = .notAdjustable
    case .ambiguousValue: self = .ambiguousValue
    }
  }
}
