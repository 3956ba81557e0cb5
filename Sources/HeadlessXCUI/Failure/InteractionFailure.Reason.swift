import Foundation
public import ScreenModel
public import VirtualTime

extension InteractionFailure {
  /// Why something failed: a closed set, one case for each kind of failure.
  public enum Reason: Equatable, Sendable {
    /// The code runs in no test with a simulated device.
    case noDevice
    /// No element matches.
    case notFound
    /// No element meets a compound condition; the tally says which part ruled out how many.
    case noMatch(Tally)
    /// Elements match, but fewer than the index asks for.
    case indexBeyondMatches(index: Int, count: Int)
    /// A table or collection view has no row at a place; the counts are those of its sections, and without a section all rows are counted through.
    case beyondRows(row: Int, section: Int?, counts: [Int])
    /// The element has no rows that could be counted.
    case noRows
    /// A row has nothing in it, and so no cell.
    case emptyRow
    /// One element was asked for and several match.
    case notUnique(count: Int)
    /// A selection means one element and several match; each mark says what tells one of them from the others.
    case ambiguous(count: Int, marks: [Phrase])
    /// No element of a selection was there in time.
    case absent(WaitRecord)
    /// A search that acts until an element is there did not find one.
    case searchFailed(Search)
    /// A condition of an action did not hold.
    case conditionNotMet([StateDifference], WaitRecord)
    /// An action failed; `nil` where it gave no reason.
    case actionFailed(String?)
    /// A scroll ended at an edge of the content before it was done; the distances are in points.
    case edgeReached(edge: ContentEdge, moved: Double, of: Double)
    /// An assertion of the test does not hold.
    case assertionFailed(FailedAssertion)
    /// Several things failed, which were collected.
    case several([InteractionFailure])
    /// The element that a layout is compared with, in words, does not exist.
    case noReference(String)
    /// Several elements match where a layout is compared with one, in words; each mark says what tells one of them from the others.
    case severalReferences(String, count: Int, marks: [Phrase])
    /// Nothing of the element is on screen, and scrolling did not bring it there.
    case offScreen(Place)
    /// Something else would receive the touch; `nil` where nothing would.
    case covered(by: Phrase?)
    /// An animation moves the element, or an element around it, and did not end in time.
    case moving(WaitRecord)
    /// The element, or an element around it, is disabled.
    case disabled
    /// Another app is in front; `nil` for none.
    case appNotInFront(app: Phrase, inFront: Phrase?)
    /// The app does not run.
    case appNotRunning(app: Phrase)
    /// No such app is installed on the device.
    case appNotInstalled(bundleIdentifier: String, installed: [String])
    /// Nothing has the keyboard's focus.
    case noKeyboardFocus
    /// Another element has the keyboard's focus.
    case keyboardFocusElsewhere(Phrase)
    /// The state waited for did not come.
    case stateNotReached([StateDifference], WaitRecord)
    /// The value, label or text waited for did not come.
    case valueDiffers(ValueDifference, WaitRecord)
    /// Scrolling did not bring the state or value.
    case notReachedByScrolling(scrolls: Int, [StateDifference])
    /// The app does not come to rest.
    case neverSettles(cause: String)
    /// The app was not idle within the interaction timeout; the wait lists what was busy.
    case neverIdle(WaitRecord)
    /// A body changed state while it was being evaluated.
    case stateChangedInBody(state: String)
    /// A view's initializer read an object from the environment.
    case environmentReadInInitializer(type: String)
    /// A body needs an object that is not in the environment.
    case missingEnvironmentObject(type: String, modifier: String)
    /// No stub answers a request.
    case unexpectedRequest(pattern: String, stubs: [String], nearest: NearestStub?)
    /// No state was named.
    case noStates
    /// A function that takes any number of things was given none.
    case noArguments(function: String)
    /// A function that works on several elements was given fewer.
    case tooFewArguments(function: String, count: Int, least: Int)
    /// A number was given that cannot be used.
    case unusableNumber(name: String, value: String, allowed: String)
    /// An object, in words, has no value for a key.
    case unknownKey(String, object: String, known: [String])
    /// The element has the value already that it should be adjusted to.
    case alreadyThere(value: String)
    /// No row of a wheel has the value.
    case notAdjustable(to: String, values: [String])
    /// Several rows of a wheel have the value as a part of their own.
    case ambiguousValue(String, rows: [String])
  }

