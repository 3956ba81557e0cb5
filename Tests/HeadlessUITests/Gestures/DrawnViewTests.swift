import Combine
import Foundation
import ScreenModel
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

/// Touches on shapes, colors and images without elements.
///
/// A touch hits what is drawn, not only what is accessible.
@preconcurrency @MainActor
final class DrawnViewTests: DeviceTestCase {
  private let log = Log()
  private let center = CGPoint(x: 195, y: 421)

  func test_aTapOnAColorIsTheGesturesOfTheColor() {
    show { [log] in Color.red.frame(width: 100, height: 100).onTapGesture { log.note("red") } }
    device.tap(at: center)
    XCTAssertEqual(log.take(), ["red"])
    device.tap(at: CGPoint(x: 10, y: 421))
    XCTAssertEqual(log.take(), [])
  }

  func test_aTransparentColorLetsATapThrough() {
    show { [log] in
      ZStack {
        Color.red.onTapGesture { log.note("red") }
        Color.clear.onTapGesture { log.note("clear") }
        Color.blue.opacity(0).onTapGesture { log.note("blue") }
        Color.green.opacity(0).hidden().onTapGesture { log.note("green") }
      }
    }
    device.tap(at: center)
    XCTAssertEqual(log.take(), ["red"])
  }

  func test_aTapBesideTheOutlineOfAShapeIsNotTheShapes() {
    show { [log] in Circle().fill(.red).frame(width: 100, height: 100).onTapGesture { log.note("disc") } }
    device.tap(at: center)
    XCTAssertEqual(log.take(), ["disc"])
    device.tap(at: CGPoint(x: center.x - 48, y: center.y - 48))
    XCTAssertEqual(log.take(), [])
  }

  func test_aDragOverABackgroundIsTheGesturesOfTheViewAroundIt() {
    show { [log] in
      Text("2048").frame(width: 300, height: 300).background(Rectangle().fill(.gray))
        .gesture(DragGesture().onEnded { log.note(rounded($0.translation)) }, including: .all)
    }
    touch(swipe(CGPoint(x: 100, y: 500), CGPoint(x: 250, y: 500), over: 0.1))
    XCTAssertEqual(log.take(), ["150,0"])
  }

  func test_ofTwoShapesTheFrontOneGetsTheTap() {
    show { [log] in
      ZStack {
        Rectangle().fill(.red).onTapGesture { log.note("back") }
        Rectangle().fill(.blue).frame(width: 100, height: 100).onTapGesture { log.note("front") }
      }
    }
    device.tap(at: center)
    device.tap(at: CGPoint(x: center.x, y: center.y + 90))
    XCTAssertEqual(log.take(), ["front", "back"])
  }

  func test_aShapeInFrontOfAnElementGetsTheTapIfItHasAGesture() {
    show { [log] in
      VStack {
        Button("Covered") { log.note("covered") }.overlay(Color.red.onTapGesture { log.note("red") })
        Button("Decorated") { log.note("decorated") }.overlay(Color.red)
        Button("In front") { log.note("in front") }.background(Color.red.onTapGesture { log.note("behind") })
      }
      .onTapGesture { log.note("around") }
    }
    tap(.button, "Covered")
    tap(.button, "Decorated")
    tap(.button, "In front")
    XCTAssertEqual(log.take(), ["red", "decorated", "in front"])
  }

  func test_aViewThatIsRaisedGetsTheTapAndKeepsItsModifiers() {
    show { [log] in
      ZStack {
        Rectangle().fill(.red).zIndex(1).onTapGesture { log.note("raised") }
        Rectangle().fill(.blue).onTapGesture { log.note("later") }
        Text("label").zIndex(2).accessibilityIdentifier("raised")
      }
    }
    device.tap(at: CGPoint(x: 100, y: 200))
    XCTAssertEqual(log.take(), ["raised"])
    XCTAssertTrue(exists(.staticText, "raised"))
  }

  func test_aColorInARowGetsTheTap() {
    show { [log] in
      List {
        HStack {
          Text("row")
          Color.red.frame(width: 100, height: 40).onTapGesture { log.note("red") }
        }
        Color.blue.frame(height: 40).onTapGesture { log.note("blue") }
      }
    }
    let cells = device.tree.all(.init(scope: application, type: .cell)).map { device.tree.frame(of: $0) }
    device.tap(at: CGPoint(x: frame(.staticText, "row").maxX + 50, y: cells[0].midY))
    device.tap(at: CGPoint(x: 195, y: cells[1].midY))
    XCTAssertEqual(log.take(), ["red", "blue"])
  }

  func test_aShapeThatTakesNoTouchesLetsThemThrough() {
    show { [log] in
      ZStack {
        Rectangle().onTapGesture { log.note("back") }
        Rectangle().onTapGesture { log.note("front") }.allowsHitTesting(false)
      }
    }
    device.tap(at: center)
    XCTAssertEqual(log.take(), ["back"])
  }

  func test_aShapeThatIsScrolledAwayGetsNoTouches() {
    show { [log] in
      VStack {
        ScrollView { Rectangle().frame(height: 2_000).onTapGesture { log.note("shape") } }.frame(height: 200)
        Spacer()
      }
    }
    device.tap(at: CGPoint(x: 195, y: 150))
    XCTAssertEqual(log.take(), ["shape"])
    device.tap(at: CGPoint(x: 195, y: 500))
    XCTAssertEqual(log.take(), [])
  }

