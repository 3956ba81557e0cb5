/// A closure that is transferred to a scheduler.
///
/// As in Combine, schedulers accept closures that aren't sendable. After the transfer, only the scheduler uses the closure's captured values.
struct SentAction: @unchecked Sendable {
  let run: () -> Void

  init(_ run: @escaping () -> Void) { self.run = run }
}
