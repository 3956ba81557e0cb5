/// The work outside virtual time that the running test has registered.
///
/// ```swift
/// let upload = UploadResource(client)
/// IdlingResources.register(upload)
/// ```
/// While a registered resource is busy, this test's waits continue in real time, up to their timeouts. Resources are removed when the test ends.
public enum IdlingResources {
  /// Registers a resource.
  ///
  /// While it's busy, the running test's waits continue.
  ///
  /// Registering a resource again does nothing. If the running code has no test with a device, the call is reported as a failure.
  public static func register(_ resource: any IdlingResource, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    scheduler(to: "register \(resource.name)", UsageError.Place(fileID: fileID, filePath: filePath, line: line))?.register(resource)
  }

  /// Removes a resource that was registered with ``register(_:fileID:filePath:line:)``.
  public static func deregister(_ resource: any IdlingResource, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    scheduler(to: "deregister \(resource.name)", UsageError.Place(fileID: fileID, filePath: filePath, line: line))?.deregister(resource)
  }

  private static func scheduler(to action: String, _ place: UsageError.Place) -> VirtualScheduler? {
    if let scheduler = VirtualScheduler.owner ?? VirtualScheduler.ofTest { return scheduler }
    UsageError(
      kind: "idlingResource.noDevice", action: "\(action) as an idling resource", reason: "there is no simulated device here",
      advice: "register it in a test that has a device: in a ScreenTestCase, or in a Swift Testing test with the screen test trait.", place: place
    ).report()
    return nil
  }
}
