/// A helper thread in a call that isn't intercepted, such as another library's lock or a system call.
struct BlockedThread {
  let helper: OpaquePointer
  let cause: UInt32
  /// The identifier of the task whose job the thread runs, or 0 if there is none.
  let taskID: UInt64
  /// The time when the scheduler stopped waiting for the thread, in nanoseconds of virtual time.
  let since: Int64
}
