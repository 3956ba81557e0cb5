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

  private struct CopyingTwice: View {
    @State private var text = "nothing"

    var body: some View {
      Button("Copy") {
        UIPasteboard.general.itemProviders = [NSItemProvider(object: "apple" as NSString)]
        let between = UIPasteboard.general.hasStrings
        UIPasteboard.general.string = "pear"
        text = "\(between)"
      }
      Button("Paste") { text += " \(UIPasteboard.general.string ?? "no text")" }
      Button("Copy types") { UIPasteboard.general.setItems([["public.html": "<b>", "public.utf8-plain-text": "b", "public.json": 1]]) }
      Button("Types") {
        let provider = UIPasteboard.general.itemProviders[0]
        text = provider.registeredTypeIdentifiers.joined(separator: " ")
        provider.loadDataRepresentation(forTypeIdentifier: "public.html") { data, _ in
          let html = data.map { String(decoding: $0, as: UTF8.self) } ?? "no page"
          DispatchQueue.main.async { text += " \(html)" }
        }
      }
      Text(text)
    }
  }

  func test_whatIsCopiedLaterStays() {
    show { CopyingTwice() }
    let before = device.pasteboardChangeCount
    tap(.button, "Copy")
    XCTAssertEqual(texts, ["false"])
    tap(.button, "Paste")
    XCTAssertEqual(texts, ["false pear"])
    XCTAssertEqual(device.pasteboardChangeCount - before, 2)
  }

  func test_eachTypeOfAnItemIsAProvidersType() {
    show { CopyingTwice() }
    tap(.button, "Copy types")
    tap(.button, "Types")
    XCTAssertEqual(texts, ["public.html public.json public.utf8-plain-text <b>"])
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
