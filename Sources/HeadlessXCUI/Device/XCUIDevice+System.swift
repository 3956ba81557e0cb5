import Foundation
internal import HeadlessDevice

/// The operating system of the simulated device.
@preconcurrency @MainActor
public final class XCUISystem {
  nonisolated init() {}

  /// Opens a URL as if a person had tapped a link in another app.
  ///
  /// For an app's custom URL scheme, the system asks before it opens the app. The test fails if no installed app opens the URL.
  public func open(_ url: URL) {
    let phrase: InteractionFailure.Phrase = "open \(url.absoluteString.quoted)"
    if InteractionPreflight.skips(nil, phrase) { return }
    InteractionPreflight.record("open", phrase, on: nil)
    guard let device = InteractionPreflight.device(for: .act(phrase)), InteractionPreflight.synchronize(device, for: .act(phrase), chain: nil) else { return }
    if device.open(url) == .noApp {
      InteractionFailure(attempt: .act(phrase), reason: .actionFailed("no app on the device opens this URL")).report()
      return
    }
    XCUIDevice.shared.settle(after: .act(phrase))
  }
}

/// Siri, which isn't available on the simulated device.
@preconcurrency @MainActor
public final class XCUISiriService {
  nonisolated init() {}

  /// Unavailable, because the simulated device doesn't have Siri.
  @available(*, unavailable, message: "Siri is not available on a simulated device. Call the code of the app’s intent directly.")
  public func activate(voiceRecognitionText text: String) {}
}

extension XCUIDevice {
  /// The operating system of the device.
  public var system: XCUISystem { XCUISystem() }

  /// The Siri service of the device.
  public var siriService: XCUISiriService { XCUISiriService() }

  /// A Boolean value that indicates whether the device supports pointer interaction.
  ///
  /// On the simulated device, the value is always `false`.
  public var supportsPointerInteraction: Bool { false }

  /// Returns whether the device has the given hardware button.
  ///
  /// On the simulated device, the result is always `true`.
  public func hasHardwareButton(_ button: Button) -> Bool { true }
}
