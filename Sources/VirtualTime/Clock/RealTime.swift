import CConcurrencyHooks

/// The time that really passes, whatever the clocks of a test show.
package enum RealTime {
  /// Nanoseconds of a clock that never goes backwards.
  package static var nanoseconds: UInt64 { UInt64(vt_real_nanoseconds()) }
}
