import SwiftUI

struct ContainerUses: View {
  @State private var selection: String?
  @State private var isShown = false
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var columnVisibility: NavigationSplitViewVisibility = .detailOnly
  @State private var column = NavigationSplitViewColumn.sidebar
  @State private var speed = 50.0

  var body: some View {
    split
    boxes
    menus
  }

  @ViewBuilder private var split: some View {
    NavigationSplitView {
      List(["A"], id: \.self, selection: $selection) { Text($0) }.navigationSplitViewColumnWidth(min: 150, ideal: 200, max: 400)
    } detail: {
      if let selection { Text(selection) } else { ContentUnavailableView("Nothing", systemImage: "doc") }
    }
    .navigationSplitViewStyle(.balanced)
    NavigationSplitView(columnVisibility: $visibility) {
      Text("Sidebar")
    } content: {
      Text("Content")
    } detail: {
      Text("Detail")
    }
    .navigationSplitViewColumnWidth(250)
    NavigationSplitView(columnVisibility: $columnVisibility, preferredCompactColumn: $column) {
      Text("Sidebar")
    } detail: {
      Text("Detail")
    }
    NavigationSplitView(preferredCompactColumn: $column) {
      Text("Sidebar")
    } content: {
      Text("Content")
    } detail: {
      Text("Detail")
    }
    .navigationSplitViewStyle(.prominentDetail)
  }

  @ViewBuilder private var boxes: some View {
    LabeledContent("Label", value: "Value")
    LabeledContent("Label", value: 3.5, format: .number)
    LabeledContent("Label") { Button("Content") {} }
    LabeledContent {
      Text("Content")
    } label: {
      Label("Label", systemImage: "star")
    }
    GroupBox { Text("Content") }
    GroupBox("Title") { Text("Content") }
    GroupBox(label: Text("Title")) { Text("Content") }
    GroupBox(label: Label("Heart Rate", systemImage: "heart.fill").foregroundColor(.red)) { Text("Content") }
    GroupBox {
      Text("Content")
    } label: {
      Text("Title")
    }
    ControlGroup {
      Button("Cut") {}
    } label: {
      Label("Edit", systemImage: "pencil")
    }
    ControlGroup("Edit") { Button("Cut") {} }
    Gauge(value: speed, in: 0...250) { Text("Speed") }
    Gauge(value: speed, in: 0...250) {
      Text("Speed")
    } currentValueLabel: {
      Text("\(Int(speed))")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("250")
    }
    ContentUnavailableView("No Mail", systemImage: "tray.fill")
    ContentUnavailableView("No Mail", systemImage: "tray.fill", description: Text("New mails you receive will appear here."))
    ContentUnavailableView {
      Label("No Mail", systemImage: "tray.fill")
    } description: {
      Text("Later")
    } actions: {
      Button("Refresh") {}
    }
    ContentUnavailableView { Label("No Mail", systemImage: "tray.fill") }
    ContentUnavailableView.search
    ContentUnavailableView.search(text: "tea")
    Text("Overlay").overlay { if selection == nil { ContentUnavailableView.search(text: "x") } }
  }

  @ViewBuilder private var menus: some View {
    Text("Menu").contextMenu {
      Button("Copy") {}
      Button("Delete", role: .destructive) {}
      Divider()
      Menu("More") { Button("Share") {} }
    }
    Text("Menu").contextMenu { if isShown { Button("Hide") { isShown = false } } }
    Text("Menu").contextMenu(menuItems: { Button("Copy") {} }, preview: { Text("Preview") })
    Button("Popover") { isShown = true }.popover(isPresented: $isShown) { Text("In") }
    Button("Popover") { isShown = true }.popover(isPresented: $isShown, arrowEdge: .bottom) { Text("In") }
    Button("Popover") {}.popover(isPresented: $isShown, attachmentAnchor: .point(.center), arrowEdge: .top) { Text("In") }
    Text("Inspected").inspector(isPresented: $isShown) { Text("In").inspectorColumnWidth(min: 100, ideal: 200, max: 300) }
    Text("Covered").fullScreenCover(isPresented: $isShown) { Text("In") }
  }
}
