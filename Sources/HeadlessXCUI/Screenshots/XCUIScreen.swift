internal import HeadlessDevice
import ScreenModel

/// A type that can take a screenshot of itself.
@preconcurrency @MainActor
public protocol XCUIScreenshotProviding {
  /// Takes a screenshot.
  func screenshot() -> XCUIScreenshot
}

/// The screen of the simulated device.
@preconcurrency @MainActor
public final class XCUIScreen: XCUIScreenshotProviding {
  /// The device's screen.
  nonisolated public static let main: XCUIScreen = XCUIScreen()

  /// All screens.
  ///
  /// The device has a single screen.
  nonisolated public static var screens: [XCUIScreen] { [main] }

  nonisolated private init() {}

  /// Takes a screenshot of the current screen.
  ///
  /// Fails the test if there's no device.
  public func screenshot() -> XCUIScreenshot {
    let attempt = InteractionFailure.Attempt.act("take a screenshot")
    guard let device = InteractionPreflight.screen(readFor: attempt, chain: nil) ?? InteractionPreflight.device(for: attempt) else { return .empty }
    return XCUIScreenshot(svg: device.tree.svgSnapshot(size: device.screen.size), outlines: ScreenOutlines(of: device.tree, in: device.screen))
  }
}

extension XCUIElement: XCUIScreenshotProviding {
  /// Takes a screenshot of the element and its contents.
  ///
  /// Fails the test if the element doesn't exist.
  public func screenshot() -> XCUIScreenshot {
    let attempt = InteractionFailure.Attempt.act("take a screenshot of \(chain.name)")
    guard let (device, element) = InteractionPreflight.existing(chain, attempt) else { return .empty }
    device.render()
    let frame = device.tree.frame(of: element)
    return XCUIScreenshot(svg: device.tree.svgSnapshot(of: element, size: frame.size), outlines: ScreenOutlines(of: device.tree, from: element, in: frame))
  }
}
