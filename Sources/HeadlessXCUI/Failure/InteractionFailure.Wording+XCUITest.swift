import ScreenModel

extension InteractionFailure.Wording {
  /// XCUITest's wording: type names for elements, and advice that uses XCUITest's API.
  package static let xcuitest: InteractionFailure.Wording = InteractionFailure.Wording(
    noun: { name in
      switch name.type {
      case .any: (name.isHeader ? "header" : "element", false)
      case .application: ("App", false)
      default: (name.type.name, false)
      }
    },
    adviceForReason: { xcuitestAdvice(for: $0) },
    adviceForMiss: { xcuitestAdvice(for: $0, $1) })

  private static func xcuitestAdvice(for reason: InteractionFailure.Reason) -> String? {
    switch reason {
    case .noDevice: "run it in a test that has a simulated device; each such test has one of its own."
    case .indexBeyondMatches: "count from 0, and wait until there are enough matches before you take one by its index."
    case .beyondRows: "count from 0, and wait until there are enough rows before you take one by its place."
    case .noRows: "take a Table or a CollectionView; elsewhere scroll until the element is there."
    case .emptyRow: "check what the app shows in that row."
    case .notUnique: "name the parent that holds the one you mean, or take one with element(boundBy:) or firstMatch."
    case .noReference: "compare with an element that is on the screen, or wait for it first."
    case .severalReferences: "add what tells the one that you mean from the others."
    case .ambiguous: "name more of the one that you mean, such as what it is in, or take one by its index."
    case .absent(let wait) where wait.isEndless, .conditionNotMet(_, let wait) where wait.isEndless: adviceAboutEndlessWork
    case .searchFailed: "check the direction and what is looked for, or allow more tries."
    case .conditionNotMet(let states, _): states.lazy.compactMap { $0.obstacle.flatMap(adviceAfterWait) }.first ?? "take an element that meets what the action needs."
    case .edgeReached: "scroll by less, or to the edge itself."
    case .offScreen(let place):
      place.isCoordinate
        ? "choose an offset that lies on the element, and scroll the element on screen first."
        : place.isEmpty ? "give it a size in the app, or touch what is around it." : "check where the app puts it: nothing around it scrolls it on screen."
    case .covered(let cover):
      cover == nil ? "wait until it is hittable before you touch it." : "dismiss what covers it first, or wait until it is hittable before you touch it."
    case .moving: "look for animations in the app that begin one another without end."
    case .disabled: "wait until it is enabled before you touch it, or check what the app needs first to enable it."
    case .appNotInFront(let app, _): "bring \(xcuitest.text(app)) to the front with activate() before you touch it."
    case .appNotRunning: "launch it first with launch()."
    case .appNotInstalled: "check the bundle identifier, or install the app on the device of the test."
    case .noKeyboardFocus, .keyboardFocusElsewhere: "tap the field first; typing goes to the element that has the focus."
    case .neverSettles: adviceAboutEndlessWork
    case .stateNotReached(_, let wait) where wait.isEndless, .valueDiffers(_, let wait) where wait.isEndless, .neverIdle(let wait) where wait.isEndless:
      adviceAboutEndlessWork
    case .neverIdle(let wait): wait.pending.allSatisfy { $0.kind == .resource && $0.startedBy == nil } && !wait.pending.isEmpty ? adviceAboutBusyResources : adviceAboutBusyWork
    case .stateNotReached(let states, _): states.lazy.compactMap { $0.obstacle.flatMap(adviceAfterWait) }.first
    case .notReachedByScrolling: "check the direction and what it is found by, or scroll more often."
    case .stateChangedInBody: "compute the value in the body without keeping it, or change the state in an action, in onAppear or in onChange."
    case .unexpectedRequest(let pattern, _, _):
      "add a stub with `server.stub(\(pattern), .json(…))` before the app asks for it; `.passthrough` in place of `.json(…)` lets it reach the network."
    case .missingEnvironmentObject(_, let modifier): "add \(modifier) with an object of this type to a view above it."
    case .environmentReadInInitializer: "read the object in the view’s body, or pass it to the initializer."
    case .noStates, .noArguments: "name at least one."
    case .tooFewArguments(_, _, let least): "name at least \(least)."
    case .notAdjustable: "take one of its rows, or a part of one that no other row has."
    case .ambiguousValue: "name more of the row’s text."
    case .alreadyThere: "adjust it to a value that differs from the present one, or only check the value."
    case .noMatch: "change the part that ruled out the element you mean, or what that element is like in the app."
    case .notFound, .absent, .actionFailed, .assertionFailed, .several, .valueDiffers, .unusableNumber, .unknownKey: nil
    }
  }

  private static let adviceAboutEndlessWork =
    "look for work that starts itself again with no delay, such as a state change that triggers itself, and give it a delay or an end."

  private static let adviceAboutBusyResources =
    "let `isIdle` of the resource become true, or take it away with `IdlingResources.deregister(…)`, when its work is over; raise interactionTimeout where the work takes longer."

  private static let adviceAboutBusyWork =
    "give the work an end, raise interactionTimeout, or exclude it with the limits of TestConfiguration; withSynchronization(.lazy) { … } does not wait for it."

  /// Returns advice about an obstacle to the expected state.
  private static func adviceAfterWait(_ obstacle: InteractionFailure.Reason) -> String? {
    switch obstacle {
    case .covered(let cover) where cover != nil: "dismiss what covers it first."
    case .appNotInFront(let app, _): "bring \(xcuitest.text(app)) to the front with activate() first."
    case .disabled: "check what the app needs first to enable it."
    case .offScreen(let place): place.isEmpty ? "give it a size in the app." : "scroll to it first, or check where the app puts it."
    default: nil
    }
  }

  private static func xcuitestAdvice(for miss: InteractionFailure.NearMiss, _ wording: InteractionFailure.Wording) -> String? {
    switch miss {
    case .otherKind(let other, let wanted, let text) where wording.lacksTrait(other, wanted):
      "look for it with \(query(other.type, text)), or make it a header in the app with accessibilityAddTraits(.isHeader)."
    case .otherKind(let other, _, let text): "look for it with \(query(other.type, text)), or change what it is in the app."
    case .otherContent(_, let wanted, _, _): "correct the text \((wanted.text ?? "").quoted), or the text in the app."
    case .deeper: "look at any depth with descendants(matching:) in place of children(matching:)."
    case .elsewhere(_, _, _, isOfTheSystem: true): "begin the query with the app that shows it: what the system shows is not in the app under test."
    case .elsewhere: "begin the query with the element that it is in, or with the app."
    case .similar(_, let text, isRow: true): "bring it into view first with a swipe, or correct the id \(text.quoted)."
    case .similar(_, let text, isRow: false): "correct the id \(text.quoted), or the text in the app."
    case .outOfView: "bring it into view first with a swipe."
    case .beyondCellsInView: "count from 0 among the cells in view, and bring the one that you mean into view first with a swipe."
    case .noKeyboardFocus: "tap a text field first; the keyboard comes with the focus."
    case .homeScreenBehind: "go to the home screen first with XCUIDevice.shared.press(.home)."
    }
  }

  /// Returns the query for a text as code: `staticTexts["Log in"]`.
  private static func query(_ type: ElementType, _ text: String) -> String { "\(type.queryName)[\(text.literal)]" }
}
