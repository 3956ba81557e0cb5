import Foundation
public import ScreenModel
public import VirtualTime

extension InteractionFailure {
  /// The reason for a failure, with one case for each kind of failure.
  public enum Reason: Equatable, Sendable {
    /// The code doesn't run in a test with a simulated device.
    case noDevice
    /// No element matches.
    case notFound
    /// No element meets a compound condition.
    ///
    /// The tally contains the number of elements that each part of the condition ruled out.
    case noMatch(Tally)
    /// Elements match, but fewer than the index requires.
    case indexBeyondMatches(index: Int, count: Int)
    /// A table or collection view doesn't have the row.
    ///
    /// `counts` contains the number of rows in each section. If `section` is `nil`, rows are counted across all sections.
    case beyondRows(row: Int, section: Int?, counts: [Int])
    /// The element doesn't have rows.
    case noRows
    /// The row is empty, so it doesn't have a cell.
    case emptyRow
    /// Several elements match a query for one element.
    case notUnique(count: Int)
    /// Several elements match a selection of one element.
    ///
    /// Each mark describes what distinguishes an element from the others.
    case ambiguous(count: Int, marks: [Phrase])
    /// No element of a selection appeared in time.
    case absent(WaitRecord)
    /// A search that repeats an action until an element exists didn't find one.
    case searchFailed(Search)
    /// A precondition of an action wasn't met.
    case conditionNotMet([StateDifference], WaitRecord)
    /// An action failed. The value is the reason, or `nil` if the action gave none.
    case actionFailed(String?)
    /// A scroll reached an edge of the content before it had moved the whole distance.
    ///
    /// Distances are in points.
    case edgeReached(edge: ContentEdge, moved: Double, of: Double)
    /// An assertion of the test failed.
    case assertionFailed(FailedAssertion)
    /// Several collected failures.
    case several([InteractionFailure])
    /// The element that a layout is compared with doesn't exist.
    ///
    /// The value describes the element.
    case noReference(String)
    /// Several elements match the element that a layout is compared with.
    ///
    /// Each mark describes what distinguishes an element from the others.
    case severalReferences(String, count: Int, marks: [Phrase])
    /// No part of the element is on screen, and scrolling didn't reveal it.
    case offScreen(Place)
    /// Another element would receive the touch, or nothing would if it's `nil`.
    case covered(by: Phrase?)
    /// An animation of the element or its ancestor didn't end in time.
    case moving(WaitRecord)
    /// The element or its ancestor is disabled.
    case disabled
    /// Another app is frontmost, or no app if it's `nil`.
    case appNotInFront(app: Phrase, inFront: Phrase?)
    /// The app isn't running.
    case appNotRunning(app: Phrase)
    /// The app isn't installed on the device.
    case appNotInstalled(bundleIdentifier: String, installed: [String])
    /// No element has keyboard focus.
    case noKeyboardFocus
    /// Another element has keyboard focus.
    case keyboardFocusElsewhere(Phrase)
    /// The expected state wasn't reached in time.
    case stateNotReached([StateDifference], WaitRecord)
    /// The value, label or text didn't become the expected one in time.
    case valueDiffers(ValueDifference, WaitRecord)
    /// The expected state or value wasn't reached by scrolling.
    case notReachedByScrolling(scrolls: Int, [StateDifference])
    /// The app never settles, because it starts new work again and again with no delay.
    case neverSettles(cause: String)
    /// The app didn't become idle within the interaction timeout.
    ///
    /// The record lists the pending work.
    case neverIdle(WaitRecord)
    /// A view's body changed state while it was being evaluated.
    case stateChangedInBody(state: String)
    /// A view's initializer read an object from the environment.
    case environmentReadInInitializer(type: String)
    /// A view's body needs an object that isn't in the environment.
    case missingEnvironmentObject(type: String, modifier: String)
    /// No stub matches a request.
    case unexpectedRequest(pattern: String, stubs: [String], nearest: NearestStub?)
    /// No state was given.
    case noStates
    /// A function that takes any number of arguments was called without arguments.
    case noArguments(function: String)
    /// A function that needs several elements was called with too few elements.
    case tooFewArguments(function: String, count: Int, least: Int)
    /// A number is invalid.
    case unusableNumber(name: String, value: String, allowed: String)
    /// An object, described in words, doesn't have the key.
    case unknownKey(String, object: String, known: [String])
    /// The element already has the value to adjust it to.
    case alreadyThere(value: String)
    /// No row of the wheel has the value.
    case notAdjustable(to: String, values: [String])
    /// Several rows of the wheel contain the value as a separate part.
    case ambiguousValue(String, rows: [String])
  }

