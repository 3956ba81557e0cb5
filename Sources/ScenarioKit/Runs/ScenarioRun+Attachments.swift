import Foundation

extension ScenarioRun {
  /// A file that a test stores beside its journal.
  package struct Attachment: Sendable {
    /// The name of the attachment, as given by the test.
    package var name: String
    /// The contents of the attachment.
    package var data: Data
    /// The file extension: “png”.
    package var fileExtension: String
    /// Whether the attachment is kept even if the test passes.
    package var isKeptOnSuccess: Bool

    /// Creates an attachment.
    package init(name: String, data: Data, fileExtension: String, isKeptOnSuccess: Bool) {
      self.name = name
      self.data = data
      self.fileExtension = fileExtension
      self.isKeptOnSuccess = isKeptOnSuccess
    }
  }

  /// Saves an attachment beside the journal and logs its path.
  ///
  /// If the attachment is text, secrets in it are masked. Without a journal, nothing is saved, and the log says so.
  package func attach(_ attachment: Attachment) {
    start()
    var data = attachment.data
    if let text = String(data: data, encoding: .utf8) { data = Data(redacted(text).utf8) }
    let name = journal?.save(data, fileExtension: attachment.fileExtension, of: identity)
    if let name, !attachment.isKeptOnSuccess { lock.withLock { state.attachmentsOfFailure.append(name) } }
    let what = "attachment “\(redacted(attachment.name))”"
    let condition = attachment.isKeptOnSuccess ? "" : ", kept if the test fails"
    guard writesEvents else { return }
    let (path, virtual) = (lock.withLock { state.innermostEntry.map { state.frames[$0].path } ?? "" }, virtualNow)
    func entry(_ place: String?) -> JournalEvent {
      var entry = JournalEvent.NoteEntry(
        test: identity, path: path, text: place.map { "\(what): \($0)\(condition)" } ?? "\(what): not kept, because there is no journal", virtual: virtual, wall: wallNow())
      entry.isShown = true
      return .noted(entry)
    }
    // The journal gets only the file's name, because it must be the same in every process. The console shows the path.
    journal?.write(
      .attached(
        .init(
          test: identity, path: path, name: redacted(attachment.name), mediaType: MediaType.named(byExtension: attachment.fileExtension), file: name,
          byteCount: data.count, isForFailuresOnly: !attachment.isKeptOnSuccess, virtual: virtual, wall: wallNow())))
    console?.show(entry(name.flatMap { journal?.pathOfPicture(named: $0) }), in: journal)
  }

  /// Removes attachments that are kept only for failures, if the test hasn't failed.
  func removeAttachmentsOfFailure() {
    let names = lock.withLock {
      defer { state.attachmentsOfFailure = [] }
      return state.hasFailed ? [] : state.attachmentsOfFailure
    }
    for name in names { journal?.removeSaved(name) }
  }

  /// Adds lines to the log of the running test.
  ///
  /// If no run is bound, an implicit run is used.
  package static func tell(_ lines: [String], at location: SourceLocation, function: String) {
    withRun(at: location, function: function) { run in for line in lines { run.tell(line) } }
  }

  /// Saves an attachment of the running test.
  ///
  /// If no run is bound, an implicit run is used.
  package static func attach(_ attachment: Attachment, at location: SourceLocation, function: String) {
    withRun(at: location, function: function) { $0.attach(attachment) }
  }
}
