import HeadlessDevice
import Observation
import VirtualTime
import XCTest

@testable import HeadlessUI

/// A view whose size can be changed in every way, and that contains other views.
@MainActor @Observable private final class Part: Identifiable {
  enum Kind: CaseIterable {
    case text, column, row, pile, framed, scroll, lazy, list, grid, button, toggle, stepper, slider, picker, menu, geometry, layers, tabs, pages, combined, search, shape
  }

  let id: Int
  let kind: Kind
  var title: String
  var parts: [Part] = []
  var padding: CGFloat = 0
  var spacing: CGFloat = 4
  var isLeading = false
  var isLarge = false
  var height: CGFloat?
  var isOn = false

  init(id: Int, kind: Kind, title: String) {
    self.id = id
    self.kind = kind
    self.title = title
  }
}

private struct PartView: View {
  @Bindable var part: Part

  var body: some View {
    content.padding(part.padding).font(part.isLarge ? .title : .body).frame(height: part.height, alignment: part.isLeading ? .leading : .center)
  }

  @ViewBuilder private var content: some View {
    switch part.kind {
    case .text: Text(part.title)
    case .column, .row, .pile, .framed, .scroll, .lazy, .list, .grid, .geometry, .layers, .tabs, .pages, .combined, .search: container
    case .button:
      Button {
        part.title += "!"
      } label: {
        PartsView(part: part)
      }
    case .toggle: Toggle(isOn: $part.isOn) { PartsView(part: part) }
    case .stepper: Stepper(part.title, value: .constant(3))
    case .slider:
      Slider(value: .constant(0.5)) {
        Text(part.title)
      } minimumValueLabel: {
        Text(part.title)
      } maximumValueLabel: {
        Text("most")
      }
    case .picker: Picker(part.title, selection: $part.isOn) { ForEach([true, false], id: \.self) { Text("\(part.title) \($0)") } }
    case .menu:
      Menu {
        Text("Inside")
      } label: {
        PartsView(part: part)
      }
    case .shape: Rectangle().aspectRatio(2, contentMode: .fit)
    }
  }

  @ViewBuilder private var container: some View {
    switch part.kind {
    case .row: HStack(alignment: part.isLeading ? .top : .center, spacing: part.spacing) { PartsView(part: part) }
    case .pile: ZStack(alignment: part.isLeading ? .topLeading : .center) { PartsView(part: part) }
    case .framed: HStack { PartsView(part: part) }.frame(minWidth: part.spacing * 10, maxWidth: part.isOn ? .infinity : nil).fixedSize(horizontal: part.isOn, vertical: false)
    case .scroll: ScrollView(part.isOn ? .horizontal : .vertical) { VStack { PartsView(part: part) } }
    // The length of lazy content out of view is estimated from earlier views. No other layout may depend on this history.
    case .lazy: ScrollView { LazyVStack { PartsView(part: part) } }.frame(height: 150)
    case .list: List { PartsView(part: part) }
    case .grid: ScrollView { LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) { PartsView(part: part) } }.frame(height: 150)
    case .geometry: GeometryReader { proxy in Text("\(Int(proxy.size.width))").overlay { PartsView(part: part) } }
    case .layers: PartsView(part: part).background { Text(part.title) }.overlay(alignment: .bottomTrailing) { Text("Over \(part.title)") }
    case .tabs: TabView { VStack { PartsView(part: part) }.tabItem { HStack { Text(part.title) } } }
    case .pages: NavigationStack { VStack { PartsView(part: part) }.navigationTitle(part.title).toolbar { Button(part.title) {} } }
    case .combined: VStack { PartsView(part: part) }.accessibilityElement(children: part.isOn ? .combine : .contain).accessibilityIdentifier("id \(part.id)")
    case .search: PartsView(part: part).searchable(text: .constant(part.isOn ? part.title : ""))
    default: VStack(alignment: part.isLeading ? .leading : .trailing, spacing: part.spacing) { PartsView(part: part) }
    }
  }
}

private struct PartsView: View {
  let part: Part

  var body: some View {
    ForEach(part.parts) { PartView(part: $0) }
    if part.isOn { Spacer() }
  }
}

/// Changes sizes one after another, and compares the result with a new app in the same state.
@preconcurrency @MainActor
final class IncrementalLayoutTests: DeviceTestCase {
  private var generator = SplitMix64(seed: 0)
  private var parts: [Part] = []
  /// The types of views that were changed, with the type of change.
  private var changes: Set<[String]> = []

  private func pick<Element>(_ elements: [Element]) -> Element { elements[Int.random(in: 0..<elements.count, using: &generator)] }

  private func makePart(depth: Int) -> Part {
    let kinds: [Part.Kind] = depth == 0 ? [.column, .pages, .tabs, .row] : depth > 4 ? [.text] : Part.Kind.allCases + [.column, .row, .text, .text]
    let part = Part(id: parts.count, kind: pick(kinds), title: "Part \(parts.count)")
    parts.append(part)
    if parts.count < 50 { for _ in 0..<Int.random(in: 1...4, using: &generator) { part.parts.append(makePart(depth: depth + 1)) } }
    return part
  }

  private func changeSomething() {
    // Most parts are texts. Choosing the type first gives all types the same chance.
    let kind = pick(Part.Kind.allCases.filter { kind in parts.contains { $0.kind == kind } })
    let part = pick(parts.filter { $0.kind == kind })
    let way = max(3, Int.random(in: 0..<12, using: &generator))
    changes.insert(["\(part.kind)", "\(way == 5 ? 4 : way)"])
    switch way {
    // A text with the same number of characters has the same size.
    case 3: part.title = part.title == "Aaaa" ? "Bbbb" : "Aaaa"
    case 4, 5: part.title = pick(["", "A", "A text of several words that may have to go on below", "Two\nlines"])
    case 6: part.padding = pick([0, 3, 20])
    case 7: part.spacing = pick([0, 4, 9])
    case 8: part.isLeading.toggle()
    case 9: part.isLarge.toggle()
    case 10: part.height = pick([nil, nil, 10, 200])
    default: part.isOn.toggle()
    }
  }

  private func freshPicture(of root: Part) -> String {
    let fresh = Device(apps: [InstalledApp(name: "Sample") { PartView(part: root) }])
    defer { fresh.shutDown() }
    fresh.launch("com.example.Sample")
    return fresh.tree.textSnapshot()
  }

  func test_layoutAfterAChangeIsTheLayoutOfAFreshApp() {
    var unsettled: [UInt64] = []
    for seed in 1...80 as ClosedRange<UInt64> {
      generator = SplitMix64(seed: seed)
      parts = []
      let root = makePart(depth: 0)
      show { PartView(part: root) }
      var before = device.tree.textSnapshot()
      for step in 0..<20 {
        device.perform(cause: "the test") { for _ in 0..<(step % 3 + 1) { changeSomething() } }
        // A lazy container whose estimates oscillate is abandoned. The screen then has no valid layout.
        if case .neverSettles = device.lastResult {
          unsettled.append(seed)
          break
        }
        let picture = device.tree.textSnapshot()
        let expected = freshPicture(of: root)
        guard picture == expected else {
          return XCTFail("Seed \(seed), step \(step): the screen is\n\(picture)\nand should be\n\(expected)\nbefore it was\n\(before)")
        }
        before = picture
      }
      device.shutDown()
    }
    XCTAssertLessThan(unsettled.count, 3, "\(unsettled)")
    // There are enough cases to change each type of view in each of the eight ways, usually several times.
    XCTAssertEqual(changes.count, Part.Kind.allCases.count * 8)
  }
}
