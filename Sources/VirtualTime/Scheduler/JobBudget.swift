/// A counter that detects endless work that doesn't let time pass.
struct JobBudget {
  private let limit: Int
  private var instant: Int64
  private var jobsAtInstant = 0
  private var windowStart: Int64
  private var jobsInWindow = 0
  /// The number of jobs counted so far.
  private(set) var total = 0

  init(limit: Int, start: Int64) {
    self.limit = limit
    instant = start
    windowStart = start
  }

  /// Counts a job, and returns `false` if work seems endless.
  ///
  /// Work seems endless if more jobs than the limit ran at a single instant, or with less than a microsecond between them.
  mutating func allowsJob(at now: Int64) -> Bool {
    if now != instant {
      instant = now
      jobsAtInstant = 0
    }
    jobsAtInstant += 1
    total += 1
    jobsInWindow += 1
    if jobsAtInstant > limit { return false }
    guard jobsInWindow > limit else { return true }
    let isCreeping = now - windowStart < Int64(min(limit, 1_000_000_000_000)) * 1000
    windowStart = now
    jobsInWindow = 0
    return !isCreeping
  }
}
