/// What a run knows about its open scenarios and steps.
///
/// Guarded by the run's lock.
struct RunState {
  /// An open scenario or step.
  struct Frame {
    enum Kind {
      case scenario(String)
      case step(keyword: String, label: StepLabel, site: StepSite)
    }

    let id: Int
    let kind: Kind
    let path: String
    /// Where it stands, with the path as the compiler gave it.
    let location: SourceLocation
    /// The function that a step stands in.
    let function: String
    let virtualStart: Duration
    let wallStart: Int64
    var children = 0
    var hasFailed = false
    /// Why the rest of it is skipped.
    var skipReason: String?
    /// Whether an element was used in it, or an assertion was observed.
    var isUsed = false
    var isRedacted = false
    var failure: TestFailure?
    /// What was done under it, in words, where they are its sentence.
    var words: [String] = []

    var isStep: Bool {
      if case .step = kind { true } else { false }
    }
  }

  var frames: [Frame] = []
  /// The same where a signal handler can read it, while the test is under way.
  var activity: Activity?
  var children = 0
  /// What the numbers of scenarios and steps begin with, and how deep they stand, where the run is a part of another one.
  var prefix = ""
  var outerDepth = 0
  var nextID = 0
  var hasStarted = false
  var hasFinished = false
  var hasFailed = false
  /// Why the rest of the test is skipped, where it asked for that.
  var skipReason: String?
  /// Why the test's scenarios are pending, in their order.
  var pendingReasons: [String] = []
  /// Whether a step or a scenario has begun.
  var hasBegun = false
  var redaction = Redaction()
  /// The values of the test's arguments; `nil` before a sentence has asked for them.
  var arguments: ArgumentTexts?
  var virtualOfTemporarySchedulers: Duration = .zero

  /// Whether what comes next in the test is skipped.
  var skipsTheRest: Bool { hasFailed || skipReason != nil }

  /// Whether the test has pending scenarios and nothing else.
  var isPending: Bool { !hasBegun && !skipsTheRest && !pendingReasons.isEmpty }

  /// How deep what begins next stands.
  var depth: Int { outerDepth + frames.count }

  /// The step that runs now.
  var innermostStep: Int? { frames.lastIndex { $0.isStep } }

  /// The number of the next scenario or step under whatever is open: “1”, “1.2”, “1.2.1”.
  mutating func nextPath() -> String {
    guard let last = frames.indices.last else {
      children += 1
      return prefix + String(children)
    }
    frames[last].children += 1
    return frames[last].path + "." + String(frames[last].children)
  }

  mutating func push(_ kind: Frame.Kind, path: String, at location: SourceLocation, in function: String = "", virtualStart: Duration, wallStart: Int64) -> Int {
    nextID += 1
    hasBegun = true
    activity?.push(kind)
    frames.append(Frame(id: nextID, kind: kind, path: path, location: location, function: function, virtualStart: virtualStart, wallStart: wallStart))
    return nextID
  }

  mutating func pop(_ id: Int) -> Frame? {
    guard let index = frames.lastIndex(where: { $0.id == id }) else { return nil }
    activity?.remove(at: index)
    return frames.remove(at: index)
  }

  /// Marks the test and everything that is open as skipped from here on.
  mutating func skip(_ reason: String) {
    skipReason = reason
    for index in frames.indices { frames[index].skipReason = reason }
  }

  /// Marks the test and everything that is open as failed.
  mutating func fail() {
    hasFailed = true
    for index in frames.indices { frames[index].hasFailed = true }
  }
}

extension RunState.Frame {
  /// How it ended.
  var outcome: Outcome { hasFailed ? .failed : skipReason == nil ? .passed : .skipped }
}
