import Foundation
import ScreenModel
import UIKit
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

/// Drags of item providers and values to both types of destinations.
final class ItemProviderDropTests: DeviceTestCase {
  private func drag(_ name: String, to other: String, at part: CGFloat = 0.5, after hold: Double = 1) {
    let (start, end) = (frame(.staticText, name), frame(.staticText, other))
    device.drag(from: CGPoint(x: start.midX, y: start.midY), to: CGPoint(x: end.midX, y: end.minY + end.height * part), pressDuration: hold, speed: 500)
  }

  private struct Person: Codable, Transferable {
    var name: String

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: UTType(exportedAs: "com.example.person"))
      ProxyRepresentation(exporting: \.name)
    }
  }

  private struct Basket: View {
    @State private var items: [String] = []
    @State private var isTargeted = false
    @State private var targets: [Bool] = []

    var body: some View {
      Text("Broken").onDrag { NSItemProvider(item: Data("no person".utf8) as NSData, typeIdentifier: "com.example.person") }
      Text("Provider").onDrag {
        NSItemProvider(object: "apple" as NSString)
      } preview: {
        Text("Preview")
      }
      Text("Text").draggable("pear")
      Text("Person").draggable(Person(name: "Ann"))
      Text("Link").itemProvider { NSItemProvider(object: URL(string: "https://example.com")! as NSURL) }
      Text("Nobody").itemProvider(nil)
      Text("Drop").onDrop(of: [.plainText], isTargeted: $isTargeted) { providers in
        for provider in providers { provider.loadObject(ofClass: String.self) { text, _ in DispatchQueue.main.async { items.append(text ?? "no text") } } }
        return true
      }
      .onChange(of: isTargeted) { targets.append($1) }
      Text("Destination").dropDestination(for: String.self) { new, _ in
        items += new
        return true
      } isTargeted: {
        targets.append($0)
      }
      Text("People").dropDestination(for: Person.self) { new, _ in
        items += new.map { "person \($0.name)" }
        return true
      }
      Text("Pages").onDrop(of: ["public.url"], isTargeted: nil) { providers, location in
        items.append("\(providers.count) at \(location.y > 0)")
        return true
      }
      Text("Items: \(items.joined(separator: ", "))")
      Text("Targets: \(targets.map { $0 ? "in" : "out" }.joined(separator: ", "))")
    }
  }

  private var items: String? { texts.first { $0.hasPrefix("Items: ") } }

  private var targets: String? { texts.first { $0.hasPrefix("Targets: ") } }

  func test_aProviderIsDroppedOnAView() {
    show { Basket() }
    drag("Provider", to: "Drop")
    XCTAssertEqual(items, "Items: apple")
    XCTAssertEqual(targets, "Targets: in, out")
  }

  func test_dataThatNoValueCanBeMadeOfAreNamed() {
    show { Basket() }
    drag("Broken", to: "People")
    XCTAssertEqual(items, "Items: ")
    guard case .failedDrop("Person", let error, in: "Basket")? = problems.first else { return XCTFail("\(problems)") }
    XCTAssertTrue(error.contains("dataCorrupted"), error)
    XCTAssertEqual(problems.count, 1)
  }

  func test_aProviderIsDroppedOnADestinationOfAType() {
    show { Basket() }
    drag("Provider", to: "Destination")
    XCTAssertEqual(items, "Items: apple")
    XCTAssertTrue(targets?.hasSuffix("in, out") == true, targets ?? "")
  }

  func test_aValueIsDroppedAsAProvider() {
    show { Basket() }
    drag("Text", to: "Drop")
    XCTAssertEqual(items, "Items: pear")
  }

  func test_aValueIsDroppedAsItsProxy() {
    show { Basket() }
    drag("Person", to: "Drop")
    XCTAssertEqual(items, "Items: Ann")
    drag("Person", to: "Destination")
    XCTAssertEqual(items, "Items: Ann, Ann")
  }

  func test_aValueIsDroppedAsItself() {
    show { Basket() }
    drag("Person", to: "People")
    XCTAssertEqual(items, "Items: person Ann")
  }

  func test_aProviderOfAnotherTypeIsNotDropped() {
    show { Basket() }
    drag("Provider", to: "People")
    drag("Provider", to: "Pages")
    drag("Link", to: "Drop")
    XCTAssertEqual(items, "Items: ")
  }

  func test_anItemProviderIsDroppedIfThereIsOne() {
    show { Basket() }
    drag("Link", to: "Pages")
    drag("Nobody", to: "Pages")
    XCTAssertEqual(items, "Items: 1 at true")
  }

  func test_aShortPressLiftsNothing() {
    show { Basket() }
    drag("Provider", to: "Drop", after: 0.2)
    XCTAssertEqual(items, "Items: ")
    XCTAssertEqual(targets, "Targets: ")
  }

  private struct Vanishing: View {
    @State private var isLifted = false
    @State private var text = "nothing"

    var body: some View {
      if isLifted {
        Text("Lifted")
      } else {
        Text("Source").onDrag {
          isLifted = true
          return NSItemProvider(object: "apple" as NSString)
        }
      }
      Text("Target").onDrop(of: [.text], isTargeted: nil) { _ in
        text = "dropped"
        return true
      }
      Text(text)
    }
  }

  func test_aDragGoesOnWithoutTheViewThatItBeganOn() {
    show { Vanishing() }
    drag("Source", to: "Target")
    XCTAssertEqual(texts, ["Lifted", "Target", "dropped"])
  }

  // MARK: Rows

  private struct Rows: View {
    @State private var rows = ["A", "B"]
    @State private var dropped = "nothing"

    var body: some View {
      Text("Source").draggable("new")
      List {
        ForEach(rows, id: \.self) { row in
          Text(row).onDrop(of: [.text], isTargeted: nil) { _ in
            dropped = row
            return true
          }
        }
      }
      Text("Dropped: \(dropped)")
    }
  }

  func test_aDropOnARowIsTheRows() {
    show { Rows() }
    drag("Source", to: "B")
    XCTAssertTrue(exists(.staticText, "Dropped: B"))
  }

  func test_aDropBesideTheTextOfARowIsTheRows() {
    show { Rows() }
    let (start, row) = (frame(.staticText, "Source"), frame(.cell, "B"))
    device.drag(from: CGPoint(x: start.midX, y: start.midY), to: CGPoint(x: row.maxX - 20, y: row.midY), pressDuration: 1, speed: 500)
    XCTAssertTrue(exists(.staticText, "Dropped: B"))
  }

  private struct Insertion: View {
    @State private var rows = ["A", "B"]

    var body: some View {
      Text("Text").draggable("new")
      Text("Link").onDrag { NSItemProvider(object: URL(string: "https://example.com")! as NSURL) }
      List {
        ForEach(rows, id: \.self) { Text($0) }.onInsert(of: [.url]) { index, providers in rows.insert("\(providers.count) link", at: index) }
      }
      List {
        ForEach(["C", "D"] + rows.map { "\($0)'" }, id: \.self) { Text($0) }.dropDestination(for: String.self) { new, index in rows.append("\(new[0]) at \(index)") }
      }
    }
  }

  func test_aProviderIsInsertedBeforeOrAfterARow() {
    show { Insertion() }
    drag("Link", to: "B", at: 0.1)
    XCTAssertEqual(labels(.cell).prefix(3), ["A", "1 link", "B"])
    show { Insertion() }
    drag("Link", to: "B", at: 0.9)
    XCTAssertEqual(labels(.cell).prefix(3), ["A", "B", "1 link"])
    drag("Text", to: "A")
    XCTAssertEqual(labels(.cell).prefix(3), ["A", "B", "1 link"])
  }

  func test_aValueIsInsertedAtARow() {
    show { Insertion() }
    drag("Text", to: "D", at: 0.1)
    XCTAssertEqual(labels(.cell).prefix(3), ["A", "B", "new at 1"])
  }
}
