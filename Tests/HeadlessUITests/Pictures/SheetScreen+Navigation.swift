import Foundation
import ScreenModel

@testable import HeadlessUI

extension SheetScreen {
  /// The screens with bars, tabs and pages.
  static var navigation: [SheetScreen] {
    [
      SheetScreen("tabs") { Tabs() },
      SheetScreen("tabs-dark", .small.dark, prepare: { $0.tap(.button, "Search") }, view: { Tabs() }),
      SheetScreen("back-button", .small.arabic, prepare: { $0.tap(.button, "Open") }, view: { Album() }),
      SheetScreen("pages") { Introduction() },
      SheetScreen("split-view", .pad.landscape, prepare: { $0.tap(.cell, "Drafts") }, view: { Folders() }),
    ]
  }
}

private struct Tabs: View {
  @State private var selection = "home"

  var body: some View {
    TabView(selection: $selection) {
      Tab("Home", systemImage: "house", value: "home") {
        NavigationStack { List(1..<4, id: \.self) { Text("Post \($0)") }.navigationTitle("Home") }
      }
      .badge(3)
      Tab("Search", systemImage: "magnifyingglass", value: "search") { Text("Search for people") }
      Tab("Messages", systemImage: "message", value: "messages") { Text("Messages") }.badge("new")
      Tab("Profile", systemImage: "person", value: "profile") { Text("Profile") }
    }
    .tint(.purple)
  }
}

private struct Album: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Open") {
        Text("Twelve pictures")
          .navigationTitle("The pictures of the long journey to the north in the summer")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            Button("Edit") {}
            Button("Share", systemImage: "square.and.arrow.up") {}
          }
      }
      .navigationTitle("Albums of the family")
    }
  }
}

private struct Introduction: View {
  @State private var page = 0

  var body: some View {
    VStack {
      TabView(selection: $page) {
        VStack {
          Image(systemName: "hand.wave").font(.system(size: 64))
          Text("Welcome").font(.largeTitle)
          Text("Share pictures with your friends.").foregroundStyle(.secondary)
        }
        .tag(0)
        Text("Follow").tag(1)
        Text("Enjoy").tag(2)
      }
      .tabViewStyle(.page)
      .indexViewStyle(.page(backgroundDisplayMode: .always))
      Button("Continue") { page += 1 }.buttonStyle(.borderedProminent).padding()
    }
  }
}

private struct Folders: View {
  @State private var selection: String?

  var body: some View {
    NavigationSplitView {
      List(["Inbox", "Drafts", "Sent"], id: \.self, selection: $selection) { Label($0, systemImage: "folder") }.navigationTitle("Folders")
    } detail: {
      NavigationStack { Text(selection.map { "Letters in \($0)" } ?? "Select a folder").navigationTitle(selection ?? "") }
    }
  }
}
