import Foundation
import Observation
import XCTest

@testable import HeadlessUI

private struct Product: Hashable {
  let name: String
}

private struct Note: View {
  let title: String
  let log: Log
  @State private var count = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("\(title) \(count)") { count += 1 }
      NavigationLink("Deeper from \(title)") { Note(title: title + "+", log: log) }
      Button("Leave \(title)") { dismiss() }
    }
    .navigationTitle(title)
    .onAppear { log.note("\(title) appears") }
    .onDisappear { log.note("\(title) leaves") }
    .task {
      log.note("\(title) begins")
      try? await Task.sleep(for: .seconds(3600))
      log.note(Task.isCancelled ? "\(title) is cancelled" : "\(title) is done")
    }
  }
}

private struct LongTitles: View {
  static let title = "A title that is much too long"

  var body: some View {
    NavigationStack {
      NavigationLink("Open") {
        Text("Page")
          .navigationTitle(Self.title)
          .navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Done") {} } }
      }
      .navigationTitle("Everything before")
    }
  }
}

/// A page with a back button and a wide item, so little space is left for the title.
private struct WideItem: View {
  let width: CGFloat

  var body: some View {
    NavigationStack {
      NavigationLink("Open") {
        Text("Page")
          .navigationTitle(LongTitles.title)
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
              Button {
              } label: {
                Text("Done").frame(width: width)
              }
            }
          }
      }
      .navigationTitle("Everything before")
    }
  }
}

private struct Shop: View {
  @State private var path: [Product] = []
  @State private var suffix = "!"

  var body: some View {
    VStack(spacing: 0) {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("Tea", value: Product(name: "tea"))
          NavigationLink("Number", value: 7)
          Button("Deep link") { path = [Product(name: "tea"), Product(name: "milk")] }
        }
        .navigationTitle("Shop")
        .navigationDestination(for: Product.self) { product in Text(product.name + suffix).navigationTitle(product.name) }
      }
      Text(path.map(\.name).joined(separator: "/")).accessibilityIdentifier("Path")
      Button("Shout") { suffix += "!" }
      Button("Home") { path = [] }
      Button("Only milk") { path = [Product(name: "milk")] }
    }
  }
}

private struct Staircase: View {
  @State private var path: [Int] = []
  let log: Log

  var body: some View {
    NavigationStack(path: $path) {
      Button("Jump") { path = [1, 2] }
        .navigationDestination(for: Int.self) { step in
          Text("Step \(step)").onAppear { log.note("\(step) appears") }.onDisappear { log.note("\(step) leaves") }
        }
    }
  }
}

private struct Settings: View {
  @State private var isOpen = false
  @State private var name = "Ann"

  var body: some View {
    NavigationStack {
      VStack {
        Button("Open") { isOpen = true }
        Text(isOpen ? "is open" : "is closed")
      }
      .navigationDestination(isPresented: $isOpen) {
        VStack {
          Text("Name: \(name)")
          Button("Rename") { name = "Bob" }
          Button("Close") { isOpen = false }
        }
      }
    }
  }
}

private struct Shared: View {
  @State private var count = 0

  var body: some View {
    NavigationStack {
      NavigationLink("Open") {
        VStack {
          Text("Count \(count)")
          Button("Add") { count += 1 }
        }
      }
    }
  }
}

private struct Mood: View {
  @State private var isDisabled = false

  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("Open") { Leaver() }
        Button("Lock") { isDisabled = true }
      }
    }
    .disabled(isDisabled)
    .task {
      try? await Task.sleep(for: .seconds(5))
      isDisabled = true
    }
  }
}

private struct Leaver: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("Leaver").onAppear {}.task(id: 1) {
      try? await Task.sleep(for: .seconds(9)); dismiss()
    }
  }
}

@preconcurrency @MainActor
final class NavigationStackTests: DeviceTestCase {
  private let log = Log()

  private func showNotes() {
    let log = log
    show { NavigationStack { Note(title: "A", log: log) } }
  }

