import Foundation

extension ScenarioRun {
  /// Something that a test keeps beside the journal.
  package struct Attachment: Sendable {
    /// What the test calls it.
    package var name: String
    /// What it holds.
    package var data: Data
    /// The end of the file's name: “png”.
    package var fileExtension: String
    /// Whether it is kept where the test passes, too.
    package var isKeptOnSuccess: Bool

    /// Creates an attachment.
    package init(name: String, data: Data, fileExtension: String, isKeptOnSuccess: Bool) {
      self.name = name
      self.data = data
      self.fileExtension = fileExtension
      self.isKeptOnSuccess = isKeptOnSuccess
    }
  }

  /// Keeps something beside the journal, and tells in the log where.
  ///
  /// What a secure field was given is not in it in clear where it is text. Without a journal nothing is kept, and the log says so.
  package func attach(_ attachment: Attachment) {
    start()
    var data = attachment.data
    if let text = String(data: data, encoding: .utf8) { data = Data(redacted(text).utf8) }
    let name = journal?.save(data, fileExtension: attachment.fileExtension, of: identity)
    if let name, !attachment.isKeptOnSuccess { lock.withLock { state.attachmentsOfFailure.append(name) } }
    let what = "attachment “\(redacted(attachment.name))”"
    let condition = attachment.isKeptOnSuccess ? "" : ", kept if the test fails"
    // The journal lies beside it, and must not differ from one process to the next.
    guard writesEvents else { return }
    let (path, virtual) = (lock.withLock { state.innermostEntry.map { state.frames[$0].path } ?? "" }, virtualNow)
    func entry(_ place: String?) -> JournalEvent {
      var entry = JournalEvent.NoteEntry(
        test: identity, path: path, text: place.map { "\(what): \($0)\(condition)" } ?? "\(what): not kept, as there is no journal", virtual: virtual, wall: wallNow())
      entry.isShown = true
      return .noted(entry)
    }
    journal?.write(
      .attached(
        .init(
          test: identity, path: path, name: redacted(attachment.name), mediaType: MediaType.named(byExtension: attachment.fileExtension), file: name,
          byteCount: data.count, isForFailuresOnly: !attachment.isKeptOnSuccess, virtual: virtual, wall: wallNow())))
    console?.show(entry(name.flatMap { journal?.pathOfPicture(named: $0) }))
  }

  /// Removes what was to be kept only if the test fails, where it has not.
  func removeAttachmentsOfFailure() {
    let names = lock.withLock {
      defer { state.attachmentsOfFailure = [] }
      return state.hasFailed ? [] : state.attachmentsOfFailure
    }
    for name in names { journal?.removeSaved(name) }
  }

  /// Adds lines to the log of the test that runs; where no run is bound, of the test that is logged under a function's name.
  package static func tell(_ lines: [String], at location: SourceLocation, function: String) {
    withRun(at: location, function: function) { run in for line in lines { run.tell(line) } }
  }

  /// Keeps something of the test that runs beside the journal; where no run is bound, of the test that is logged under a function's name.
  package static func attach(_ attachment: Attachment, at location: SourceLocation, function: String) {
    withRun(at: location, function: function) { $0.attach(attachment) }
  }
}
