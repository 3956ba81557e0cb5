/// The record of a wait: how long it took, what moved the clock, and what was pending at its end.
public struct WaitRecord: Equatable, Sendable {
  /// The maximum wait, in virtual time.
  public var timeout: Duration

  /// The virtual time that passed.
  public var waited: Duration

  /// The outcome of the wait, such as a timeout.
  public var outcome: WaitOutcome

  /// The names of the work that the clock moved to, in order.
  ///
  /// The array is empty if they weren't recorded.
  public var clockMoves: [String]

  /// The work that was due, scheduled, or busy when the wait ended.
  ///
  /// If the wait ended because nothing was left to wait for, the array also contains suspended tasks and blocked threads.
  public var pending: [PendingWork]

  /// The work that the scheduler can't see and that the wait may have been for.
  public var unseen: UnseenWork

  /// Whether the wait was for an idle app.
  ///
  /// The failure of such a wait lists the pending work itself.
  package var isForIdleApp: Bool = false

  /// Creates a record of a wait.
  package init(
    timeout: Duration, waited: Duration, outcome: WaitOutcome, clockMoves: [String] = [], pending: [PendingWork] = [], unseen: UnseenWork = UnseenWork()
  ) {
    self.timeout = timeout
    self.waited = waited
    self.outcome = outcome
    self.clockMoves = clockMoves
    self.pending = pending
    self.unseen = unseen
  }
}

extension WaitRecord {
  /// Whether the wait ended because work at one instant never ends.
  package var isEndless: Bool {
    if case .neverSettles = outcome { true } else { false }
  }

  /// The text that says how long the wait took and why it ended, or `nil` if there's nothing to report.
  public var sentence: String? {
    guard let unseen = unseen.sentence, let sentence = sentenceOfWhatIsSeen, !isEndless, !isToldOfOutsideWork(sentence) else { return sentenceOfWhatIsSeen }
    return "\(sentence) \(unseen)"
  }

  /// Returns whether outside work is the only invisible work and needs no further mention.
  ///
  /// In this case, the busy work is listed anyway, or the sentence already contains the advice.
  private func isToldOfOutsideWork(_ sentence: String) -> Bool {
    guard !unseen.isAllConcurrency, unseen.executors.isEmpty else { return false }
    return isForIdleApp || pending.contains { $0.due == nil } || sentence.hasSuffix(Self.adviceAboutOutsideWork)
  }

  private var sentenceOfWhatIsSeen: String? {
    switch outcome {
    case .satisfied: return nil
    case .timedOut where timeout == .zero, .nothingPending where timeout == .zero, .idle where timeout == .zero: return nil
    case .timedOut:
      let busy = pending.filter { $0.due == nil && !$0.isSuspended }
      let waited = busy.isEmpty ? "Waited \(timeout.plain) of virtual time." : "Waited \(timeout.plain). Time is real while work outside virtual time is busy."
      if isForIdleApp { return waited }
      let later = pending.filter { $0.due != nil }
      return waited + (busy.isEmpty ? "" : " Still busy: \(Self.list(busy)).") + (later.isEmpty ? "" : " Pending: \(Self.list(later)).")
    case .nothingPending:
      let ended =
        waited == .zero
        ? "Nothing was due or scheduled, so the wait of \(timeout.plain) ended at once."
        : "Waited \(waited.plain) of virtual time; then nothing was due or scheduled, so the wait of \(timeout.plain) ended early."
      return withSuspendedTasks(ended)
    case .idle:
      let ended = "The app is idle, so the wait of \(timeout.plain) ended at once."
      let later = pending.filter { !$0.isSuspended }
      return withSuspendedTasks(later.isEmpty ? ended : "\(ended) Not waited for: \(Self.list(later)).")
    case .neverSettles(let cause):
      return "The app never settles: \(cause) keeps starting new work without delay, so virtual time cannot advance."
    }
  }

  /// Appends the suspended tasks and blocked threads to a sentence.
  ///
  /// They're listed because the scheduler may not see what they wait for.
  private func withSuspendedTasks(_ ended: String) -> String {
    let suspended = pending.filter(\.isSuspended)
    return suspended.isEmpty ? ended : "\(ended) There \(suspended.count == 1 ? "is" : "are") \(Self.list(suspended)). \(Self.adviceAboutOutsideWork)"
  }

  /// Returns a list of the first three different pieces of work, and the number of further ones.
  private static func list(_ work: [PendingWork]) -> String {
    let (lines, rest) = work.lines(atMost: 3)
    return lines.joined(separator: "; ") + (rest > 0 ? " and \(rest) more" : "")
  }

  /// The advice on how a test declares work that no scheduler sees.
  static let adviceAboutOutsideWork =
    "To wait for the result of a process or another thread, register an `IdlingResource` that is busy until then: `IdlingResources.register(…)`."
}

extension PendingWork {
  /// Whether the work waits for something that isn't pending.
  fileprivate var isSuspended: Bool { kind == .suspendedTask || (kind == .blockedThread && due == nil) }
}
