/// The difference between the screens of a session and the screens of a replay.
enum ScreenDifference {
  /// Returns the first step after which the screen differs, with the lines that differ, or `nil` if all are equal.
  ///
  /// - Parameters:
  ///   - entries: The steps with the screens from before.
  ///   - screens: The screens of the replay.
  ///   - hidden: A closure that hides secrets, because a screen from before can have a text that became a secret later.
  static func text(_ entries: some Sequence<DriveHistory.Entry>, _ screens: [String], hidden: (String) -> String) -> String? {
    var step = 0
    for (entry, screen) in zip(entries, screens) {
      if !entry.step.hasFailed { step += 1 }
      let (before, screen) = (entry.screen.map(hidden), hidden(screen))
      guard let before, before != screen else { continue }
      let lines = changes(before, screen)
      let more = lines.count > 10 ? ["  … \(lines.count - 10) more"] : []
      let sentence =
        "The screen after step \(step), “\(entry.step.action.words)”, differs from before. The app may keep something outside of its device, use random numbers of the machine, or use the real network:"
      return ([sentence] + lines.prefix(10).map { "  \($0)" } + more).joined(separator: "\n")
    }
    return nil
  }

  private static func changes(_ before: String, _ after: String) -> [String] {
    let (old, new) = (before.split(separator: "\n").map(String.init), after.split(separator: "\n").map(String.init))
    return new.difference(from: old).map { change in
      switch change {
      case .remove(_, let line, _): "- \(line.drop { $0 == " " })"
      case .insert(_, let line, _): "+ \(line.drop { $0 == " " })"
      }
    }
  }
}
