/// A closure that a scheduler runs elsewhere.
///
/// Schedulers take closures of any kind, as in Combine: what one holds is left to the scheduler when it is handed over, and used there alone.
struct SentAction: @unchecked Sendable {
  let run: () -> Void

  init(_ run: @escaping () -> Void) { self.run = run }
}
