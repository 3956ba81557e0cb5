import Foundation
internal import HeadlessDevice

/// The system of the simulated device, as far as a test asks it for something.
@preconcurrency @MainActor
public final class XCUISystem {
  nonisolated init() {}

  /// Opens a URL as a person does who taps a link in another app: the system asks before it opens an app for a scheme of the app's own.
  ///
  /// The test fails where no app of the device opens such URLs.
  public func open(_ url: URL) {
    let phrase: InteractionFailure.Phrase = "open \(url.absoluteString.quoted)"
    if ElementInteraction.skips(nil, phrase) { return }
    ElementInteraction.record("open", phrase, on: nil)
    guard let device = ElementInteraction.device(for: .act(phrase)), ElementInteraction.synchronize(device, for: .act(phrase), chain: nil) else { return }
    if device.open(url) == .noApp {
      InteractionFailure(attempt: .act(phrase), reason: .actionFailed("no app of the device opens such URLs")).report()
      return
    }
    XCUIDevice.shared.settle(after: .act(phrase))
  }
}

/// Siri, which the simulated device does not have.
@preconcurrency @MainActor
public final class XCUISiriService {
  nonisolated init() {}

  /// Does nothing: a simulated phone has no Siri, and calling it does not compile.
  @available(*, unavailable, message: "There is no Siri on a simulated device. Call what the intent of the app does instead.")
  public func activate(voiceRecognitionText text: String) {}
}

extension XCUIDevice {
  /// The system of the device.
  public var system: XCUISystem { XCUISystem() }

  /// Siri.
  public var siriService: XCUISiriService { XCUISiriService() }

  /// Whether a pointer can be used: a phone has none.
  public var supportsPointerInteraction: Bool { false }

  /// Whether the device has a button on its case.
  public func hasHardwareButton(_ button: Button) -> Bool { true }
}
