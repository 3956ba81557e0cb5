import HeadlessXCUI

/// Steps about the device as a whole, such as turning and shaking it.
@preconcurrency @MainActor
public protocol DeviceContext: VisibilityContext {}

extension DeviceContext {
  /// Turns the device: `When(I: rotateDevice(to: .landscapeLeft))`.
  ///
  /// A phone's screen doesn't turn upside down. The screen keeps its orientation if the device lies flat or if the device's orientation is unknown.
  public func rotateDevice(to orientation: UIDeviceOrientation, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("rotateDevice", ["to": orientation], at: fileID, line)
    _ = CallSite.with(fileID, filePath, line) { rotate(to: orientation) }
  }

  /// Turns the device and returns whether it has the new orientation.
  ///
  /// If the app doesn't become idle, the test fails and the function returns `false`.
  @_disfavoredOverload
  public func rotateDevice(to orientation: UIDeviceOrientation, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) -> Bool {
    StepArguments.note("rotateDevice", ["to": orientation], at: fileID, line)
    return CallSite.with(fileID, filePath, line) { rotate(to: orientation) }
  }

  private func rotate(to orientation: UIDeviceOrientation) -> Bool {
    let words = "turn the device to \(orientation.words)"
    record("rotateDevice", words)
    if InteractionFailure.isStopped { return false }
    return withoutRecording { HeadlessDriver.rotate(to: orientation, as: .act("\(words)")) }
  }

  /// Shakes the device.
  ///
  /// The app in front is notified.
  @_disfavoredOverload public func shakeDevice() {
    changeDevice("shakeDevice", "shake the device") { attempt in withoutRecording { HeadlessDriver.shake(as: attempt) } }
  }

  /// Shakes the device.
  ///
  /// The app in front is notified.
  public func shakeDevice(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.shakeDevice as () -> Void)() }
  }
}

extension UIDeviceOrientation {
  /// The orientation in words, for logs.
  fileprivate var words: String {
    switch self {
    case .unknown: "an unknown orientation"
    case .portrait: "portrait"
    case .portraitUpsideDown: "portrait upside down"
    case .landscapeLeft: "landscape left"
    case .landscapeRight: "landscape right"
    case .faceUp: "face up"
    case .faceDown: "face down"
    }
  }
}