  /// A search that ended without success.
  public struct Search: Equatable, Sendable {
    /// What was done to find the element: “scroll down by 50 points ScrollView “Rows””.
    public var action: Phrase
    /// How many times it was done.
    public var tries: Int
    /// Why it was not done again, as the end of a sentence.
    public var end: String

    /// Creates a description of a search.
    public init(action: Phrase, tries: Int, end: String) {
      self.action = action
      self.tries = tries
      self.end = end
    }
  }

  /// An assertion of a test that does not hold.
  public struct FailedAssertion: Equatable, Sendable {
    /// The kind of assertion, for programs: “equal”, “nil”, “custom”.
    public var kind: String
    /// What holds in its place, as the end of a sentence.
    public var actual: String
    /// What the test says about it; `nil` where it says nothing.
    public var message: String?
    /// The expected and the actual value, as they are printed; `nil` where nothing was compared.
    public var values: ValueDifference?
    /// More about it.
    public var details: String?

    /// Creates a description of an assertion that does not hold.
    public init(kind: String, actual: String, message: String? = nil, values: ValueDifference? = nil, details: String? = nil) {
      self.kind = kind
      self.actual = actual
      self.message = message
      self.values = values
      self.details = details
    }
  }

  /// The stub that comes nearest to a request, and what is not as it asks for.
  public struct NearestStub: Equatable, Sendable {
    /// The stub: “GET /feed?page=1”.
    public var stub: String
    /// What differs: “query item “page””.
    public var difference: String
    /// What the stub asks for.
    public var expected: String
    /// What the request has.
    public var actual: String

    /// Creates a description of a stub.
    public init(stub: String, difference: String, expected: String, actual: String) {
      self.stub = stub
      self.difference = difference
      self.expected = expected
      self.actual = actual
    }
  }

  /// How many elements each part of a condition ruled out, in the order in which the parts are written.
  public struct Tally: Equatable, Sendable {
    /// Where the elements were looked for.
    public var place: Phrase
    /// How many elements there are.
    public var count: Int
    /// The parts: each in words, with the number of elements that it ruled out of those that were left.
    public var parts: [Part]

    /// One part of a condition, in words, and how many elements it ruled out.
    public struct Part: Equatable, Sendable {
      /// The part in words: “is a button”.
      public var condition: String
      /// How many elements it ruled out.
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

  /// Where an element lies, beside the screen.
  public struct Place: Equatable, Sendable {
    /// The frame of the element in screen coordinates, in points.
    public var frame: CGRect
    /// The screen's own frame, in points.
    public var screen: CGRect
    /// True for a coordinate: a place without an extent.
    public var isCoordinate: Bool

    /// Creates a place.
    public init(frame: CGRect, screen: CGRect, isCoordinate: Bool = false) {
      self.frame = frame
      self.screen = screen
      self.isCoordinate = isCoordinate
    }
  }

  /// One state that was expected, and what was the case instead.
  public struct StateDifference: Equatable, Sendable {
    /// The state: “enabled”, “not hittable”.
    public var expected: String
    /// What was so instead: “disabled”.
    public var actual: String
    /// More about the actual state: “it lies at {{0, 900}, {44, 44}}, and nothing of it is on screen”.
    public var detail: String?
    /// True when this state held and another one did not.
    public var isMet: Bool
    /// What stands in the way of the state, where that is known.
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

  /// A value that was expected, and the one that was there; each as it should be printed.
  public struct ValueDifference: Equatable, Sendable {
    /// What was compared: “value”, “label”, “message”.
    public var name: String
    /// The expected value, in quotes where it is text.
    public var expected: String
    /// The actual value; `nil` when there was none.
    public var actual: String?
    /// What distinguishes two texts that look alike.
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
