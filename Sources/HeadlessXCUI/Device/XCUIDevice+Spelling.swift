internal import HeadlessDevice
import UIKit

extension XCUIDevice {
  /// The words that `UITextChecker` reports as misspelled, each with its suggested corrections.
  ///
  /// Case is ignored: `XCUIDevice.shared.misspelledWords = ["hipstar": ["hipster"]]`. Each test starts without words. Setting the words without a device fails the test.
  /// XCUITest doesn't have this property, because a real phone has dictionaries.
  public var misspelledWords: [String: [String]] {
    get { Device.current?.uiValues.spelling.misspelled ?? [:] }
    set(words) {
      let attempt = InteractionFailure.Attempt.act("set the misspelled words of the device")
      if InteractionPreflight.skips(nil, "set the misspelled words of the device") { return }
      InteractionPreflight.record("setMisspelledWords", "set the misspelled words of the device to \(words.keys.sorted().joined(separator: ", "))", on: nil)
      guard let device = InteractionPreflight.device(for: attempt, launches: false) else { return }
      device.perform(cause: "a change of the misspelled words") {
        device.uiValues.spelling.misspelled = Dictionary(words.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: +)
      }
      settle(after: attempt)
    }
  }
}
