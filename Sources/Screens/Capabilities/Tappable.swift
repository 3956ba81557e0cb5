import HeadlessXCUI

/// Something that a test can tap.
///
/// Elements get a default implementation.
@preconcurrency @MainActor
public protocol Tappable {
  /// Waits until it exists, at most 30 virtual seconds, then taps it.
  ///
  /// The test fails if the tap wouldn't land on it or if it's disabled.
  @_disfavoredOverload func tap()
  /// Waits until it exists, then taps it twice.
  @_disfavoredOverload func doubleTap()
  /// Waits until it exists, then taps it once with two fingers.
  @_disfavoredOverload func twoFingerTap()
  /// Waits until it exists, then presses it.
  /// - Parameter duration: The time that the finger rests, in virtual seconds.
  @_disfavoredOverload func longPress(duration: Double)
}

extension Tappable where Self: Element {
  /// Waits until it exists, at most 30 virtual seconds, then taps it.
  ///
  /// The test fails if the tap wouldn't land on it or if it's disabled.
  @_disfavoredOverload public func tap() { perform(.tap) { $0.tap() } }

  /// Waits until it exists, then taps it twice.
  @_disfavoredOverload public func doubleTap() { perform(.doubleTap) { $0.doubleTap() } }

  /// Waits until it exists, then taps it once with two fingers.
  @_disfavoredOverload public func twoFingerTap() { perform(.twoFingerTap) { $0.twoFingerTap() } }

  /// Waits until it exists, then presses it.
  /// - Parameter duration: The time that the finger rests, in virtual seconds.
  @_disfavoredOverload public func longPress(duration: Double) { perform(.longPress) { $0.press(forDuration: duration) } }
}

// The same taps with the place of the call, which is where a failure outside of a step is reported. Callers use these functions, and conforming types implement the others.
extension Tappable {
  /// Waits until it exists, at most 30 virtual seconds, then taps it.
  ///
  /// The test fails if the tap wouldn't land on it or if it's disabled.
  public func tap(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.tap as () -> Void)() }
  }

  /// Waits until it exists, then taps it twice.
  public func doubleTap(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.doubleTap as () -> Void)() }
  }

  /// Waits until it exists, then taps it once with two fingers.
  public func twoFingerTap(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.twoFingerTap as () -> Void)() }
  }

  /// Waits until it exists, then presses it.
  /// - Parameter duration: The time that the finger rests, in virtual seconds.
  public func longPress(duration: Double, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.longPress(duration:) as (Double) -> Void)(duration) }
  }
}
