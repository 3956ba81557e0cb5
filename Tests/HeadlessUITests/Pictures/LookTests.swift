import Foundation
import ScreenModel
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

/// Tests that pictures get the fonts, colors, styles and decorations of views.
final class LookTests: LookTestCase {
  // MARK: Texts

  func test_fontsOfTexts() throws {
    show {
      VStack {
        Text("Plain")
        Text("Title").font(.largeTitle.weight(.heavy))
        Text("Headline").font(.headline)
        Text("Own").font(.system(size: 20, weight: .light, design: .serif))
        Text("Modified").bold().italic().underline().strikethrough()
        Text("Code").font(.body.monospaced())
        VStack { Text("Inherited") }.fontWeight(.semibold).italic().fontDesign(.rounded).multilineTextAlignment(.center)
      }
    }
    XCTAssertEqual(try text("Plain"), TextLook(size: 17))
    XCTAssertEqual(try text("Title"), TextLook(size: 34, weight: 800))
    XCTAssertEqual(try text("Headline"), TextLook(size: 17, weight: 600))
    XCTAssertEqual(try text("Own"), TextLook(size: 20, weight: 300, design: .serif))
    XCTAssertEqual(try text("Modified"), TextLook(size: 17, weight: 700, isItalic: true, isUnderlined: true, isStruckThrough: true))
    XCTAssertEqual(try text("Code").design, .monospaced)
    XCTAssertEqual(try text("Inherited"), TextLook(size: 17, weight: 600, design: .rounded, isItalic: true, alignment: .center))
  }

  func test_aHeadlineStaysSemiboldInALargerTextSize() throws {
    show { Text("Headline").font(.headline).dynamicTypeSize(.xxxLarge) }
    XCTAssertEqual(try text("Headline"), TextLook(size: 23, weight: 600))
  }

  func test_colorsOfTexts() throws {
    show {
      VStack {
        Text("Red").foregroundColor(.red)
        Text("Second").foregroundStyle(.secondary)
        Text("Faded").foregroundStyle(Color.blue.opacity(0.5))
        Text("Faint").foregroundStyle(.tint.opacity(0.5))
        VStack {
          Text("Green")
          Text("Half").foregroundStyle(.secondary)
        }.foregroundStyle(.green)
        Text("Level").foregroundStyle(.secondary)
          .foregroundStyle(.black, .orange)
        Text("Tinted").foregroundStyle(.tint).tint(.purple)
        Text("Gradient").foregroundStyle(LinearGradient(colors: [.red, .mint, .blue], startPoint: .top, endPoint: .bottom))
        Text("Disabled").foregroundColor(.red).disabled(true)
      }
    }
    XCTAssertEqual(try text("Red").paint, Paint(hex: "#FF3B30"))
    XCTAssertEqual(try text("Second").paint, Paint(hex: "#3C3C43", opacity: 0.6))
    XCTAssertEqual(try text("Faded").paint, Paint(hex: "#007AFF", opacity: 0.5))
    XCTAssertEqual(try text("Faint").paint, Paint(hex: "#007AFF", opacity: 0.5))
    XCTAssertEqual(try text("Green").paint, Paint(hex: "#34C759"))
    XCTAssertEqual(try text("Half").paint, Paint(hex: "#34C759", opacity: 0.5))
    XCTAssertEqual(try text("Level").paint, Paint(hex: "#FF9500"))
    XCTAssertEqual(try text("Tinted").paint, Paint(hex: "#AF52DE"))
    XCTAssertEqual(try text("Gradient").paint, Paint(hex: "#00C7BE"))
    XCTAssertNil(try text("Disabled").paint)
  }

  func test_aViewWithItsOwnColorSchemeSaysSo() throws {
    show {
      VStack {
        Text("Night").environment(\.colorScheme, .dark)
        Text("Day")
      }
    }
    XCTAssertEqual(try look(.staticText, "Night").traits, .dark)
    XCTAssertEqual(try look(.staticText, "Day").traits, [])
    device.perform(cause: "the test") { device.settings.isDark = true }
    XCTAssertEqual(device.tree.look?().elements[device.tree.root]?.traits.contains(.dark), true)
    XCTAssertEqual(try look(.staticText, "Night").traits, [])
  }

  // MARK: Buttons

