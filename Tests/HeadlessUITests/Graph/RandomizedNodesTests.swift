import Foundation
import Observation
import ScreenModel
import VirtualTime
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

/// The data of an app with rows, sections, sheets, tabs and pages.
@MainActor @Observable private final class Shop {
  struct Order: Identifiable, Hashable {
    let id: Int
    var name: String { "Order \(id)" }
  }

  var sections: [[Order]] = [[]]
  var path: [Order] = []
  var tab = 0
  var isSheetShown = false
  var isCoverShown = false
  var isAlertShown = false
  var isDialogShown = false
  var isGrouped = false
  var search = ""
  var choice = 0
  var count = 0
  var isOn = false
  var date = Date(timeIntervalSinceReferenceDate: 0)
  private var nextID = 0

  func add(_ number: Int) -> [Order] {
    defer { nextID += number }
    return (nextID..<nextID + number).map(Order.init)
  }
}

private struct ShopView: View {
  @Bindable var shop: Shop

  var body: some View {
    TabView(selection: $shop.tab) {
      NavigationStack(path: $shop.path) { OrdersView(shop: shop).navigationDestination(for: Shop.Order.self) { OrderView(shop: shop, order: $0) } }
        .tabItem { Label("Orders", systemImage: "cart") }.tag(0)
      GridView(shop: shop).tabItem { Text("Grid") }.tag(1)
      SettingsView(shop: shop).tabItem { Text("Settings") }.tag(2)
    }
    .sheet(isPresented: $shop.isSheetShown) { NavigationStack { OrdersView(shop: shop).navigationTitle("Sheet") } }
    .fullScreenCover(isPresented: $shop.isCoverShown) { SettingsView(shop: shop) }
    .alert("Alert", isPresented: $shop.isAlertShown) { Button("Delete all", role: .destructive) { shop.sections = [] } }
    .confirmationDialog("Dialog", isPresented: $shop.isDialogShown) { Button("Open the sheet") { shop.isSheetShown = true } }
  }
}

private struct OrdersView: View {
  @Bindable var shop: Shop

  var body: some View {
    List {
      ForEach(shop.sections.indices, id: \.self) { index in
        Section("Section \(index)") {
          ForEach(shop.sections[index]) { RowView(shop: shop, order: $0) }
            .onDelete { if shop.sections.indices.contains(index) { shop.sections[index].remove(atOffsets: $0) } }
            .onMove { if shop.sections.indices.contains(index) { shop.sections[index].move(fromOffsets: $0, toOffset: $1) } }
        }
      }
    }
    .navigationTitle("Orders")
    .searchable(text: $shop.search)
    .refreshable { shop.sections.append(shop.add(2)) }
    .toolbar {
      EditButton()
      Menu("More") {
        Button("Alert") { shop.isAlertShown = true }; Button("Dialog") { shop.isDialogShown = true }
      }
    }
  }
}

private struct RowView: View {
  @Bindable var shop: Shop
  let order: Shop.Order

  var body: some View {
    Group {
      switch order.id % 4 {
      case 0: NavigationLink(order.name, value: order)
      case 1: Toggle(order.name, isOn: $shop.isOn)
      case 2: Stepper("\(order.name): \(shop.count)", value: $shop.count)
      default:
        HStack {
          Text(order.name); Button("Buy") { shop.count += 1 }
        }
      }
    }
    .swipeActions(edge: .leading) { Button("Archive \(order.id)") { for index in shop.sections.indices { shop.sections[index].removeAll { $0 == order } } } }
    .contextMenu { Button("Duplicate") { shop.sections.append(shop.add(1)) } }
  }
}

private struct OrderView: View {
  @Bindable var shop: Shop
  let order: Shop.Order

  var body: some View {
    VStack {
      Text(order.name)
      NavigationLink("Next", value: Shop.Order(id: order.id + 1))
      Button("Pop") { shop.path = [] }
    }
    .navigationTitle(order.name)
    .toolbar { Button("Close") { shop.isSheetShown = false } }
  }
}

private struct GridView: View {
  @Bindable var shop: Shop

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        ForEach(shop.sections.flatMap(\.self)) { order in Button(order.name) { shop.sections.removeAll { $0.contains(order) } } }
      }
    }
  }
}

private struct SettingsView: View {
  @Bindable var shop: Shop

  var body: some View {
    Form {
      Picker("Choice", selection: $shop.choice) { ForEach(0..<4) { Text("Choice \($0)") } }
      DatePicker("Date", selection: $shop.date)
      DisclosureGroup("Details") { ForEach(shop.sections.first ?? []) { Text($0.name).font(.caption) } }
      TextField("Search", text: $shop.search)
      LabeledContent("Count", value: "\(shop.count)")
      if shop.isGrouped { Section("Group") { Button("Leave") { (shop.isCoverShown, shop.isGrouped) = (false, false) } } }
    }
  }
}

/// Random changes of rows, sections, sheets, tabs and pages, with queries of all types in between.
///
/// The address sanitizer runs the same test for longer.
@preconcurrency @MainActor
final class RandomizedNodesTests: DeviceTestCase {
  /// The number of steps.
  ///
  /// The deep checks use more.
  private static let steps = ProcessInfo.processInfo.environment["SCREENTEST_CI_NODE_STEPS"].map { Int($0) ?? 0 } ?? 2_000
  private static let stepsOnADevice = 100

  private var generator = SplitMix64(seed: 0)
  private var seen: Set<String> = []

