import HeadlessXCUI
import ScenarioKit

extension InteractionFailure.Wording {
  /// The terms for elements that are created with types such as `Button`.
  ///
  /// Elements are named after these types, and advice shows code that a test can use.
  static let typedElements: InteractionFailure.Wording = InteractionFailure.Wording(
    noun: { name in
      if name.isHeader { return ("Header", false) }
      if name.type == .other, name.text == "ActivityListView" { return ("ActivitySheet", true) }
      return (noun(for: name.type), false)
    },
    adviceForReason: { reason in
      switch reason {
      case .noDevice:
        "make the test class inherit from ScreenTestCase, name the app of plain test classes with NamesAppUnderTest, or give the Swift Testing suite the screen test trait; each of its tests has its own device."
      case .appNotRunning: "launch it first with launch(); a setUp() of your own must call super.setUp(), which launches it."
      case .notReachedByScrolling: "check the direction and the id, or allow more scrolls with maxTries."
      case .moving: "look for animations in the app that keep starting one another, or set TestConfiguration.animationSpeed to end them in time."
      case .ambiguous: "make the matcher more specific, narrow the search with inRoot(_:), or choose one with atIndex(_:)."
      case .searchFailed: "check the direction of the search and the matcher, or raise maxTries and timeout."
      case .edgeReached: "scroll by less, scroll to the edge with .scroll(to:), or get the failure as a value with attempt(_:)."
      case .noStates: "pass at least one state, such as .visible."
      case .noArguments: "pass at least one argument."
      default: xcuitest.adviceForReason(reason)
      }
    },
    adviceForMiss: { miss, wording in
      let bringIntoView = "bring it into view first with scroll(_:_:until:is:)"
      switch miss {
      case .otherKind(let other, let wanted, let text):
        let element = "\(noun(for: other.type))(id: \(text.quoted))"
        if wording.lacksTrait(other, wanted) { return "look for it with \(element), or make it a header in the app with accessibilityAddTraits(.isHeader)." }
        if other.type == .key { return "look for it with Key(id: \(text.quoted))." }
        if wanted.type == .key, other.type == .button { return "look for it with Key(id: \(text.quoted), isActuallyButton: true)." }
        let replacement = typesWithAnID.contains(other.type) ? element : "an element of the type \(noun(for: other.type))"
        return "look for it with \(replacement), or change its type in the app."
      case .elsewhere(_, _, _, isOfTheSystem: true): return "give it the parent springboard: the system’s elements are not in the app."
      case .elsewhere: return "name the parent that contains it, or omit the parent."
      case .similar(_, let text, isRow: true): return "\(bringIntoView), or correct the id \(text.quoted)."
      case .outsideRange(_, _, _, _, let text, mayBeOutOfView: true): return "\(bringIntoView), or correct the id \(text.quoted)."
      case .outOfView: return "\(bringIntoView)."
      case .beyondCellsInView:
        return "count from 0 among the cells in view, and bring the cell into view first with scroll(_:_:until:is:)."
      default: return xcuitest.adviceForMiss(miss, wording)
      }
    })

  /// XCUITest's terms for the elements of its queries.
  ///
  /// The advice about the test and its device is the same as for `typedElements`.
  static let rawElements: InteractionFailure.Wording = InteractionFailure.Wording(
    noun: xcuitest.noun, adviceForReason: typedElements.adviceForReason, adviceForMiss: xcuitest.adviceForMiss)

  /// Returns the name of the `Element` type for an element type, such as “Label” for `staticText`.
  ///
  /// Element types without an `Element` type of another name keep their own name.
  private static func noun(for type: XCUIElement.ElementType) -> String {
    switch type {
    case .any: "element"
    case .other: "View"
    case .application: "App"
    case .staticText: "Label"
    case .navigationBar: "NavBar"
    case .pickerWheel: "Wheel"
    default: type.name
    }
  }

  /// The element types whose `Element` types have an initializer with an id.
  private static let typesWithAnID: Set<XCUIElement.ElementType> = [
    .other, .staticText, .button, .scrollView, .table, .collectionView, .textField, .secureTextField, .textView, .navigationBar, .tabBar, .alert, .sheet, .switch,
    .slider, .stepper, .picker, .datePicker, .pageIndicator, .webView, .image,
  ]
}

extension XCUIElement {
  /// The element in a few words for logs and messages, such as “Button “Log in””.
  var subject: String {
    let name = HeadlessDriver.plainName(of: self)
    if let known = name.flatMap(subjects.words) { return known }
    let words = InteractionFailure.Wording.typedElements.text(of: HeadlessDriver.name(of: self))
    if let name { subjects.keep(words, for: name) }
    return words
  }

  /// The element's attributes, or `nil` if the element doesn't exist.
  ///
  /// Reading them never fails the test.
  var snapshotIfExists: (any XCUIElementSnapshot)? { HeadlessDriver.snapshot(of: self) }

  /// The words about the absence of the element that follow its name: “does not exist”, with the reason if it's known.
  var absence: String { InteractionFailure.Wording.typedElements.absence(HeadlessDriver.reasonForAbsence(of: self)) }

  /// Fails the test with a message that includes the content of the screen.
  /// - Parameter advice: The advice to use if the reason or the near miss doesn't include advice.
  func fail(_ attempt: InteractionFailure.Attempt, _ reason: InteractionFailure.Reason, advice: String? = nil) {
    HeadlessDriver.fail(attempt, reason, about: self, advice: advice)
  }
}

/// The cached names of elements, because tests and journals use the same names often.
private let subjects = Subjects()

// A lock protects the names, because code in Swift 5 mode can use an element on any thread, and the failure of that use names the element.
private final class Subjects: Sendable {
  private let known = Guarded<[InteractionFailure.PlainName: String]>([:])

  func words(for name: InteractionFailure.PlainName) -> String? { known.withLock { $0[name] } }

  func keep(_ words: String, for name: InteractionFailure.PlainName) {
    known.withLock { known in
      // Empty the cache when it's full, because a test can create any number of names from data.
      if known.count == 1000 { known.removeAll(keepingCapacity: true) }
      known[name] = words
    }
  }
}