  func test_stylesOfButtons() throws {
    struct Own: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label.padding().background(.green) }
    }
    show {
      VStack {
        Button("Automatic") {}
        Button("Bordered") {}.buttonStyle(.bordered)
        Button("Prominent") {}.buttonStyle(.borderedProminent).tint(.red).buttonBorderShape(.capsule)
        Button("Plain") {}.buttonStyle(.plain).foregroundStyle(.orange)
        Button("Delete", role: .destructive) {}
        Button("Own") {}.buttonStyle(Own())
        Button("Disabled") {}.disabled(true)
      }
    }
    XCTAssertEqual(try look(.button, "Automatic").style, .borderless)
    XCTAssertEqual(try marks(look(.button, "Automatic").under), ["text Automatic #007AFF 17.0"])
    XCTAssertEqual(try look(.button, "Bordered").style, .bordered)
    let prominent = try look(.button, "Prominent")
    XCTAssertEqual(prominent.style, .borderedProminent)
    XCTAssertEqual(prominent.tint, Paint(hex: "#FF3B30"))
    XCTAssertTrue(prominent.traits.isSuperset(of: [.capsule, .drawsContent]))
    XCTAssertEqual(marks(prominent.under), ["text Prominent #FFFFFF 17.0"])
    XCTAssertEqual(try marks(look(.button, "Plain").under), ["text Plain #FF9500 17.0"])
    XCTAssertEqual(try marks(look(.button, "Delete").under), ["text Delete #FF3B30 17.0"])
    XCTAssertTrue(try look(.button, "Delete").traits.contains(.destructive))
    XCTAssertEqual(try look(.button, "Own").style, .plain)
    XCTAssertEqual(try marks(look(.button, "Own").under), ["fill #34C759", "text Own #000000 17.0"])
    XCTAssertEqual(try marks(look(.button, "Disabled").under), ["text Disabled #3C3C43 17.0"])
  }

  func test_aLabelIsDrawnWithItsSymbol() throws {
    show {
      Button {
      } label: {
        Label("Send", systemImage: "paperplane")
      }
    }
    XCTAssertEqual(try marks(look(.button, "Send").under), ["symbol paperplane #007AFF", "text Send #007AFF 17.0"])
  }

  // MARK: Lists

  func test_rowsKnowTheirGroup() throws {
    show {
      NavigationStack {
        List {
          Section("First") {
            NavigationLink("Link") { Text("Page") }
            ForEach(["A", "B"], id: \.self) { Text($0) }
          }
          Section { Text("Only").listRowBackground(Color.yellow).listRowSeparator(.hidden) }
        }
      }
    }
    XCTAssertEqual(try look(.cell, "Link").traits, [.first, .chevron])
    XCTAssertEqual(try look(.cell, "A").traits, [])
    XCTAssertEqual(try look(.cell, "B").traits, [.last])
    XCTAssertEqual(try look(.cell, "Only").traits, [.first, .last, .noSeparator])
    XCTAssertEqual(try look(.cell, "Only").background, Paint(hex: "#FFCC00"))
    XCTAssertEqual(try text("FIRST").paint, Paint(hex: "#3C3C43", opacity: 0.6))
    XCTAssertEqual(try marks(look(.button, "Link").under), ["text Link #000000 17.0"])
  }

  func test_stylesOfLists() throws {
    for (style, expected) in [(AnyListStyle.plain, ElementLook.Style.plain), (.grouped, .grouped), (.insetGrouped, .insetGrouped), (.sidebar, .sidebar)] {
      show { style.list.scrollContentBackground(.hidden) }
      let table = try XCTUnwrap(device.tree.first(ElementQuery(scope: device.tree.root, type: .table)))
      let look = try XCTUnwrap(device.tree.look?().elements[table])
      XCTAssertEqual(look.style, expected)
      XCTAssertTrue(look.traits.contains(.noBackground))
    }
  }

  private enum AnyListStyle {
    case plain, grouped, insetGrouped, sidebar

    @MainActor @ViewBuilder var list: some View {
      switch self {
      case .plain: List { Text("A") }.listStyle(.plain)
      case .grouped: List { Text("A") }.listStyle(.grouped)
      case .insetGrouped: List { Text("A") }.listStyle(.insetGrouped)
      case .sidebar: List { Text("A") }.listStyle(.sidebar)
      }
    }
  }

  // MARK: Decorations

  func test_decorationsAreBetweenTheElementsInDrawingOrder() throws {
    show {
      ZStack {
        Color.red
        Text("Middle")
        Circle().fill(.blue)
        Text("Front")
      }
    }
    XCTAssertEqual(try marks(device.tree.look?().elements[window]?.under ?? []), ["fill #FF3B30"])
    XCTAssertEqual(try marks(look(.staticText, "Middle").over), ["fill #007AFF"])
    XCTAssertEqual(try marks(look(.staticText, "Front").over), [])
  }

  func test_backgroundsAndBordersHaveTheFrameOfTheirView() throws {
    show { Text("Card").padding(10).background(.yellow).cornerRadius(8).border(.black, width: 2) }
    let frame = device.tree.frame(of: try element(.staticText, "Card"))
    let under = try XCTUnwrap(device.tree.look?().elements[window]?.under)
    XCTAssertEqual(marks(under), ["fill #FFCC00"])
    XCTAssertEqual(under.first?.frame, frame.insetBy(dx: -10, dy: -10))
    guard case .fill(let path, _)? = under.first?.marks.first?.content else { return XCTFail("No background") }
    XCTAssertTrue(path.contains { $0.letter == "C" || $0.letter == "Q" }, "The corners aren't round.")
    XCTAssertEqual(try marks(look(.staticText, "Card").over), ["stroke #000000 2.0"])
  }

  func test_aBackgroundReachesOverTheSafeAreaUnlessItHasAShape() throws {
    show { Color.clear.background(.green) }
    XCTAssertEqual(try device.tree.look?().elements[window]?.under.first?.frame, device.screen)
    show { Color.clear.background(.green, ignoresSafeAreaEdges: []) }
    XCTAssertEqual(try device.tree.look?().elements[window]?.under.first?.frame, ViewHost.safeArea(of: device.screen))
    show { Color.clear.background(.green, in: Rectangle()) }
    XCTAssertEqual(try device.tree.look?().elements[window]?.under.first?.frame, ViewHost.safeArea(of: device.screen))
  }

  func test_aChangedColorIsAChangeOfThePicture() {
    struct Switching: View {
      @State private var isOn = false
      var body: some View { Button("Switch") { isOn.toggle() }.foregroundStyle(isOn ? Color.red : Color.blue) }
    }
    show { Switching() }
    let before = device.pictureChangeCount
    let treeBefore = device.tree.changeCount
    tap(.button, "Switch")
    XCTAssertEqual(device.tree.changeCount, treeBefore)
    XCTAssertGreaterThan(device.pictureChangeCount, before)
  }

  func test_whatIsHiddenFromAccessibilityIsDrawn() throws {
    show {
      VStack {
        Text("Shown")
        Text("Hidden").accessibilityHidden(true)
      }
    }
    XCTAssertEqual(try marks(look(.staticText, "Shown").over), ["text Hidden #000000 17.0"])
  }

  func test_decorationsOfASheetAreInFrontOfTheDimmedPage() throws {
    show {
      Text("Page").sheet(isPresented: .constant(true)) {
        VStack {
          Color.red; Text("Sheet")
        }
      }
    }
    XCTAssertEqual(try marks(look(.staticText, "Page").over), [])
    XCTAssertTrue(device.tree.look?().elements.values.contains { marks($0.over) == ["fill #FF3B30"] } == true)
  }

  func test_thePageUnderAFullScreenCoverIsNotDrawn() throws {
    show { Text("Old").background(.red).fullScreenCover(isPresented: .constant(true)) { Text("New") } }
    let picture = device.tree.svgSnapshot(size: device.screen.size)
    XCTAssertFalse(picture.contains(">Old<") || picture.contains("#FF3B30"), picture)
    XCTAssertTrue(picture.contains(">New<"), picture)
  }

  func test_textInAnInfiniteRectangleIsDrawn() {
    show { Canvas { context, _ in context.draw(Text("Endless"), in: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 40)) } }
    XCTAssertTrue(device.tree.svgSnapshot(size: device.screen.size).contains(">Endless<"))
    show { Button("Tiny") {}.buttonStyle(.bordered).font(.system(size: 0)) }
    XCTAssertTrue(device.tree.svgSnapshot(size: device.screen.size).hasSuffix("</svg>\n"))
  }

  func test_anAppThatEndsDoesNotTakeItsChangesBack() {
    show { Text("Page") }
    let before = device.pictureChangeCount
    device.terminate("com.example.Sample")
    XCTAssertGreaterThan(device.pictureChangeCount, before)
  }

  func test_aModifierAroundAForEachAppliesToItsRows() throws {
    show {
      NavigationStack {
        List {
          ForEach(["A"], id: \.self) { Text($0) }.listRowSeparator(.hidden).foregroundStyle(.red)
          NavigationLink("Link") { Text("Page") }.accessibilityIdentifier("link").padding(1)
        }
      }
    }
    XCTAssertTrue(try look(.cell, "A").traits.contains(.noSeparator))
    XCTAssertEqual(try text("A").paint, Paint(hex: "#FF3B30"))
    XCTAssertTrue(try look(.cell, "Link").traits.contains(.chevron))
  }

  func test_anImageWithItsOwnShapeIsDrawnInIt() throws {
    show {
      HStack {
        Image("photo").resizable().frame(width: 40, height: 40).clipShape(Circle())
        Image("plain").resizable().frame(width: 40, height: 40)
      }
    }
    XCTAssertEqual(try marks(look(.image, "photo").under), ["fill #DDE3EA"])
    XCTAssertEqual(try marks(look(.image, "plain").under), [])
  }

  func test_drawingsInAScrollViewAreClippedByIt() throws {
    show {
      ScrollView {
        Color.red.frame(height: 2000)
        Text("End")
      }.frame(height: 200)
    }
    let picture = device.tree.svgSnapshot(size: device.screen.size)
    let clip = try XCTUnwrap(picture.range(of: "height=\"200\" viewBox"), picture)
    XCTAssertTrue(picture[clip.upperBound...].contains("#FF3B30"), picture)
  }

  // MARK: Controls

  func test_swipeActionsHaveTheirTint() throws {
    show {
      List {
        Text("Row").swipeActions {
          Button("Flag", systemImage: "flag") {}.tint(.orange); Button("Remove", role: .destructive) {}
        }
      }
    }
    let cell = device.tree.frame(of: try element(.cell, "Row"))
    _ = device.drag(from: CGPoint(x: cell.maxX - 20, y: cell.midY), to: CGPoint(x: cell.midX, y: cell.midY))
    XCTAssertEqual(try look(.button, "Flag").tint, Paint(hex: "#FF9500"))
    XCTAssertTrue(try look(.button, "Remove").traits.contains(.destructive))
  }

  func test_aTabShowsTheNumberOfItsBadge() throws {
    show {
      TabView {
        Text("One").tabItem { Text("Mail") }.badge(3)
        Text("Two").tabItem { Text("News") }.badge("new")
      }
    }
    XCTAssertEqual(try look(.button, "Mail").note, "3")
    XCTAssertEqual(try look(.button, "News").note, "new")
  }

  func test_aButtonWithABorderHasRoomAroundItsLabel() throws {
    struct Sized: View {
      @State private var isLarge = false
      var body: some View { Button("Switch") { isLarge = true }.buttonStyle(.bordered).controlSize(isLarge ? .large : .regular) }
    }
    show {
      VStack {
        Button("Plain12") {}
        Button("Border2") {}.buttonStyle(.borderedProminent)
        Sized()
      }
    }
    let (plain, bordered) = (device.tree.frame(of: try element(.button, "Plain12")).size, device.tree.frame(of: try element(.button, "Border2")).size)
    XCTAssertEqual(bordered, CGSize(width: plain.width + 24, height: plain.height + 14))
    let before = device.tree.frame(of: try element(.button, "Switch")).size
    tap(.button, "Switch")
    let after = device.tree.frame(of: try element(.button, "Switch")).size
    XCTAssertEqual(after, CGSize(width: before.width + 16, height: before.height + 16))
  }

  func test_theLabelOfASwitchIsAtTheRightInARightToLeftLayout() throws {
    show { Toggle("Label", isOn: .constant(true)).environment(\.layoutDirection, .rightToLeft) }
    let look = try look(.switch, "Label")
    XCTAssertTrue(look.traits.contains(.rightToLeft))
    let label = try XCTUnwrap(look.under.first?.frame)
    XCTAssertEqual(label.maxX, device.tree.frame(of: try element(.switch, "Label")).maxX)
  }

  func test_aCellWithAColorPickerIsACell() {
    show { List { ColorPicker("Paint", selection: .constant(.red)) } }
    XCTAssertEqual(device.tree.all(ElementQuery(scope: device.tree.root, type: .colorWell)).count, 1)
    XCTAssertEqual(device.tree.all(ElementQuery(scope: device.tree.root, type: .cell)).count, 1)
  }

  // MARK: The screen

  func test_theStatusBarShowsTheDevicesTime() {
    show { Text("Page") }
    XCTAssertEqual(device.tree.look?().elements[device.tree.root]?.note, "9:41")
    device.date = device.date.addingTimeInterval(5 * 3600 + 60)
    XCTAssertEqual(device.tree.look?().elements[device.tree.root]?.note, "2:42")
    device.settings.locale = Locale(identifier: "de_DE")
    XCTAssertEqual(device.tree.look?().elements[device.tree.root]?.note, "14:42")
  }

  func test_aCopyOfASnapshotCollectsNoLooks() throws {
    show { Button("Send") {} }
    let (tree, button) = (device.tree, try element(.button, "Send"))
    let look = try XCTUnwrap(tree.look)
    var collections = 0
    tree.look = {
      collections += 1
      return look()
    }
    XCTAssertEqual(tree.snapshot(of: button)?.copy().label, "Send")
    XCTAssertEqual(collections, 0)
    _ = tree.copy()
    XCTAssertEqual(collections, 1)
  }
}
