/// Holds the current device for the task, or the synchronous code, under way.
enum CurrentDevice {
  @TaskLocal static var device: Device?
}