  func test_aLinkPushesAPageWithATitleAndABackButtonThatNamesThePageBefore() {
    showNotes()
    XCTAssertTrue(exists(.navigationBar, "A"))
    XCTAssertFalse(exists(.button, "BackButton"))
    tap(.button, "Deeper from A")
    XCTAssertTrue(exists(.navigationBar, "A+"))
    XCTAssertEqual(find(.button, "BackButton").map { device.tree.label(of: $0) }, "A")
    XCTAssertEqual(properties(.staticText, "A+")?.traits.contains(.header), true)
    XCTAssertFalse(exists(.button, "A 0"))
  }

  func test_thePageUnderneathKeepsItsState() {
    showNotes()
    tap(.button, "A 0")
    tap(.button, "Deeper from A")
    tap(.button, "A+ 0")
    tap(.button, "BackButton")
    XCTAssertTrue(exists(.button, "A 1"))
    tap(.button, "Deeper from A")
    XCTAssertTrue(exists(.button, "A+ 0"), "a page that was popped begins anew")
  }

  func test_pagesAppearLeaveAndCancelTheirTasksInOrder() {
    showNotes()
    XCTAssertEqual(log.take(), ["A appears", "A begins"])
    tap(.button, "Deeper from A")
    XCTAssertEqual(log.take(), ["A+ appears", "A leaves", "A+ begins", "A is cancelled"])
    tap(.button, "BackButton")
    XCTAssertEqual(log.take(), ["A appears", "A+ leaves", "A begins", "A+ is cancelled"])
  }

  func test_dismissPopsThePageItIsCalledOn() {
    showNotes()
    tap(.button, "Deeper from A")
    tap(.button, "Deeper from A+")
    XCTAssertTrue(exists(.navigationBar, "A++"))
    tap(.button, "Leave A++")
    XCTAssertTrue(exists(.navigationBar, "A+"))
    tap(.button, "Leave A+")
    tap(.button, "Leave A")
    XCTAssertTrue(exists(.navigationBar, "A"), "the first page stays")
  }

  func test_aPathFollowsLinksAndTheBackButton() {
    show { Shop() }
    tap(.button, "Tea")
    XCTAssertEqual(properties(.staticText, "Path")?.label, "tea")
    XCTAssertTrue(exists(.staticText, "tea!"))
    tap(.button, "BackButton")
    XCTAssertTrue(exists(.button, "Tea"))
    XCTAssertFalse(exists(.staticText, "Path"), "an empty path is an empty text")
  }

  func test_settingThePathPushesAndPops() {
    show { Shop() }
    tap(.button, "Deep link")
    XCTAssertTrue(exists(.staticText, "milk!"))
    XCTAssertEqual(find(.button, "BackButton").map { device.tree.label(of: $0) }, "tea")
    tap(.button, "Only milk")
    XCTAssertEqual(find(.button, "BackButton").map { device.tree.label(of: $0) }, "Shop")
    tap(.button, "Home")
    XCTAssertTrue(exists(.navigationBar, "Shop"))
  }

  func test_aPageOfAPathAppearsWhenItIsOnTopForTheFirstTime() {
    let log = log
    show { Staircase(log: log) }
    tap(.button, "Jump")
    XCTAssertEqual(log.take(), ["2 appears"])
    tap(.button, "BackButton")
    XCTAssertEqual(log.take(), ["1 appears", "2 leaves"])
  }

  func test_aPageFollowsWhatItsDestinationHasCaptured() {
    show { Shop() }
    tap(.button, "Tea")
    tap(.button, "Shout")
    XCTAssertTrue(exists(.staticText, "tea!!"))
  }

  func test_aPageOfALinkFollowsWhatTheLinkHasCaptured() {
    show { Shared() }
    tap(.button, "Open")
    tap(.button, "Add")
    XCTAssertTrue(exists(.staticText, "Count 1"))
  }

  func test_aValueWithoutADestinationLeadsToAPageThatSaysSo() {
    show {
      NavigationStack { NavigationLink("Number", value: 7) }
    }
    tap(.button, "Number")
    XCTAssertEqual(texts, ["No navigationDestination(for: Int.self) was found"])
  }

