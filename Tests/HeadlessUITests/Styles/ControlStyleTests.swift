import Foundation
import ScreenModel
import XCTest

@testable import HeadlessUI

final class ControlStyleTests: DeviceTestCase {
  private struct Checkbox: ToggleStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          configuration.label
          Text(configuration.isOn ? "on" : "off")
          Text(isEnabled ? "enabled" : "disabled")
        }
      }
    }
  }

  private struct Settings: View {
    @State private var isOn = false
    var body: some View { Toggle("Sound", isOn: $isOn).toggleStyle(Checkbox()) }
  }

  func test_anOwnToggleStyleChangesTheBinding() {
    show { Settings() }
    XCTAssertEqual(count(.switch), 0)
    tap(.button, "Sound, off, enabled")
    XCTAssertEqual(labels(.button), ["Sound, on, enabled"])
  }

  private struct Bracketed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("[")
        Label(configuration)
        Text("]")
      }
    }
  }

  func test_aLabelInALabelStyleHasTheStyleFurtherOut() {
    show { Label("A", systemImage: "a").labelStyle(Bracketed()).labelStyle(.titleOnly) }
    XCTAssertEqual(texts, ["[", "A", "]"])
  }

  func test_anIconOnlyLabelIsAnImageWithItsTitle() {
    show { Label("Add", systemImage: "plus").labelStyle(.iconOnly) }
    XCTAssertEqual(texts, [])
    XCTAssertEqual(labels(.image), ["Add"])
  }

  func test_aButtonWithAnIconOnlyLabelHasItsTitle() {
    show {
      Button {
      } label: {
        Label("Add", systemImage: "plus")
      }.labelStyle(.iconOnly)
    }
    XCTAssertEqual(labels(.button), ["Add"])
  }

  func test_aTitleOnlyLabelIsItsTitle() {
    show { Label("Add", systemImage: "plus").labelStyle(.titleOnly) }
    XCTAssertEqual(texts, ["Add"])
  }

  private struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) of 100")
      }
    }
  }

  func test_anOwnProgressStyleKnowsTheFraction() {
    show { ProgressView("Load", value: 3, total: 4).progressViewStyle(Percent()) }
    XCTAssertEqual(texts, ["Load", "75 of 100"])
    XCTAssertEqual(count(.progressIndicator), 0)
  }

  func test_aStyleOfTheSystemLeavesTheProgressAsItIs() {
    show {
      ProgressView(value: 1, total: 4).progressViewStyle(.circular)
      ProgressView().progressViewStyle(LinearProgressViewStyle(tint: .red))
    }
    XCTAssertEqual(values(.progressIndicator), ["25%"])
    XCTAssertEqual(count(.activityIndicator), 1)
  }

  private struct Boxed: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      HStack {
        Text("Box")
        configuration
      }
    }
  }

  private struct NameForm: View {
    @State private var name = ""
    var body: some View { TextField("Name", text: $name).textFieldStyle(Boxed()) }
  }

  func test_anOwnTextFieldStyleHasTheFieldInIt() {
    show { NameForm() }
    XCTAssertEqual(texts, ["Box"])
    tap(.textField, "Name")
    device.typeText("Ada")
    XCTAssertEqual(value(.textField, "Name"), "Ada")
  }

  func test_aGaugeHasItsLabelAndItsValue() {
    show {
      Gauge(value: 0.25) { Text("Fuel") }
      Gauge(value: 30, in: 0...120) {
        Text("Speed")
      } currentValueLabel: {
        Text("30 km/h")
      }
    }
    XCTAssertEqual(value(.other, "Fuel"), "25%")
    XCTAssertEqual(value(.other, "Speed"), "30 km/h")
  }

  private struct Card: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.content
        configuration.label
      }
    }
  }

  func test_aGroupBoxHasItsLabelAboveItsContent() {
    show { GroupBox("Title") { Text("In") } }
    XCTAssertEqual(texts, ["Title", "In"])
    show { GroupBox("Title") { Text("In") }.groupBoxStyle(Card()) }
    XCTAssertEqual(texts, ["In", "Title"])
  }

  func test_labeledContentHasItsLabelAndItsContent() {
    show { LabeledContent("Price", value: 3, format: .number) }
    XCTAssertEqual(texts, ["Price", "3"])
  }

  private struct Folder: View {
    @State private var isOpen = false
    var body: some View {
      List {
        DisclosureGroup("Files", isExpanded: $isOpen) {
          Text("A")
          Text("B")
        }
        Text("Open: \(isOpen)")
      }
    }
  }

  func test_aDisclosureGroupInAListHasARowForEachView() {
    show { Folder() }
    XCTAssertEqual(labels(.cell), ["Files", "Open: false"])
    XCTAssertEqual(value(.button, "Files"), "Collapsed")
    tap(.button, "Files")
    XCTAssertEqual(labels(.cell), ["Files", "A", "B", "Open: true"])
    XCTAssertEqual(value(.button, "Files"), "Expanded")
  }

  private struct Item: Identifiable {
    let id: String
    var children: [Item]?
  }

  func test_anOutlineShowsTheChildrenOfWhatIsExpanded() {
    show { List { OutlineGroup([Item(id: "A", children: [Item(id: "A1"), Item(id: "A2")]), Item(id: "B")], children: \.children) { Text($0.id) } } }
    XCTAssertEqual(labels(.cell), ["A", "B"])
    tap(.button, "A")
    XCTAssertEqual(labels(.cell), ["A", "A1", "A2", "B"])
  }

  func test_aGroupedListHasItsHeadersInCapitals() {
    show { List { Section("General") { Text("A") } }.listStyle(.grouped) }
    XCTAssertEqual(texts, ["GENERAL", "A"])
    show { List { Section("General") { Text("A") } }.listStyle(.insetGrouped) }
    XCTAssertEqual(texts, ["GENERAL", "A"])
    show { Form { Section("General") { Text("A") } } }
    XCTAssertEqual(texts, ["GENERAL", "A"])
    show { List { Section("General") { Text("A") } }.listStyle(.plain) }
    XCTAssertEqual(texts, ["General", "A"])
    show { LazyVStack { Section("General") { Text("A") } } }
    XCTAssertEqual(texts, ["General", "A"])
    show { List { Section("General") { Text("A") }.textCase(nil) }.listStyle(GroupedListStyle()) }
    XCTAssertEqual(texts, ["General", "A"])
  }

  private struct Loose: FormStyle {
    func makeBody(configuration: Configuration) -> some View { VStack { configuration.content } }
  }

  func test_anOwnFormStyleIsNoList() {
    show { Form { Text("A") }.formStyle(Loose()) }
    XCTAssertEqual(count(.table), 0)
    XCTAssertEqual(texts, ["A"])
  }

  func test_aSearchWithoutResultsSaysWhatWasLookedFor() {
    show { ContentUnavailableView.search(text: "tea") }
    XCTAssertEqual(texts, ["No Results for “tea”", "Check the spelling or try a new search."])
  }

  func test_theIconOfContentThatIsNotAvailableIsAboveItsTitle() {
    show { ContentUnavailableView("No pictures", systemImage: "photo", description: Text("Take one.")) }
    let (title, description) = (frame(.staticText, "No pictures"), frame(.staticText, "Take one."))
    XCTAssertEqual(title.midX, 195, accuracy: 1)
    XCTAssertGreaterThan(description.minY, title.maxY)
    // All is in the middle of the screen, and the icon of 48 points above the texts moves them down.
    let middle = (title.minY + description.maxY) / 2
    XCTAssertGreaterThan(middle, (47 + 810) / 2 + 24)
  }

  func test_aDisclosureGroupIsAsWideAsTheSpaceForIt() {
    show { DisclosureGroup("More") { Text("Inside") }.padding() }
    XCTAssertEqual(frame(.button, "More").minX, 16)
    XCTAssertEqual(frame(.button, "More").width, 358)
  }
}
