internal import HeadlessNetwork
internal import HeadlessUI
internal import VirtualTime

extension InteractionFailure {
  /// Adds sentences about causes outside the screen.
  ///
  /// The failure must be about a wait, a missing element, or endless work. The causes are tasks of views that start again and again, and requests that failed without a stub server.
  mutating func addNotes() {
    if case .several(let failures) = reason { notes = failures.lazy.map(\.notes).first { !$0.isEmpty } ?? [] }
    guard notes.isEmpty, isAboutEndlessWork || reason.wait != nil || absence != nil else { return }
    let restarts = VirtualScheduler.ofTest.flatMap(TaskRestarts.sentences)
    let requests = isAboutEndlessWork ? nil : SessionNetwork.ofTest?.sentenceAboutFailedRequests
    notes = [restarts, requests].compactMap(\.self)
  }

  private var isAboutEndlessWork: Bool {
    if case .neverSettles = reason { true } else { reason.wait?.isEndless ?? false }
  }
}