  private func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }

  private func pick<Element>(_ elements: [Element]) -> Element? { elements.isEmpty ? nil : elements[below(elements.count)] }

  func test_nodesThatGoLeaveNothingBehind() {
    XCTAssertGreaterThan(Self.steps, 0, "SCREENTEST_CI_NODE_STEPS is a number of steps.")
    for round in 0..<max(1, Self.steps / Self.stepsOnADevice) {
      generator = SplitMix64(seed: UInt64(round))
      let shop = Shop()
      shop.sections = (0..<3).map { _ in shop.add(below(6)) }
      show { ShopView(shop: shop) }
      for step in 0..<Self.stepsOnADevice {
        let action = act(on: shop)
        seen.insert(action)
        look()
        if let problem = problemOfTheTable { return XCTFail("seed \(round), step \(step), after \(action): \(problem) on\n\(device.tree.textSnapshot())") }
      }
      assertThatNothingOutlivesTheDevice("Seed \(round)")
    }
    XCTAssertEqual(seen.count, 20, "every action was tried: \(seen.sorted())")
  }

  /// Performs a random action on the app or the screen, and returns its name.
  private func act(on shop: Shop) -> String {
    let number = below(24)
    var name = "a tap"
    device.perform(cause: "the test") {
      switch number {
      case 0: (name, shop.sections) = ("a new section", shop.sections + [shop.add(below(5))])
      case 1: (name, shop.sections) = ("shuffled sections", shop.sections.shuffled(using: &generator))
      case 2: (name, shop.sections) = ("shuffled rows", shop.sections.map { $0.shuffled(using: &generator) })
      case 3: (name, shop.sections) = ("fewer rows", shop.sections.map { Array($0.dropFirst(below(3))) })
      case 4: (name, shop.tab) = ("another tab", below(3))
      case 5: (name, shop.path) = ("other pages", shop.add(below(3)))
      case 6: (name, shop.isSheetShown) = ("a sheet", !shop.isSheetShown)
      case 7: (name, shop.isCoverShown) = ("a cover", !shop.isCoverShown)
      case 8: (name, shop.isAlertShown) = ("an alert", !shop.isAlertShown)
      case 9: (name, shop.isDialogShown) = ("a dialog", !shop.isDialogShown)
      case 10: (name, shop.isGrouped) = ("a group", !shop.isGrouped)
      case 11: (name, shop.sections) = ("fewer sections", Array(shop.sections.dropLast()))
      default: break
      }
    }
    guard number > 11 else { return name }
    switch number {
    case 12:
      device.orientation = below(2) == 0 ? .landscapeLeft : .portrait
      return "a turn"
    case 13:
      _ = device.tree.count(ElementQuery(scope: application, type: .staticText).includingParts)
      return "the parts of controls"
    case 14, 15:
      let y = CGFloat(100 + below(600))
      device.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: [60, 380][below(2)], y: y))
      return "a swipe on a row"
    case 16:
      device.drag(from: CGPoint(x: 195, y: 200 + CGFloat(below(400))), to: CGPoint(x: 195, y: CGFloat(below(844))))
      return "a scroll"
    case 17:
      let handle = pick(device.tree.all(ElementQuery(scope: application, type: .button)).filter { device.tree.label(of: $0).hasPrefix("Reorder") })
      guard let handle else { return "a tap" }
      let frame = device.tree.frame(of: handle)
      device.drag(from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX, y: CGFloat(below(844))))
      return "a row by its handle"
    case 18:
      device.touch([.swipe(from: CGPoint(x: 100, y: CGFloat(below(844))), to: CGPoint(x: 100, y: 300), over: 1)], cause: "a slow swipe")
      return "a slow swipe"
    case 19:
      guard below(4) == 0 else { return "a tap" }
      device.launch("com.example.Sample")
      return "another launch"
    default:
      tapSomething()
      return "a tap"
    }
  }

  private func tapSomething() {
    // Buttons that edit or delete a row are tapped more often than by chance.
    let buttons = device.tree.all(ElementQuery(scope: application, type: .button))
    let telling = buttons.filter { button in ["Edit", "Delete", "Archive"].contains { device.tree.label(of: button).hasPrefix($0) } || below(4) == 0 }
    guard let element = pick(telling) ?? pick(device.tree.all(ElementQuery(scope: application))) else { return }
    let frame = device.tree.frame(of: element)
    device.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Queries the tree and the device in one of the ways that tests, messages and screenshots use.
  private func look() {
    let types: [ElementType] = [.any, .staticText, .button, .cell, .image, .switch, .textField, .navigationBar, .table]
    let query = ElementQuery(scope: application, type: types[below(types.count)], string: below(2) == 0 ? nil : ["Order 1", "Delete", "Edit", "Orders"][below(4)])
    switch below(7) {
    case 0: _ = device.tree.count(query)
    case 1: _ = device.tree.element(query, at: below(5))
    case 2: _ = device.tree.textSnapshot()
    case 3: _ = device.tree.snapshot(of: application)
    case 4: _ = device.tree.hitTest(CGPoint(x: below(390), y: below(844)), in: application)
    case 5: for element in device.tree.all(query) { _ = device.frontHost?.viewTypes(of: element) }
    default: for element in device.tree.all(query) { _ = device.tree.visibleFraction(of: element) }
    }
  }

  /// The problem with the table from elements to nodes, if any.
  private var problemOfTheTable: String? {
    guard let host = device.frontHost else { return nil }
    for (element, node) in host.nodes.all {
      if !node.isAlive { return "a node that was torn down is still in the table: \(type(of: node))" }
      if !node.isInGraph { return "a node that nothing owns but the table: \(type(of: node))" }
      // An element outside of the tree is removed from the table when its node is updated. Until then, its node exists.
      guard device.tree.contains(element) else { continue }
      if node.element != element, (node as? PresentationNode)?.elementUnder != element { return "the table has another element of \(type(of: node)) than the node itself" }
    }
    return nil
  }
}
