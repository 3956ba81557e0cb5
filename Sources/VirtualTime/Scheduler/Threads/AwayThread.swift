/// A helper thread that waits for something which is not caught, such as a lock of another library's or a call of the kernel's.
struct AwayThread {
  let helper: OpaquePointer
  let cause: UInt32
  /// The task whose job it runs, 0 for none.
  let taskID: UInt64
  /// When it was left alone, in nanoseconds of virtual time.
  let since: Int64
}
