/// The work outside of virtual time that the running test has declared.
///
/// ```swift
/// let upload = UploadResource(client)
/// IdlingResources.register(upload)
/// ```
/// While a registered resource is busy, waits of this test go on in real time, up to their timeout. When the test ends, what it registered is forgotten.
public enum IdlingResources {
  /// Registers a resource: the waits of the running test last while it is busy.
  ///
  /// Registering it twice does nothing. Without a test that has a device it fails.
  public static func register(_ resource: any IdlingResource, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    scheduler(to: "register \(resource.name)", Misuse.Place(fileID: fileID, filePath: filePath, line: line))?.register(resource)
  }

  /// Ends what ``register(_:fileID:filePath:line:)`` began.
  public static func deregister(_ resource: any IdlingResource, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    scheduler(to: "deregister \(resource.name)", Misuse.Place(fileID: fileID, filePath: filePath, line: line))?.deregister(resource)
  }

  private static func scheduler(to action: String, _ place: Misuse.Place) -> VirtualScheduler? {
    if let scheduler = VirtualScheduler.owner ?? VirtualScheduler.ofTest { return scheduler }
    Misuse(
      kind: "idlingResource.noDevice", action: "\(action) as an idling resource", reason: "there is no simulated device here",
      advice: "register it in a test that has a device: in a ScreenTestCase, or in a Swift Testing test with the screen test trait.", place: place
    ).report()
    return nil
  }
}
