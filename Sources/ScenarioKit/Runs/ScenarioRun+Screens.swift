extension ScenarioRun {
  /// Returns the number of the current screen in the journal, and records the screen if it changed.
  ///
  /// The result is `nil` if screens aren't recorded or the screen can't be read here.
  ///
  /// - Parameter path: The number of the running step, or an empty string outside a step.
  func screenNow(in path: String) -> Int? {
    guard let screen, let journal else { return nil }
    let known = lock.withLock { state.lastScreen }
    guard case .changed(let next) = screen(known?.screen.changeCount) else { return known?.number }
    var entry = JournalEvent.ScreenEntry(
      test: identity, path: path, screen: (known?.number ?? 0) + 1, width: next.width, height: next.height, keptFirst: 0, keptLast: 0, elements: [],
      virtual: virtualNow, wall: wallNow())
    guard let known else {
      entry.elements = next.elements
      return note(entry, next, journal)
    }
    guard let difference = known.difference(to: next) else {
      lock.withLock { state.lastScreen?.screen = next }
      return known.number
    }
    (entry.keptFirst, entry.keptLast) = (difference.keptFirst, difference.keptLast)
    entry.elements = difference.elements.count == next.elements.count ? next.elements : Array(difference.elements)
    return note(entry, next, journal)
  }

  private func note(_ entry: JournalEvent.ScreenEntry, _ screen: PicturedScreen, _ journal: Journal) -> Int {
    var entry = entry
    let redaction = lock.withLock {
      state.lastScreen = LastScreen(number: entry.screen, screen: screen)
      return state.redaction
    }
    if !redaction.secrets.isEmpty { entry.elements = entry.elements.map { $0.mapTexts(redaction.apply) } }
    // Half of a secret wouldn't be recognized, so texts are cut afterward.
    entry.elements = entry.elements.map(\.withShortDrawnTexts)
    if limits == .none { journal.write(.pictured(entry)) } else { journal.hold(.pictured(entry)) }
    return entry.screen
  }
}