  /// A search that didn't find its element.
  public struct Search: Equatable, Sendable {
    /// The repeated action: “scroll down by 50 points ScrollView “Rows””.
    public var action: Phrase
    /// The number of times the action was performed.
    public var tries: Int
    /// The reason why the search ended, as a clause.
    public var end: String

    /// Creates a description of a search.
    public init(action: Phrase, tries: Int, end: String) {
      self.action = action
      self.tries = tries
      self.end = end
    }
  }

  /// An assertion of the test that failed.
  public struct FailedAssertion: Equatable, Sendable {
    /// The identifier of the kind of assertion: “equal”, “nil” or “custom”, for example.
    public var kind: String
    /// The actual outcome, as a clause.
    public var actual: String
    /// The test's message, or `nil` if there isn't one.
    public var message: String?
    /// The expected and the actual value as they're printed, or `nil` if no values were compared.
    public var values: ValueDifference?
    /// Additional details.
    public var details: String?

    /// Creates a description of a failed assertion.
    public init(kind: String, actual: String, message: String? = nil, values: ValueDifference? = nil, details: String? = nil) {
      self.kind = kind
      self.actual = actual
      self.message = message
      self.values = values
      self.details = details
    }
  }

  /// The stub that is most similar to a request, and how they differ.
  public struct NearestStub: Equatable, Sendable {
    /// The stub: “GET /feed?page=1”.
    public var stub: String
    /// The part that differs: “query item “page””.
    public var difference: String
    /// The value that the stub expects.
    public var expected: String
    /// The value in the request.
    public var actual: String

    /// Creates a description of a stub.
    public init(stub: String, difference: String, expected: String, actual: String) {
      self.stub = stub
      self.difference = difference
      self.expected = expected
      self.actual = actual
    }
  }

  /// The number of elements that each part of a condition ruled out, in the order of the parts.
  public struct Tally: Equatable, Sendable {
    /// The element that was searched.
    public var place: Phrase
    /// The number of elements searched.
    public var count: Int
    /// The parts, each with the number of remaining elements that it ruled out.
    public var parts: [Part]

    /// One part of a condition and the number of elements that it ruled out.
    public struct Part: Equatable, Sendable {
      /// The part in words: “is a button”.
      public var condition: String
      /// The number of elements that the part ruled out.
      public var ruledOut: Int

      /// Creates a part.
      public init(condition: String, ruledOut: Int) {
        self.condition = condition
        self.ruledOut = ruledOut
      }
    }

    /// Creates a tally.
    public init(place: Phrase, count: Int, parts: [Part]) {
      self.place = place
      self.count = count
      self.parts = parts
    }
  }

  /// The position of an element or coordinate, relative to the screen.
  public struct Place: Equatable, Sendable {
    /// The frame of the element in screen coordinates, in points.
    public var frame: CGRect
    /// The screen's frame, in points.
    public var screen: CGRect
    /// Whether this is a coordinate, which has no size.
    public var isCoordinate: Bool

    /// Creates the position of an element or a coordinate from its frame and the screen's frame, in points.
    public init(frame: CGRect, screen: CGRect, isCoordinate: Bool = false) {
      self.frame = frame
      self.screen = screen
      self.isCoordinate = isCoordinate
    }
  }

  /// One expected state and the actual state.
  public struct StateDifference: Equatable, Sendable {
    /// The expected state, such as “is enabled” or “is not hittable”.
    public var expected: String
    /// The actual state, such as “is disabled”.
    public var actual: String
    /// Details about the actual state: “it lies at {{0, 900}, {44, 44}}, and no part of it is on screen”.
    public var detail: String?
    /// Whether this state was reached, although another expected state wasn't.
    public var isMet: Bool
    /// The obstacle to the state, if known.
    public var obstacle: Reason?

    /// Creates a difference.
    public init(expected: String, actual: String, detail: String? = nil, isMet: Bool = false, obstacle: Reason? = nil) {
      self.expected = expected
      self.actual = actual
      self.detail = detail
      self.isMet = isMet
      self.obstacle = obstacle
    }
  }

  /// An expected and an actual value, as they're printed.
  public struct ValueDifference: Equatable, Sendable {
    /// The name of the compared value: “value”, “label”, “message”.
    public var name: String
    /// The expected value, in quotes if it's text.
    public var expected: String
    /// The actual value, or `nil` if there isn't one.
    public var actual: String?
    /// The difference between two strings that look alike.
    public var hint: String?

    /// Creates a difference.
    public init(name: String, expected: String, actual: String?, hint: String? = nil) {
      self.name = name
      self.expected = expected
      self.actual = actual
      self.hint = hint
    }
  }
}
