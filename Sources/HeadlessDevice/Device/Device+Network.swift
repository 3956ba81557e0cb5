import HeadlessNetwork

extension Device {
  /// Lets stub servers find the device of the test that creates them; it can be called more than once.
  nonisolated static func connectNetwork() { _ = connection }

  nonisolated private static let connection: Void = SessionNetwork.findSchedulerOfTest { Device.current?.scheduler }
}
