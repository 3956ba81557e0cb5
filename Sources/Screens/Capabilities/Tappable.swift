import HeadlessXCUI

/// Something that can be tapped.
///
/// Every `Element` that adopts it has the taps already.
@preconcurrency @MainActor
public protocol Tappable {
  /// Waits until it exists (30 virtual seconds at most), then taps it; fails the test when a tap would not land on it or it is disabled.
  @_disfavoredOverload func tap()
  /// Waits until it exists, then taps it twice.
  @_disfavoredOverload func doubleTap()
  /// Waits until it exists, then taps it once with two fingers.
  @_disfavoredOverload func twoFingerTap()
  /// Waits until it exists, then presses it.
  /// - Parameter duration: Virtual seconds that the finger rests.
  @_disfavoredOverload func longPress(duration: Double)
}

extension Tappable where Self: Element {
  /// Waits until it exists (30 virtual seconds at most), then taps it; fails the test when a tap would not land on it or it is disabled.
  @_disfavoredOverload public func tap() { perform(.tap) { $0.tap() } }

  /// Waits until it exists, then taps it twice.
  @_disfavoredOverload public func doubleTap() { perform(.doubleTap) { $0.doubleTap() } }

  /// Waits until it exists, then taps it once with two fingers.
  @_disfavoredOverload public func twoFingerTap() { perform(.twoFingerTap) { $0.twoFingerTap() } }

  /// Waits until it exists, then presses it.
  /// - Parameter duration: Virtual seconds that the finger rests.
  @_disfavoredOverload public func longPress(duration: Double) { perform(.longPress) { $0.press(forDuration: duration) } }
}

// The same taps with the place of the call, so that a failure outside of a step is reported there. A call takes these; conforming types write the others.
extension Tappable {
  /// Waits until it exists (30 virtual seconds at most), then taps it; fails the test when a tap would not land on it or it is disabled.
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
  /// - Parameter duration: Virtual seconds that the finger rests.
  public func longPress(duration: Double, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) { (self.longPress(duration:) as (Double) -> Void)(duration) }
  }
}
