import XCTest

@testable import HeadlessUI

/// The positions of sections and rows of lists and forms in each style.
///
/// The values are from public element dumps that ScreenMetrics cites.
final class ListGeometryTests: DeviceTestCase {
  private struct Sections: View {
    var body: some View {
      Section("First") { Text("One") }
      Section {
        Text("Two")
      } footer: {
        Text("Footer")
      }
      Section { Text("Three") }
    }
  }

  private func y(_ label: String) -> CGFloat { frame(.cell, label).minY }

  func test_aFormIsInsetAndGrouped() {
    show { NavigationStack { Form { Sections() }.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) } }
    XCTAssertEqual(frame(.cell, "One").minX, 16)
    XCTAssertEqual(frame(.cell, "One").width, 358)
    XCTAssertEqual(frame(.cell, "One").height, 44)
    XCTAssertEqual(frame(.staticText, "One").minX, 32)
    XCTAssertEqual(texts, ["Title", "FIRST", "One", "Two", "Footer", "Three"])
    // The header is directly below the bar: 17 points, its line and 6 points.
    XCTAssertEqual(frame(.staticText, "FIRST").minX, 32)
    XCTAssertEqual(frame(.staticText, "FIRST").minY, 91 + 17)
    XCTAssertEqual(y("One"), frame(.staticText, "FIRST").maxY + 6)
    XCTAssertEqual(y("Two"), frame(.cell, "One").maxY + 35.33, accuracy: 0.02, "no header and no footer between them")
    XCTAssertEqual(frame(.staticText, "Footer").minY, frame(.cell, "Two").maxY + 6)
    XCTAssertEqual(y("Three"), frame(.staticText, "Footer").maxY + 12 + 17.67, accuracy: 0.02)
  }

  func test_theFirstSectionBeginsAtTheBarAndElseFartherDown() {
    show { NavigationStack { List { Text("One") }.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) } }
    XCTAssertEqual(y("One"), 91)
    show { List { Text("One") } }
    XCTAssertEqual(y("One"), 47 + 35.33, accuracy: 0.02)
  }

  func test_aListWithoutAStyleIsInsetAndGrouped() {
    show { List { Sections() } }
    XCTAssertEqual(frame(.cell, "One").minX, 16)
    let automatic = picture
    show { List { Sections() }.listStyle(.insetGrouped) }
    XCTAssertEqual(picture, automatic)
  }

  func test_aGroupedListReachesFromEdgeToEdge() {
    show { List { Sections() }.listStyle(.grouped) }
    XCTAssertEqual(frame(.cell, "One").minX, 0)
    XCTAssertEqual(frame(.cell, "One").width, 390)
    XCTAssertEqual(y("Two"), frame(.cell, "One").maxY + 35.33, accuracy: 0.02)
    XCTAssertTrue(exists(.staticText, "FIRST"))
  }

  func test_aPlainListHasNoSpaceBetweenItsSectionsButAboveHeaders() {
    show { List { Sections() }.listStyle(.plain) }
    XCTAssertEqual(frame(.cell, "One").minX, 0)
    XCTAssertEqual(frame(.staticText, "One").minX, 16)
    XCTAssertTrue(exists(.staticText, "First"))
    XCTAssertEqual(y("One"), 47 + 22 + 28, "the header is 28 points high, with 22 above it")
    XCTAssertEqual(y("Two"), frame(.cell, "One").maxY)
  }

  // https://developer.apple.com/documentation/swiftui/view/listsectionspacing(_:)-4gevr
  func test_theSpaceBetweenSectionsCanBeSet() {
    show { List { Sections() }.listSectionSpacing(10) }
    XCTAssertEqual(y("Two"), frame(.cell, "One").maxY + 10)
    show { List { Sections() }.listSectionSpacing(.compact) }
    XCTAssertEqual(y("Two"), frame(.cell, "One").maxY + 17.67, accuracy: 0.02)
  }

  // https://developer.apple.com/documentation/swiftui/view/listrowinsets(_:)
  func test_theInsetsOfARowCanBeSet() {
    show { List { Text("One").listRowInsets(EdgeInsets(top: 30, leading: 5, bottom: 20, trailing: 0)) }.listStyle(.plain) }
    XCTAssertEqual(frame(.staticText, "One").minX, 5)
    XCTAssertEqual(frame(.staticText, "One").minY, frame(.cell).minY + 30)
    XCTAssertEqual(frame(.cell).height, 71)
    show { List { Text("One").listRowInsets(.leading, 50) } }
    XCTAssertEqual(frame(.staticText, "One").minX, 66)
  }

  func test_aRowWithAControlIsAsHighAsOneWithAText() {
    show {
      Form {
        Toggle("Toggle", isOn: .constant(true))
        Stepper("Stepper", value: .constant(1))
        TextField("Field", text: .constant(""))
        Picker("Picker", selection: .constant(1)) { Text("A").tag(1) }
        DatePicker("Date", selection: .constant(.distantPast))
        LabeledContent("Label", value: "Value")
        Slider(value: .constant(0.5))
      }
    }
    let heights = device.tree.all(.init(scope: application, type: .cell)).map { device.tree.frame(of: $0).height }
    XCTAssertEqual(heights, Array(repeating: 44, count: 7))
  }

  func test_contentEndsBelowTheLastRow() {
    show { List(0..<60, id: \.self) { Text("Row \($0)") } }
    for _ in 0..<10 { scrollDown(by: 600) }
    XCTAssertEqual(frame(.cell, "Row 59").maxY, 844 - 34 - 20)
  }

  func test_rowsAreMovedToByTheirPlaceBelowSpaces() throws {
    show {
      ScrollViewReader { proxy in
        List { ForEach(0..<20, id: \.self) { section in Section { ForEach((0..<3).map { "\(section).\($0)" }, id: \.self) { Text("Row \($0)") } } } }
          .onAppear { proxy.scrollTo("12.1", anchor: .top) }
      }
    }
    XCTAssertEqual(y("Row 12.1"), 47, accuracy: 0.5)
  }

  func test_theInsetsOfARowAreItsOwn() {
    show { List { Text("One") }.listStyle(.plain).listRowInsets(EdgeInsets()) }
    XCTAssertEqual(frame(.staticText, "One").minX, 16)
    show {
      List { Text("Row").listRowInsets(EdgeInsets()).sheet(isPresented: .constant(true)) { List { Text("In the sheet") }.listStyle(.plain) } }
    }
    XCTAssertEqual(frame(.staticText, "In the sheet").minX, 16)
  }

  func test_theContentOfARowThatLeadsToAPageEndsBeforeTheChevron() {
    show {
      NavigationStack {
        List {
          NavigationLink {
            Text("Page")
          } label: {
            HStack {
              Text("Inbox")
              Spacer()
              Text("12")
            }
          }
          HStack {
            Text("Outbox")
            Spacer()
            Text("3")
          }
        }
        .listStyle(.plain)
      }
    }
    XCTAssertEqual(frame(.staticText, "3").maxX, 374)
    XCTAssertEqual(find(.button).map { device.tree.frame(of: $0).maxX }, 374 - ScreenMetrics.Lists.chevronRoom)
  }
}
