extension Device {
  /// Shakes the device.
  ///
  /// The app in front is notified.
  package func shake() { perform(cause: "a shake of the device") { frontHost?.shake() } }
}