  func test_aViewThatIsHiddenFromAccessibilityOnlyGetsTouches() {
    show { [log] in
      VStack {
        Text("secret").onTapGesture { log.note("inner") }.accessibilityHidden(true)
        Image("picture").resizable().frame(width: 100, height: 100).accessibilityHidden(true).onTapGesture { log.note("picture") }
        Text("gone").onTapGesture { log.note("gone") }.hidden()
      }
    }
    XCTAssertEqual(texts, [])
    for y in [360, 425, 485] { device.tap(at: CGPoint(x: 195, y: y)) }
    XCTAssertEqual(log.take(), ["inner", "picture"])
  }

  private struct Tiles: View {
    let log: Log

    var body: some View {
      NavigationStack {
        ScrollView { VStack(spacing: 0) { ForEach(0..<40) { row in Color.red.frame(height: 60).onTapGesture { log.note("\(row)") } } } }.navigationTitle("Tiles")
      }
    }
  }

  func test_aShapeBesideABarGetsTheTapWhereverItIsDrawn() {
    show { [log] in Tiles(log: log) }
    scrollDown(by: 120)
    device.tap(at: CGPoint(x: 195, y: 100))
    device.tap(at: CGPoint(x: 195, y: 830))
    XCTAssertEqual(log.take().count, 2, "below the bar that is left, and at the edge of the screen")
    device.tap(at: CGPoint(x: 195, y: 60))
    XCTAssertEqual(log.take(), [], "the bar lies in front")
  }

  func test_aColorThatIsLargerThanItsPageLeavesTheBarAlone() {
    show { [log] in
      NavigationStack {
        NavigationLink("Next") {
          Text("Page").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.gray.frame(height: 2_000)).onTapGesture { log.note("page") }
            .toolbar { Button("Edit") { log.note("edit") } }
        }
      }
    }
    tap(.button, "Next")
    tap(.button, "Edit")
    device.tap(at: CGPoint(x: 195, y: 300))
    tap(.button, "BackButton")
    XCTAssertEqual(log.take(), ["edit", "page"])
    XCTAssertTrue(exists(.button, "Next"))
  }

  func test_aColorUnderTheKeyboardGetsNoTouches() {
    show { [log] in
      VStack {
        TextField("Name", text: .constant(""))
        Spacer()
      }
      .background(Color.gray.frame(height: 2_000).gesture(DragGesture(minimumDistance: 0).onChanged { _ in log.note("page") }))
    }
    tap(.textField, "Name")
    tap(.key, "q")
    XCTAssertEqual(log.take(), [])
  }

  func test_aViewThatAccessibilityKnowsAsAnotherOneGetsTouches() {
    show { [log] in
      VStack(spacing: 100) {
        Color.red.frame(width: 100, height: 100).onTapGesture { log.note("dial") }.accessibilityRepresentation { Slider(value: .constant(0.5)) }
        HStack(spacing: 0) { ForEach(0..<2) { star in Image(systemName: "star").resizable().frame(width: 50, height: 50).onTapGesture { log.note("star \(star)") } } }
          .accessibilityElement(children: .ignore).accessibilityLabel("Rating")
      }
    }
    let (dial, rating) = (frame(.slider), frame(.other, "Rating"))
    device.tap(at: CGPoint(x: dial.midX, y: dial.midY))
    device.tap(at: CGPoint(x: rating.minX + 60, y: rating.midY))
    XCTAssertEqual(log.take(), ["dial", "star 1"])
  }

  func test_aShapeUnderASheetGetsNoTouches() {
    show { [log] in
      Rectangle().onTapGesture { log.note("page") }
        .sheet(isPresented: .constant(true)) { Circle().frame(width: 80, height: 80).onTapGesture { log.note("sheet") } }
    }
    device.tap(at: CGPoint(x: 195, y: 200))
    XCTAssertEqual(log.take(), [])
    device.tap(at: CGPoint(x: 195, y: 437))
    XCTAssertEqual(log.take(), ["sheet"])
  }

  /// The board of a sliding game.
  ///
  /// The tiles are in an overlay that extends off screen, and the model announces changes with a custom subject.
  func test_aDragOverAnOverlayOfReadersMovesTheTiles() {
    show { Game() }
    XCTAssertEqual(texts, ["0", "score"])
    touch(swipe(CGPoint(x: 300, y: 500), CGPoint(x: 100, y: 500), over: 0.1))
    XCTAssertEqual(texts, ["-1", "score"])
  }
}

private final class GameLogic: ObservableObject {
  let objectWillChange = PassthroughSubject<GameLogic, Never>()
  private(set) var position = 0

  func move(_ distance: CGFloat) {
    defer { objectWillChange.send(self) }
    position += distance < 0 ? -1 : 1
  }
}

private struct Game: View {
  @StateObject private var logic = GameLogic()

  var body: some View {
    VStack {
      ZStack {
        Rectangle().fill(.gray).frame(width: 300, height: 300)
        Text("\(logic.position)")
      }
      .drawingGroup()
      .overlay(
        GeometryReader { proxy in
          ForEach(0..<2) { _ in GeometryReader { _ in AnyView(Color.red.frame(width: 50, height: 50)) }.offset(x: proxy.size.width * 3) }
        }
      )
      .gesture(DragGesture().onEnded { logic.move($0.translation.width) }, including: .all)
      Text("score")
    }
  }
}
