import HeadlessUI

extension Device {
  /// The device of the running test, bound with ``withCurrent(_:operation:)``.
  nonisolated package static var current: Device? { CurrentHostSystem.system as? Device }

  /// Runs a closure with a device as the current device.
  ///
  /// Tasks of the test run in real time. Tasks of the apps run on the device's clock.
  nonisolated package static func withCurrent<Result>(_ device: Device, operation: () throws -> Result) rethrows -> Result {
    try CurrentHostSystem.$system.withValue(device, operation: operation)
  }

  /// Runs an asynchronous closure with a device as the current device.
  package static func withCurrent<Result>(_ device: Device, operation: @MainActor () async throws -> Result) async rethrows -> Result {
    try await CurrentHostSystem.$system.withValue(device, operation: operation)
  }
}
