import VirtualTime

/// Leaves out choices of an order that fails, as long as it still fails: first many at once, then fewer, at last one by one.
struct ChoiceReduction {
  /// How many orders are tried at most.
  private static let mostAttempts = 300

  private var kept: [OrderChoice]
  private var size: Int
  /// The end of the choices that are left out, counted from the first: the last ones are tried first, as they may come after the failure.
  private var end: Int
  private var attempts = 0
  private var hasShrunk = false

  init(_ choices: [OrderChoice]) {
    kept = choices
    size = max(1, choices.count / 2)
    end = choices.count
  }

  /// The choices to try next.
  var candidate: [OrderChoice] { Array(kept[..<start] + kept[end...]) }

  /// Whether no choice can be left out any more, or enough was tried.
  ///
  /// One choice is needed, as the plain order passes.
  var isOver: Bool { kept.count <= 1 || attempts >= Self.mostAttempts || size == 0 }

  /// Whether it is known of each choice that is left that without it the order does not fail so.
  var isMinimal: Bool { kept.count <= 1 || size == 0 }

  private var start: Int { max(0, end - size) }

  /// Goes on without what was left out.
  /// - Parameter choices: The choices that were made then.
  mutating func candidateFailed(with choices: [OrderChoice]) {
    attempts += 1
    let start = start
    // Where the program went another way, other choices may have been made; they are no more than before.
    kept = choices.count < kept.count ? choices : candidate
    hasShrunk = true
    end = min(start, kept.count)
    if end == 0 { beginNextPass() }
  }

  /// Keeps what was left out.
  mutating func candidatePassed() {
    attempts += 1
    end = start
    if end == 0 { beginNextPass() }
  }

  private mutating func beginNextPass() {
    end = kept.count
    if size > 1 {
      size = max(1, min(size, kept.count) / 2)
    } else if !hasShrunk {
      size = 0
    }
    hasShrunk = false
  }
}
