import HeadlessDevice
import HeadlessNetwork
import VirtualTime

/// The trials of all categories except time and logging.
enum CategoryProbes {
  private static let all: [(category: InterpositionCategory, problems: @Sendable () -> [InterpositionProblem])] = [
    (.locale, { LocaleProbe.problems() }), (.surroundings, { SurroundingsProbe.problems() }), (.network, { NetworkProbe.problems() }),
    (.discovery, { DiscoveryProbe.problems() }),
  ]

  /// Returns the problems that the trials have shown, or an empty list if virtual time itself doesn't work.
  ///
  /// - Parameter known: The problems that are known already. Their categories aren't tried.
  static func problems(after known: [InterpositionProblem]) -> [InterpositionProblem] {
    let broken = Set(known.map(\.category))
    guard VirtualScheduler.capturesDispatch, !broken.contains(.time) else { return [] }
    return all.filter { !broken.contains($0.category) }.flatMap { $0.problems() }
  }
}
