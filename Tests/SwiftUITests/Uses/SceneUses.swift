import SwiftUI

struct SceneUsesMain: Scene {
  var body: some Scene {
    WindowGroup { Text("Main") }
  }
}

struct SceneUsesMenu: Commands {
  var body: some Commands {
    CommandMenu("Tools") { Button("Run") {} }
    CommandGroup(after: .newItem) { Button("Import") {} }
    CommandGroup(replacing: .help) {}
    SidebarCommands()
  }
}

struct SceneUsesApp: App {
  @Environment(\.scenePhase) private var scenePhase
  @State private var model = "model"

  var body: some Scene {
    WindowGroup {
      Text(model)
    }
    .onChange(of: scenePhase) { _, phase in if phase == .background { model = "saved" } }
    .onChange(of: scenePhase) { newPhase in if newPhase == .active { model = "active" } }
    .environment(\.lineLimit, 2)
    .commands {
      SceneUsesMenu()
      TextEditingCommands()
    }
    .defaultSize(width: 600, height: 400)
    .windowResizability(.contentSize)
    WindowGroup(id: "detail", for: String.self) { $id in Text(id ?? "") }
    Window("About", id: "about") { Text("About") }
    Settings { Text("Settings") }
  }
}

struct SceneUsesComposedApp: App {
  var body: some Scene {
    SceneUsesMain()
  }
}
