import HeadlessUI

extension Device {
  /// The device that the code under way is about; bound around each test with ``withCurrent(_:operation:)``.
  nonisolated package static var current: Device? { CurrentHostSystem.system as? Device }

  /// Makes a device the current one while a closure runs.
  ///
  /// The test's own tasks go on in real time; what the apps start belongs to the device's clock.
  nonisolated package static func withCurrent<Result>(_ device: Device, operation: () throws -> Result) rethrows -> Result {
    try CurrentHostSystem.$system.withValue(device, operation: operation)
  }

  /// Makes a device the current one while an asynchronous closure runs.
  package static func withCurrent<Result>(_ device: Device, operation: @MainActor () async throws -> Result) async rethrows -> Result {
    try await CurrentHostSystem.$system.withValue(device, operation: operation)
  }
}
