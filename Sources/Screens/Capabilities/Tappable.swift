import HeadlessXCUI

/// Something that a test can tap.
///
/// Elements get a default implementation.
@preconcurrency @MainActor
public protocol Tappable {
  /// Waits up to 30 virtual seconds until the element exists, then taps it.
  ///
  /// The test fails if the element is disabled or if the tap wouldn't land on it.
  @_disfavoredOverload func tap()
  /// Waits until the element exists, then taps it twice.
  @_disfavoredOverload func doubleTap()
  /// Waits until the element exists, then taps it once with two fingers.
  @_disfavoredOverload func twoFingerTap()
  /// Waits until the element exists, then presses it.
  /// - Parameter duration: The time that the finger rests, in virtual seconds.
  @_disfavoredOverload func longPress(duration: Double)
}

extension Tappable where Self: Element {
  /// Waits up to 30 virtual seconds until the element exists, then taps it.
  ///
  /// The test fails if the element is disabled or if the tap wouldn't land on it.
  @_disfavoredOverload public func tap() { perform(.tap) { $0.tap() } }

  /// Waits until the element exists, then taps it twice.
  @_disfavoredOverload public func doubleTap() { perform(.doubleTap) { $0.doubleTap() } }

  /// Waits until the element exists, then taps it once with two fingers.
  @_disfavoredOverload public func twoFingerTap() { perform(.twoFingerTap) { $0.twoFingerTap() } }

  /// Waits until the element exists, then presses it.
  /// - Parameter duration: The time that the finger rests, in virtual seconds.
  @_disfavoredOverload public func longPress(duration: Double) { perform(.longPress) { $0.press(forDuration: duration) } }
}

// Overloads with the caller's source location, where a failure outside of a step is reported. Callers use these functions, and conforming types implement the ones without a location.
extension Tappable {
  /// Waits up to 30 virtual seconds until the element exists, then taps it.
  ///
  /// The test fails if the element is disabled or if the tap wouldn't land on it.
  public func tap(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.tap as () -> Void)() }
  }

  /// Waits until the element exists, then taps it twice.
  public func doubleTap(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.doubleTap as () -> Void)() }
  }

  /// Waits until the element exists, then taps it once with two fingers.
  public func twoFingerTap(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.twoFingerTap as () -> Void)() }
  }

  /// Waits until the element exists, then presses it.
  /// - Parameter duration: The time that the finger rests, in virtual seconds.
  public func longPress(duration: Double, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.longPress(duration:) as (Double) -> Void)(duration) }
  }
}
