import VirtualTime

/// A search for the choices of a failing order that are needed for the failure.
///
/// The search leaves out many choices at once at first, then fewer, and finally one at a time.
struct ChoiceReduction {
  /// The maximum number of orders to try.
  private static let mostAttempts = 300

  private var kept: [OrderChoice]
  private var size: Int
  /// The end of the choices that are left out.
  ///
  /// The last choices are tried first, because they may come after the failure.
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

  /// Whether the reduction is finished, because no choice can be left out or the limit is reached.
  ///
  /// One choice always remains, because the plain order passes.
  var isOver: Bool { kept.count <= 1 || attempts >= Self.mostAttempts || size == 0 }

  /// Whether leaving out any single remaining choice makes the failure disappear.
  var isMinimal: Bool { kept.count <= 1 || size == 0 }

  private var start: Int { max(0, end - size) }

  /// Keeps the reduced order and continues.
  /// - Parameter choices: The choices made in the reduced order.
  mutating func candidateFailed(with choices: [OrderChoice]) {
    attempts += 1
    let start = start
    // The choices differ from the candidate if the program took another path. Keep them only if there are fewer of them than before.
    kept = choices.count < kept.count ? choices : candidate
    hasShrunk = true
    end = min(start, kept.count)
    if end == 0 { beginNextPass() }
  }

  /// Restores the choices that were left out and continues.
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
