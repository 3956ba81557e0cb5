internal import HeadlessDevice
import ScreenModel

/// Something that a picture can be taken of.
@preconcurrency @MainActor
public protocol XCUIScreenshotProviding {
  /// Takes a picture of it as it is now.
  func screenshot() -> XCUIScreenshot
}

/// The screen of the simulated device, of which a picture can be taken.
@preconcurrency @MainActor
public final class XCUIScreen: XCUIScreenshotProviding {
  /// The screen of the device.
  nonisolated public static let main: XCUIScreen = XCUIScreen()

  /// All screens: the device has one.
  nonisolated public static var screens: [XCUIScreen] { [main] }

  nonisolated private init() {}

  /// Takes a picture of the screen as it is now; fails the test without a device.
  public func screenshot() -> XCUIScreenshot {
    guard let device = ElementInteraction.screen(readFor: .act("take a screenshot"), chain: nil) ?? ElementInteraction.device(for: .act("take a screenshot")) else { return .empty }
    return XCUIScreenshot(svg: device.tree.svgSnapshot(size: device.screen.size), outlines: ScreenOutlines(of: device.tree, in: device.screen))
  }
}

extension XCUIElement: XCUIScreenshotProviding {
  /// Takes a picture of the element with everything inside it; fails the test where it does not exist.
  public func screenshot() -> XCUIScreenshot {
    let attempt = InteractionFailure.Attempt.act("take a screenshot of \(chain.name)")
    guard let (device, element) = ElementInteraction.existing(chain, attempt) else { return .empty }
    device.render()
    let frame = device.tree.frame(of: element)
    return XCUIScreenshot(svg: device.tree.svgSnapshot(of: element, size: frame.size), outlines: ScreenOutlines(of: device.tree, from: element, in: frame))
  }
}
