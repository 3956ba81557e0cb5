import CConcurrencyHooks

/// The real time, regardless of what the clocks of a test show.
package enum RealTime {
  /// The nanoseconds of a clock that never goes backward.
  package static var nanoseconds: UInt64 { UInt64(stk_time_real_nanoseconds()) }
}
