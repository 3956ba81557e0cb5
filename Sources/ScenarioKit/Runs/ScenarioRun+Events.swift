import VirtualTime

// What happens between the start and the end of a step. Nothing is put together where no journal wants it.
extension ScenarioRun {
  /// Whether waits are recorded: there is a journal, or a console log that shows them.
  var recordsEvents: Bool { journal != nil || console?.showsDetails == true }

  /// Whether an action that is done now is recorded: in the journal, or as the sentence of a step whose source is not there.
  package var recordsActions: Bool { currentUse != nil }

  /// Adds a line to the log under the current step.
  ///
  /// It is written to the journal, and is a part of the sentence of a step whose source is not there to be read; where neither is wanted the text is not made.
  public func note(_ text: @autoclosure () -> String) {
    guard let use = currentUse else { return }
    let text = text()
    let (path, redaction, _) = enter(text, use)
    guard use.isWritten else { return }
    start()
    emit(.noted(.init(test: identity, path: path, text: redaction.apply(to: text), virtual: virtualNow, wall: wallNow())))
  }

  /// Adds a line of the app's own log to the journal, under the current step.
  package func keep(logLine text: String) {
    guard recordsEvents else { return }
    let (path, redaction, _) = enter("", Use(isWritten: true, isSentence: false))
    start()
    emit(.noted(.init(test: identity, path: path, text: redaction.apply(to: text), virtual: virtualNow, wall: wallNow())))
  }

  /// Adds a line to the journal and to the console log, outside any step.
  package func tell(_ text: String) {
    guard writesEvents else { return }
    start()
    var entry = JournalEvent.NoteEntry(test: identity, path: "", text: redacted(text), virtual: virtualNow, wall: wallNow())
    entry.isShown = true
    emit(.noted(entry))
  }

  /// Records what an action is about to do under the current step; the record is not made where nothing wants it.
  ///
  /// After a failure, or a request to be skipped, the action is not done, and not recorded either.
  package func record(_ action: @autoclosure () -> ActionRecord) {
    guard let use = useOfAction else { return }
    // An action is large: it is put together where it stays.
    var entry = JournalEvent.ActionEntry(test: identity, path: "", action: action(), virtual: .zero, wall: WallTime(time: 0))
    let (path, redaction, isPlaceOfStep) = enter(entry.action.text, use, at: entry.action.location)
    guard use.isWritten else { return }
    start()
    entry.path = path
    if let location = entry.action.location { entry.action.location = isPlaceOfStep ? nil : location.withRelativePath }
    if !redaction.secrets.isEmpty { entry.action = redaction.apply(to: entry.action) }
    entry.virtual = virtualNow
    entry.wall = wallNow()
    if screen != nil { entry.screen = screenNow(in: path) }
    emit(held: .acted(entry))
  }

  /// Records a wait that is over.
  package func record(_ wait: WaitRecord, for purpose: @autoclosure () -> String) {
    guard recordsEvents else { return }
    let (path, redaction, _) = enter("", Use(isWritten: true, isSentence: false))
    start()
    emit(
      held: .waited(
        .init(
          test: identity, path: path, purpose: redaction.apply(to: purpose()), wait: redaction.apply(to: wait), virtual: virtualNow, wall: wallNow())))
  }

  /// What becomes of an action or a note.
  private struct Use {
    var isWritten: Bool
    var isSentence: Bool
  }

  /// What becomes of an action or a note now; `nil` where it is dropped.
  private var currentUse: Use? { lock.withLock { currentUseLocked } }

  /// What becomes of an action now; `nil` where it is dropped, or not done.
  private var useOfAction: Use? { lock.withLock { isStoppedLocked ? nil : currentUseLocked } }

  private var currentUseLocked: Use? {
    // With a journal the answer is yes already, but the step's own words may be wanted as well.
    let use = Use(isWritten: recordsEvents, isSentence: state.innermostStep.map { state.frames[$0].isToldByActions } ?? false)
    return use.isWritten || use.isSentence ? use : nil
  }

  /// Adds the words to the current step where they are its sentence.
  ///
  /// Returns the path of the step, what must be kept out of the log, and whether a place is in the step's own line.
  private func enter(_ words: String, _ use: Use, at place: SourceLocation? = nil) -> (path: String, redaction: Redaction, isPlaceOfStep: Bool) {
    lock.withLock {
      guard let index = state.innermostEntry else { return ("", state.redaction, false) }
      if use.isSentence { state.frames[index].words.append(words) }
      let isPlaceOfStep = state.frames[index].isStep && state.frames[index].location.line == place?.line && state.frames[index].location.filePath == place?.filePath
      return (state.frames[index].path, state.redaction, isPlaceOfStep)
    }
  }
}