  func test_aBoundDestinationOpensAndClosesWithItsState() {
    show { Settings() }
    tap(.button, "Open")
    tap(.button, "Rename")
    XCTAssertTrue(exists(.staticText, "Name: Bob"))
    tap(.button, "Close")
    XCTAssertTrue(exists(.staticText, "is closed"))
    tap(.button, "Open")
    tap(.button, "BackButton")
    XCTAssertTrue(exists(.staticText, "is closed"))
    tap(.button, "Open")
    XCTAssertTrue(exists(.staticText, "Name: Bob"))
  }

  func test_aChangeOfTheEnvironmentLeavesThePagesTheirWayBack() {
    show { Mood() }
    tap(.button, "Open")
    XCTAssertEqual(device.wait(timeout: 20) { exists(.button, "Open") }, .satisfied)
    XCTAssertEqual(device.scheduler.now.offset, .seconds(9))
  }

  func test_toolbarItemsStandInTheBarAtTheirPlaces() {
    show {
      NavigationStack {
        Text("content")
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItem(placement: .primaryAction) { Button("Done") {} }
          }
      }
    }
    let bar = frame(.navigationBar, "Title")
    let (cancel, title, done) = (frame(.button, "Cancel"), frame(.staticText, "Title"), frame(.button, "Done"))
    XCTAssertTrue(bar.contains(cancel) && bar.contains(done))
    XCTAssertLessThan(cancel.maxX, title.minX)
    XCTAssertLessThan(title.maxX, done.minX)
  }

  func test_aLongTitleIsBetweenTheBackButtonAndTheItems() throws {
    show { LongTitles() }
    tap(.button, "Open")
    let (back, title, done) = (frame(.button, "Everything before"), frame(.staticText, LongTitles.title), frame(.button, "Done"))
    XCTAssertGreaterThanOrEqual(title.minX, back.maxX)
    XCTAssertLessThanOrEqual(title.maxX, done.minX)
    XCTAssertGreaterThan(title.width, 100)
    let drawings = device.tree.svgSnapshot(size: device.screen.size).components(separatedBy: "<title>StaticText “\(LongTitles.title)” [header]</title>")
    let drawing = try XCTUnwrap(drawings.last?.components(separatedBy: "</g>").first)
    func number(_ attribute: String) throws -> Double {
      try XCTUnwrap(drawing.components(separatedBy: " \(attribute)=\"").dropFirst().first?.components(separatedBy: "\"").first.flatMap(Double.init))
    }
    XCTAssertEqual(drawings.count, 2)
    XCTAssertGreaterThanOrEqual(try number("x") - number("textLength") / 2, Double(back.maxX) - 0.01)
  }

  func test_aTitleIsCutInsteadOfCoveringAnItem() {
    var widths: [CGFloat] = []
    for width in stride(from: CGFloat(150), through: 290, by: 20) {
      device?.shutDown()
      show { WideItem(width: width) }
      tap(.button, "Open")
      let (back, title, done) = (frame(.button, "Everything before"), frame(.staticText, LongTitles.title), frame(.button, "Done"))
      XCTAssertTrue(title.width == 0 || title.minX >= back.maxX && title.maxX <= done.minX, "\(title) is beside \(back) and \(done)")
      widths.append(title.width)
    }
    XCTAssertTrue(widths.contains { $0 > 0 && $0 < 44 }, "\(widths)")
    XCTAssertEqual(widths.last, 0)
  }

  func test_theBarAndTheBackButtonCanBeHidden() {
    show {
      NavigationStack {
        NavigationLink("Open") { Text("No way back").navigationBarBackButtonHidden() }.navigationTitle("Root")
      }
    }
    tap(.button, "Open")
    XCTAssertFalse(exists(.button, "BackButton"))
    device.shutDown()
    show { NavigationStack { Text("bare").navigationTitle("Title").toolbar(.hidden, for: .navigationBar) } }
    XCTAssertEqual(count(.navigationBar), 0)
  }

  func test_aTitleFollowsState() {
    struct Titled: View {
      @State private var count = 0
      var body: some View { NavigationStack { Button("Add") { count += 1 }.navigationTitle("Count \(count)") } }
    }
    show { Titled() }
    tap(.button, "Add")
    XCTAssertTrue(exists(.navigationBar, "Count 1"))
  }
}
