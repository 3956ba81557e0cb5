import XCTest

@testable import HeadlessUI

/// System symbols.
///
/// Their names are identifiers, and the system provides labels for some.
/// From public suites and dumps: `Button, identifier: 'plus', label: 'Add'`, `Button, identifier: 'arrow.clockwise', label: 'Refresh'` (RunnerBarUITests.swift), `buttons["Compose"]` for
/// `square.and.pencil`, and tab buttons whose identifier is the symbol of their label.
final class SymbolTests: DeviceTestCase {
  func test_aButtonWithASymbolAloneHasItsNameAndTheLabelOfTheSystem() {
    show {
      VStack {
        Button {
        } label: {
          Image(systemName: "plus.circle")
        }
        Button {
        } label: {
          Image(systemName: "tortoise")
        }
        Button {
        } label: {
          Image(systemName: "arrow.clockwise").padding()
        }
        .accessibilityIdentifier("own")
        Button("Add a page", systemImage: "plus") {}
      }
    }
    XCTAssertEqual(properties(.button, "Add")?.identifier, "plus.circle")
    XCTAssertEqual(properties(.button, "plus.circle")?.label, "Add")
    XCTAssertEqual(properties(.button, "tortoise")?.label, "tortoise")
    XCTAssertEqual(properties(.button, "own")?.label, "Refresh")
    XCTAssertEqual(properties(.button, "Add a page")?.identifier, "")
  }

  func test_anImageHasTheNameAsItsIdentifier() {
    show { Image(systemName: "globe") }
    XCTAssertEqual(properties(.image, "globe")?.label, "Globe")
    show { Image(systemName: "globe").accessibilityLabel("World") }
    XCTAssertEqual(properties(.image, "globe")?.label, "World")
  }

  func test_aTabHasTheSymbolOfItsLabelAsIdentifier() {
    show {
      TabView {
        Text("One").tabItem { Label("Alerts", systemImage: "bell.fill") }
        Text("Two").tabItem { Text("Plain") }
      }
    }
    XCTAssertEqual(properties(.button, "bell.fill")?.label, "Alerts")
    XCTAssertEqual(properties(.button, "Plain")?.identifier, "")
    show { TabView { Tab("Alerts", systemImage: "bell.fill") { Text("One") } } }
    XCTAssertEqual(properties(.button, "bell.fill")?.label, "Alerts")
  }

  private struct Growing: View {
    @State private var isLarge = false

    var body: some View {
      Image(systemName: "globe").font(isLarge ? .system(size: 34) : nil)
      Image(systemName: "star").imageScale(.large).accessibilityLabel("Star")
      Image("picture").font(.largeTitle).accessibilityLabel("Picture")
      Button("Larger") { isLarge = true }
    }
  }

  func test_aSymbolGrowsWithItsFontAndItsScale() {
    show { Growing() }
    XCTAssertEqual(frame(.image, "Globe").size, CGSize(width: 24, height: 24))
    XCTAssertEqual(frame(.image, "Star").width, 24 * ScreenMetrics.Controls.largeSymbol)
    XCTAssertEqual(frame(.image, "Picture").width, 24)
    tap(.button, "Larger")
    XCTAssertEqual(frame(.image, "Globe").size, CGSize(width: 48, height: 48))
  }

  func test_aFontWithoutAUsualSizeLeavesItsNeighborsInPlace() {
    for size in [CGFloat.nan, -5, 0] {
      show {
        HStack(spacing: 0) {
          Image(systemName: "globe").font(.system(size: size))
          Text("Beside")
        }
      }
      XCTAssertEqual(frame(.staticText, "Beside").midX, 195, accuracy: 0.5, "\(size)")
    }
  }
}
