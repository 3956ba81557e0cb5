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
    case .noDevice: "run it in a test with a simulated device; each such test has its own."
    case .indexBeyondMatches: "count from 0, and wait until there are enough matches before you use one by its index."
    case .beyondRows: "count from 0, and wait until there are enough rows before you use one by its position."
    case .noRows: "use a Table or a CollectionView; in other elements, scroll until the element appears."
    case .emptyRow: "check what the app shows in that row."
    case .notUnique: "name the parent of the element you mean, or choose one with element(boundBy:) or firstMatch."
    case .noReference: "compare with an element that is on the screen, or wait for it first."
    case .severalReferences: "add a condition that only the intended element meets."
    case .ambiguous: "describe the element you mean in more detail, or choose one by its index."
    case .absent(let wait) where wait.isEndless, .conditionNotMet(_, let wait) where wait.isEndless: adviceAboutEndlessWork
    case .searchFailed: "check the direction and the matcher, or allow more tries."
    case .conditionNotMet(let states, _): states.lazy.compactMap { $0.obstacle.flatMap(adviceAfterWait) }.first ?? "choose an element that meets the conditions of the action."
    case .edgeReached: "scroll by less, or to the edge itself."
    case .offScreen(let place):
      place.isCoordinate
        ? "choose an offset on the element, and scroll the element into view first."
        : place.isEmpty ? "give it a size in the app, or touch the element around it." : "check its position in the app: no view around it can scroll it into view."
    case .covered(let cover):
      cover == nil ? "wait until it is hittable before you touch it." : "dismiss what covers it first, or wait until it is hittable before you touch it."
    case .moving: "look for animations in the app that keep starting one another."
    case .disabled: "wait until it is enabled before you touch it, or check what the app requires to enable it."
    case .appNotInFront(let app, _): "bring \(xcuitest.text(app)) to the front with activate() before you touch it."
    case .appNotRunning: "launch it first with launch()."
    case .appNotInstalled: "check the bundle identifier, or install the app on the test’s device."
    case .noKeyboardFocus, .keyboardFocusElsewhere: "tap the field first; typing goes to the element that has the focus."
    case .neverSettles: adviceAboutEndlessWork
    case .stateNotReached(_, let wait) where wait.isEndless, .valueDiffers(_, let wait) where wait.isEndless, .neverIdle(let wait) where wait.isEndless:
      adviceAboutEndlessWork
    case .neverIdle(let wait): wait.pending.allSatisfy { $0.kind == .resource && $0.startedBy == nil } && !wait.pending.isEmpty ? adviceAboutBusyResources : adviceAboutBusyWork
    case .stateNotReached(let states, _): states.lazy.compactMap { $0.obstacle.flatMap(adviceAfterWait) }.first
    case .notReachedByScrolling: "check the direction and the query, or scroll more often."
    case .stateChangedInBody: "compute the value in the body without storing it, or change the state in an action, in onAppear or in onChange."
    case .unexpectedRequest(let pattern, _, _):
      "add a stub with `server.stub(\(pattern), .json(…))` before the app sends the request; use `.passthrough` instead of `.json(…)` to let the request reach the network."
    case .missingEnvironmentObject(_, let modifier): "add \(modifier) with an object of this type to a view above it."
    case .environmentReadInInitializer: "read the object in the view’s body, or pass it to the initializer."
    case .noStates, .noArguments: "pass at least one."
    case .tooFewArguments(_, _, let least): "pass at least \(least)."
    case .notAdjustable: "use the text of one of its rows, or a part that no other row contains."
    case .ambiguousValue: "use more of the row’s text."
    case .alreadyThere: "adjust it to a different value, or only check the value."
    case .noMatch: "change the part that ruled out the element you mean, or change that element in the app."
    case .notFound, .absent, .actionFailed, .assertionFailed, .several, .valueDiffers, .unusableNumber, .unknownKey: nil
    }
  }

  private static let adviceAboutEndlessWork =
    "look for work that restarts itself without a delay, such as a state change that triggers itself. Add a delay, or make the work stop."

  private static let adviceAboutBusyResources =
    "when its work is over, make the resource’s `isIdle` true or remove the resource with `IdlingResources.deregister(…)`; raise interactionTimeout if the work takes longer."

  private static let adviceAboutBusyWork =
    "make the work end, raise interactionTimeout, or exclude it with the limits of TestConfiguration; withSynchronization(.lazy) { … } does not wait for it."

  /// Returns advice about an obstacle to the expected state.
  private static func adviceAfterWait(_ obstacle: InteractionFailure.Reason) -> String? {
    switch obstacle {
    case .covered(let cover) where cover != nil: "dismiss what covers it first."
    case .appNotInFront(let app, _): "bring \(xcuitest.text(app)) to the front with activate() first."
    case .disabled: "check what the app requires to enable it."
    case .offScreen(let place): place.isEmpty ? "give it a size in the app." : "scroll to it first, or check its position in the app."
    default: nil
    }
  }

  private static func xcuitestAdvice(for miss: InteractionFailure.NearMiss, _ wording: InteractionFailure.Wording) -> String? {
    switch miss {
    case .swipeAction(_, _, let isToTheLeft): "swipe the row \(isToTheLeft ? "left" : "right") first."
    case .otherKind(let other, let wanted, let text) where wording.lacksTrait(other, wanted):
      "look for it with \(query(other.type, text)), or make it a header in the app with accessibilityAddTraits(.isHeader)."
    case .otherKind(let other, _, let text): "look for it with \(query(other.type, text)), or change its type in the app."
    case .otherContent(_, let wanted, _, _): "correct the text \((wanted.text ?? "").quoted), or the text in the app."
    case .deeper: "search at any depth with descendants(matching:) instead of children(matching:)."
    case .elsewhere(_, _, _, isOfTheSystem: true): "start the query with the app that shows it: the system’s elements are not in the app under test."
    case .elsewhere: "start the query with the element that contains it, or with the app."
    case .similar(_, let text, isRow: true): "bring it into view first with a swipe, or correct the id \(text.quoted)."
    case .similar(_, let text, isRow: false): "correct the id \(text.quoted), or the text in the app."
    case .outsideRange(_, _, _, _, let text, mayBeOutOfView: true): "bring it into view first with a swipe, or correct the id \(text.quoted)."
    case .outsideRange(_, _, _, _, let text, mayBeOutOfView: false): "correct the id \(text.quoted), or the text in the app."
    case .outOfView: "bring it into view first with a swipe."
    case .beyondCellsInView: "count from 0 among the cells in view, and bring the cell into view first with a swipe."
    case .noKeyboardFocus: "tap a text field first to show the keyboard."
    case .homeScreenBehind: "go to the home screen first with XCUIDevice.shared.press(.home)."
    }
  }

  /// Returns the query for a string as code: `staticTexts["Log in"]`.
  private static func query(_ type: ElementType, _ text: String) -> String { "\(type.queryName)[\(text.literal)]" }
}
