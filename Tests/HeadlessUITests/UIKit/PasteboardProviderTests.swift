import Foundation
import ScreenModel
import UIKit
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

/// The item providers of the pasteboard.
///
/// https://developer.apple.com/documentation/uikit/uipasteboard/itemproviders
final class PasteboardProviderTests: DeviceTestCase {
  private struct Copying: View {
    @State private var text = "nothing"

    var body: some View {
      Button("Copy") { UIPasteboard.general.itemProviders = [NSItemProvider(object: "apple" as NSString), NSItemProvider(object: UIColor.red)] }
      Button("Paste") { text = "\(UIPasteboard.general.string ?? "no text") \(UIPasteboard.general.color == .red)" }
      Button("Load") {
        UIPasteboard.general.string = "pear"
        UIPasteboard.general.itemProviders.first?.loadObject(ofClass: String.self) { new, _ in DispatchQueue.main.async { text = new ?? "no text" } }
      }
      Text(text)
    }
  }

  func test_thePasteboardTakesAndGivesProviders() {
    show { Copying() }
    tap(.button, "Copy")
    tap(.button, "Paste")
    XCTAssertEqual(texts, ["apple true"])
    tap(.button, "Load")
    XCTAssertEqual(texts, ["pear"])
  }
}
