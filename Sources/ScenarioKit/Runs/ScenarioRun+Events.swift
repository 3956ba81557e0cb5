import VirtualTime

// Events between the start and the end of a step. Events are created only if a journal or a log needs them.
extension ScenarioRun {
  /// Whether waits are recorded, because there's a journal or a console log that shows them.
  var recordsEvents: Bool { journal != nil || console?.showsDetails == true }

  /// Whether actions are recorded now, in the journal or as the sentence of a step without source.
  package var recordsActions: Bool { currentUse != nil }

  /// Adds a note to the log, under the current step.
  ///
  /// The note is written to the journal and to a detailed console log. It also becomes part of the step's sentence if the step's source can't be read.
  /// If none of these needs the note, `text` isn't evaluated.
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

  /// Adds a line to the journal and the console log, outside any step.
  package func tell(_ text: String) {
    guard writesEvents else { return }
    start()
    var entry = JournalEvent.NoteEntry(test: identity, path: "", text: redacted(text), virtual: virtualNow, wall: wallNow())
    entry.isShown = true
    emit(.noted(entry))
  }

  /// Records an action before it's performed, under the current step.
  ///
  /// The record is created only if it's needed.
  ///
  /// After a failure or a skip request, the action isn't performed and isn't recorded.
  /// - Parameters:
  ///   - action: The record.
  ///   - name: The name of the action's function. Without it, an action whose record isn't needed doesn't count for the note about a scenario that checks no result.
  package func record(_ action: @autoclosure () -> ActionRecord, named name: String? = nil) {
    guard let use = useOfAction(named: name) else { return }
    // Create the entry first and fill it in later, because actions are large and a separate action would be copied.
    var entry = JournalEvent.ActionEntry(test: identity, path: "", action: action(), virtual: .zero, wall: WallTime(time: 0))
    if name == nil { noteAction(named: entry.action.name) }
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

  /// Counts an action for the note about a scenario that checks no result.
  ///
  /// - Parameter name: The name of the action's function.
  package func noteAction(named name: String) {
    lock.withLock {
      guard !isStoppedLocked else { return }
      state.resultCheck.noteAction(named: name)
    }
  }

  /// Records a finished wait.
  package func record(_ wait: WaitRecord, for purpose: @autoclosure () -> String) {
    guard recordsEvents else { return }
    let (path, redaction, _) = enter("", Use(isWritten: true, isSentence: false))
    start()
    emit(
      held: .waited(
        .init(
          test: identity, path: path, purpose: redaction.apply(to: purpose()), wait: redaction.apply(to: wait), virtual: virtualNow, wall: wallNow())))
  }

  /// The destinations of an action or a note.
  private struct Use {
    var isWritten: Bool
    var isSentence: Bool
  }

  /// The destinations of an action or a note, or `nil` if it isn't needed.
  private var currentUse: Use? { lock.withLock { currentUseLocked } }

  /// Returns the destinations of an action, or `nil` if it isn't needed or isn't performed.
  private func useOfAction(named name: String?) -> Use? {
    lock.withLock {
      if isStoppedLocked { return nil }
      if let name { state.resultCheck.noteAction(named: name) }
      return currentUseLocked
    }
  }

  private var currentUseLocked: Use? {
    // Look at the step even if the action is recorded anyway, because the step's sentence may need the action too.
    let use = Use(isWritten: recordsEvents, isSentence: state.innermostStep.map { state.frames[$0].isDescribedByActions } ?? false)
    return use.isWritten || use.isSentence ? use : nil
  }

  /// Adds words to the current step if they're its sentence.
  ///
  /// Returns the path of the step, the redaction, and whether a place is in the step's own line.
  private func enter(_ words: String, _ use: Use, at place: SourceLocation? = nil) -> (path: String, redaction: Redaction, isPlaceOfStep: Bool) {
    lock.withLock {
      guard let index = state.innermostEntry else { return ("", state.redaction, false) }
      if use.isSentence { state.frames[index].words.append(words) }
      let isPlaceOfStep = state.frames[index].isStep && state.frames[index].location.line == place?.line && state.frames[index].location.filePath == place?.filePath
      return (state.frames[index].path, state.redaction, isPlaceOfStep)
    }
  }
}
