import CConcurrencyHooks

/// The order of a scheduler's work that is ready at the same instant on different queues or tasks.
///
/// - In the plain order, work runs first in, first out.
/// - With a seed, work that is ready or due at the same instant changes places at random. Actors, serial queues, and tasks keep their own order, and the main
///   actor and the main queue are a single queue. The delays of stubbed answers vary within the ranges of the stubs, and are often at the ends of a range.
/// - A seeded order depends only on the seed and the program: it's the same in every run, on every machine.
///
/// The environment variable `SCREENTEST_SEED` sets the seed of a process. To test the plain order, bind it:
/// ```swift
/// try SchedulingOrder.$current.withValue(.plain) { … }
/// ```
public struct SchedulingOrder: Sendable {
  enum Basis: Sendable {
    case plain
    case seed(UInt64)
    case choices([OrderChoice])
  }

  let basis: Basis
  let record: OrderRecord?

  private init(_ basis: Basis, record: OrderRecord? = nil) {
    self.basis = basis
    self.record = record
  }

  /// The plain order: first in, first out.
  public static let plain: SchedulingOrder = SchedulingOrder(.plain)

  /// Returns the order for a seed, which is the same in every run, on every machine.
  public static func seed(_ seed: UInt64) -> SchedulingOrder { SchedulingOrder(.seed(seed)) }

  /// Returns the plain order, with some choices of a recorded order.
  package static func choices(_ choices: [OrderChoice]) -> SchedulingOrder { SchedulingOrder(.choices(choices)) }

  /// The order of the process: the order for the seed in `SCREENTEST_SEED`, or the plain order.
  public static let standard: SchedulingOrder = seedOfProcess.map(SchedulingOrder.seed) ?? .plain

  /// The order of the schedulers, and therefore of the devices, that the current task creates.
  @TaskLocal public static var current: SchedulingOrder = .standard

  /// The seed, or `nil` for the plain order.
  public var seed: UInt64? {
    if case .seed(let seed) = basis { seed } else { nil }
  }

  /// Returns the same order, which also records the choices and the work that runs.
  package func recorded(in record: OrderRecord) -> SchedulingOrder { SchedulingOrder(basis, record: record) }

  private static let seedOfProcess: UInt64? = {
    guard let value = stk_time_environment("SCREENTEST_SEED").map({ String(cString: $0) }), !value.isEmpty else { return nil }
    if let seed = UInt64(value) { return seed }
    stk_time_print_error("ScreenTestKit: SCREENTEST_SEED is “\(value)”, which isn't a whole number from 0 to \(UInt64.max). Tests run in the plain order.\n")
    return nil
  }()
}

/// The order of a scheduler's work that is ready at the same instant.
@available(*, deprecated, renamed: "SchedulingOrder")
public typealias WorkOrder = SchedulingOrder
