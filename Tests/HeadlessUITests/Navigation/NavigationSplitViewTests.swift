import Foundation
import ScreenModel
import XCTest

@testable import HeadlessUI

final class NavigationSplitViewTests: DeviceTestCase {
  private struct Two: View {
    @State private var selection: String?
    var hasStack = false

    var body: some View {
      NavigationSplitView {
        List(["A", "B"], id: \.self, selection: $selection) { Text($0) }.navigationTitle("Letters")
      } detail: {
        if hasStack {
          NavigationStack { detail }
        } else {
          detail
        }
      }
    }

    private var detail: some View {
      VStack {
        Text("Detail \(selection ?? "none")")
        NavigationLink("Further") { Text("Far").navigationTitle("Far") }
      }.navigationTitle(selection ?? "")
    }
  }

  func test_aSelectionShowsTheDetailAndGoingBackTakesItAway() {
    show { Two() }
    XCTAssertTrue(exists(.navigationBar, "Letters"))
    XCTAssertFalse(exists(.staticText, "Detail none"))
    tap(.cell, "B")
    XCTAssertTrue(exists(.staticText, "Detail B"))
    XCTAssertEqual(count(.table), 0)
    tap(.button, "Letters")
    XCTAssertTrue(exists(.navigationBar, "Letters"))
    XCTAssertEqual(properties(.cell, "B")?.isSelected, false)
    tap(.cell, "B")
    XCTAssertTrue(exists(.staticText, "Detail B"))
  }

  func test_aStackInTheDetailHasOneBarWithTheWayBack() {
    show { Two(hasStack: true) }
    tap(.cell, "A")
    XCTAssertEqual(count(.navigationBar), 1)
    XCTAssertTrue(exists(.navigationBar, "A"))
    tap(.button, "Further")
    XCTAssertTrue(exists(.navigationBar, "Far"))
    tap(.button, "A")
    XCTAssertTrue(exists(.staticText, "Detail A"))
    tap(.button, "Letters")
    XCTAssertTrue(exists(.navigationBar, "Letters"))
  }

  private struct Three: View {
    @State private var folder: String?
    @State private var file: String?

    var body: some View {
      NavigationSplitView {
        List(selection: $folder) { NavigationLink("Folder", value: "F") }.navigationTitle("Folders")
      } content: {
        List(["x", "y"], id: \.self, selection: $file) { Text($0) }.navigationTitle("Files of \(folder ?? "")")
      } detail: {
        Text("File \(file ?? "none")")
      }
    }
  }

  func test_threeColumnsAreThreePages() {
    show { Three() }
    tap(.button, "Folder")
    XCTAssertTrue(exists(.navigationBar, "Files of F"))
    tap(.cell, "y")
    XCTAssertTrue(exists(.staticText, "File y"))
    tap(.button, "Files of F")
    XCTAssertEqual(labels(.cell), ["x", "y"])
    tap(.button, "Folders")
    XCTAssertTrue(exists(.navigationBar, "Folders"))
  }

  private struct Preferred: View {
    @State private var column = NavigationSplitViewColumn.detail

    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column) {
        Button("Show") { column = .detail }.navigationTitle("Sidebar")
      } detail: {
        Text("Detail")
      }
    }
  }

  func test_thePreferredColumnIsShown() {
    show { Preferred() }
    XCTAssertTrue(exists(.staticText, "Detail"))
    tap(.button, "Sidebar")
    XCTAssertFalse(exists(.staticText, "Detail"))
    tap(.button, "Show")
    XCTAssertTrue(exists(.staticText, "Detail"))
  }
}
