internal import HeadlessDevice
import UIKit

extension XCUIDevice {
  /// The words that `UITextChecker` finds misspelled in apps, each with the words that it guesses; each test begins with none.
  ///
  /// The case of letters does not matter: `XCUIDevice.shared.misspelledWords = ["hipstar": ["hipster"]]`. Setting the words without a device fails the test.
  /// The name is not Apple's: a phone has dictionaries.
  public var misspelledWords: [String: [String]] {
    get { Device.current?.uiValues.spelling.misspelled ?? [:] }
    set(words) {
      let attempt = InteractionFailure.Attempt.act("set the misspelled words of the device")
      if ElementInteraction.skips(nil, "set the misspelled words of the device") { return }
      ElementInteraction.record("setMisspelledWords", "set the misspelled words of the device to \(words.keys.sorted().joined(separator: ", "))", on: nil)
      guard let device = ElementInteraction.device(for: attempt, launches: false) else { return }
      device.perform(cause: "a change of the misspelled words") {
        device.uiValues.spelling.misspelled = Dictionary(words.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: +)
      }
      settle(after: attempt)
    }
  }
}
