import ScreenModel
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

/// Tests that snapshots of the screen show the symbols of images, labels in controls, and tabs.
@preconcurrency @MainActor
final class SymbolPictureTests: DeviceTestCase {
  private var drawing: String { device.tree.svgSnapshot(size: CGSize(width: 390, height: 844)) }

  /// Returns how often the snapshot draws a symbol.
  private func drawings(of symbol: String) -> Int {
    // The path after the attributes is the same on all backgrounds for a symbol that isn't filled.
    let mark = SymbolDrawing.named(symbol).svg(in: CGRect(x: 0, y: 0, width: 24, height: 24), color: "#000000")
    let path = mark.components(separatedBy: "stroke-linejoin=\"round\">").last ?? mark
    return drawing.components(separatedBy: path).count - 1
  }

  func test_anImageShowsItsSymbolEvenWithAnotherIdentifier() {
    show { Image(systemName: "star").accessibilityIdentifier("Rating") }
    XCTAssertEqual(drawings(of: "star"), 1)
    XCTAssertEqual(device.tree.details(of: find(.image, "Rating")!).symbolName, nil)
  }

  func test_aButtonShowsTheSymbolOfItsLabel() {
    show {
      VStack {
        Button("Send", systemImage: "paperplane") {}
        Button {
        } label: {
          Image(systemName: "plus")
        }
        Button("Plain") {}
      }
    }
    XCTAssertEqual([drawings(of: "paperplane"), drawings(of: "plus")], [1, 1])
    XCTAssertTrue(drawing.contains(">Send</text>"))
    XCTAssertFalse(drawing.contains(">Add</text>"))
    XCTAssertEqual(["Send", "Add", "Plain"].map { device.tree.details(of: find(.button, $0)!).symbolName }, ["paperplane", "plus", nil])
    XCTAssertEqual(count(.image), 0, "the symbol of a button isn't an element")
  }

  func test_aChangedSymbolIsDrawn() {
    struct Like: View {
      @State private var isLiked = false
      var body: some View { Button("Like", systemImage: isLiked ? "bell" : "clock") { isLiked.toggle() } }
    }
    show { Like() }
    XCTAssertEqual([drawings(of: "bell"), drawings(of: "clock")], [0, 1])
    tap(.button, "Like")
    XCTAssertEqual([drawings(of: "bell"), drawings(of: "clock")], [1, 0])
  }

  func test_aTabShowsItsSymbolEvenWithAnotherIdentifier() {
    show {
      TabView {
        Text("Page").tabItem { Label("Home", systemImage: "star").accessibilityIdentifier("HomeTab") }
        Text("Other").tabItem { Text("Other") }
      }
    }
    XCTAssertEqual(drawings(of: "star.fill"), 1, "the symbols of tabs are filled")
    XCTAssertEqual(drawing.components(separatedBy: "<circle").count, 2)
  }
}
