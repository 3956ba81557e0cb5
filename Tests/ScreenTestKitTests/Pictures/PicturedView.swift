import Foundation
import HeadlessUI

/// A page with texts, controls and decorations in many looks.
struct PicturedView: View {
  @State private var name = "Ada"
  @State private var isOn = true

  var body: some View {
    TabView {
      NavigationStack {
        Form {
          Section("Profile") {
            TextField("Name", text: $name)
            Toggle("Private", isOn: $isOn).tint(.purple)
            NavigationLink("Friends & “fans”; 50 % | more~") { Text("Friends") }
          }
          Section {
            Button("Log out", role: .destructive) {}
            Button {
            } label: {
              Label("Send", systemImage: "paperplane")
            }.buttonStyle(.borderedProminent)
            HStack {
              Image(systemName: "star.fill").foregroundStyle(.yellow)
              Text("Bold").bold().foregroundStyle(.secondary)
              Text("3").padding(4).background(.red, in: Circle())
            }
            Canvas { context, size in
              context.stroke(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.blue), lineWidth: 2)
              context.draw(Text("In a canvas; 10 %"), at: CGPoint(x: 40, y: 10))
            }.frame(height: 40)
          }.listRowBackground(Color.mint)
        }.navigationTitle("Settings")
      }.tabItem { Label("Settings", systemImage: "gear") }.badge(2)
      Text("Other").tabItem { Text("Other") }
    }
  }
}
