extension Device {
  /// Shakes the device: the app in front hears of it.
  package func shake() { perform(cause: "a shake of the device") { frontHost?.shake() } }
}
