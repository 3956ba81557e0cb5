import ScreenModel
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

/// Tests that modifiers around the views of a lazy container apply to pictures of the views.
final class LazyLookTests: LookTestCase {
  func test_aModifierAroundAForEachAppliesToTheViewsOfAStack() throws {
    show {
      ScrollView {
        LazyVStack {
          ForEach(["A", "B"], id: \.self) { Text($0) }.foregroundStyle(.red).padding(1).bold()
          Text("After")
          Section("Header") { ForEach(["C"], id: \.self) { Text($0).foregroundStyle(.blue) } }.italic()
        }
      }
    }
    for label in ["A", "B"] { XCTAssertEqual(try text(label), TextLook(size: 17, weight: 700, paint: Paint(hex: "#FF3B30"))) }
    XCTAssertEqual(try text("After"), TextLook(size: 17))
    XCTAssertEqual(try text("C"), TextLook(size: 17, isItalic: true, paint: Paint(hex: "#007AFF")))
    XCTAssertTrue(try text("Header").isItalic)
  }

  func test_aModifierAroundAForEachAppliesToTheViewsOfARowAndAGrid() throws {
    show {
      VStack {
        ScrollView(.horizontal) { LazyHStack { ForEach(["A"], id: \.self) { Text($0) }.foregroundStyle(.red) }.frame(height: 100) }
        ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(["B", "C"], id: \.self) { Text($0) }.foregroundStyle(.green) } }
        ScrollView(.horizontal) { LazyHGrid(rows: [GridItem()]) { ForEach(["D"], id: \.self) { Text($0) }.foregroundStyle(.orange) }.frame(height: 100) }
      }
    }
    XCTAssertEqual(try ["A", "B", "C", "D"].map { try text($0).paint?.hex }, ["#FF3B30", "#34C759", "#34C759", "#FF9500"])
  }

  func test_aShadowOfABackgroundAroundRowsIsNotTheirShadow() throws {
    show {
      ScrollView { LazyVStack { ForEach([0, 1], id: \.self) { _ in Circle().fill(.blue).frame(width: 40, height: 40) }.background(.white).shadow(radius: 3) } }
    }
    let drawings = try XCTUnwrap(device.tree.look?()).elements.values.flatMap { $0.under + $0.over }
    XCTAssertEqual(drawings.filter { $0.marks.first?.color == "#007AFF" }.map(\.shadow), [nil, nil])
  }

  func test_aTransformAroundTheRowsOfAListLeavesTheirGround() throws {
    show { List { ForEach(["A", "B"], id: \.self) { Text($0) }.rotationEffect(.degrees(180)) } }
    for label in ["A", "B"] { XCTAssertEqual(try look(.staticText, label).transform.count, 6) }
    let cells = device.tree.all(ElementQuery(scope: device.tree.root, type: .cell))
    XCTAssertEqual(cells.count, 2)
    let looks = try XCTUnwrap(device.tree.look?()).elements
    for cell in cells { XCTAssertEqual(looks[cell]?.transform, []) }
  }

  func test_aTransformAndAClipAroundAForEachApplyToEachView() throws {
    show {
      ScrollView {
        LazyVStack {
          ForEach(["A", "Long text"], id: \.self) { Text($0) }.rotationEffect(.degrees(180))
          ForEach([0, 1], id: \.self) { _ in Color.red.frame(width: 40, height: 40) }.clipShape(Circle())
        }
      }
    }
    for label in ["A", "Long text"] {
      let frame = device.tree.frame(of: try element(.staticText, label))
      XCTAssertEqual(try look(.staticText, label).transform.suffix(2).map { ($0 * 1000).rounded() / 1000 }, [2 * frame.midX, 2 * frame.midY])
    }
    let marks = try XCTUnwrap(device.tree.look?()).elements.values.flatMap { $0.under + $0.over }.flatMap(\.marks)
    let circles = marks.filter { if case .fill(let path, _) = $0.content { path.contains { $0.letter == "C" || $0.letter == "Q" } } else { false } }
    XCTAssertEqual(circles.count, 2)
  }
}
