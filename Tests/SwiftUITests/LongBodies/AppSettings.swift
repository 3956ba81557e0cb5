import SwiftUI

// A settings screen with stored values, links, pickers in every style, an alert and a share link.

private enum Appearance: String, CaseIterable, Identifiable {
  case system, light, dark
  var id: Self { self }
  var title: LocalizedStringKey { LocalizedStringKey(rawValue.capitalized) }
}

private struct AppSettings: View {
  @AppStorage("appearance") private var appearance = "system"
  @AppStorage("fontSize") private var fontSize = 16.0
  @AppStorage("sendsPush") private var sendsPush = true
  @AppStorage("sendsMail") private var sendsMail = false
  @State private var quietFrom = Date()
  @State private var accent = Color.blue
  @State private var cacheSize = 48_300_000
  @State private var isClearing = false
  @State private var isSigningOut = false
  @Environment(\.openURL) private var openURL
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    NavigationStack {
      List {
        Section {
          NavigationLink {
            Text("Account").navigationTitle("Account").navigationBarTitleDisplayMode(.inline)
          } label: {
            HStack(spacing: 12) {
              Image(systemName: "person.crop.circle.fill").font(.system(size: 44)).foregroundStyle(.tint)
              VStack(alignment: .leading, spacing: 2) {
                Text("Ada Lovelace").font(.headline)
                Text("ada@example.com").font(.subheadline).foregroundStyle(.secondary)
              }
            }.padding(.vertical, 4)
          }
        }
        Section("Appearance") {
          Picker("Theme", selection: $appearance) { ForEach(Appearance.allCases) { Text($0.title).tag($0.rawValue) } }.pickerStyle(.segmented)
          ColorPicker("Accent color", selection: $accent, supportsOpacity: false)
          VStack(alignment: .leading) {
            Text("Text size: \(Int(fontSize)) pt").font(.system(size: fontSize))
            Slider(value: $fontSize, in: 12...28, step: 1) {
              Text("Text size")
            } onEditingChanged: { isEditing in
              if !isEditing { fontSize = fontSize.rounded() }
            }
          }
        }
        Section {
          Toggle(isOn: $sendsPush.animation()) { Label("Push", systemImage: sendsPush ? "bell.fill" : "bell.slash") }.tint(accent)
          if sendsPush { DatePicker("Quiet from", selection: $quietFrom, displayedComponents: .hourAndMinute).transition(.opacity.combined(with: .slide)) }
          Toggle(isOn: $sendsMail) { Label("Mail", systemImage: "envelope") }.disabled(!sendsPush)
        } header: {
          Text("Notifications").textCase(nil)
        } footer: {
          Text(sendsPush ? "You get at most \(sendsMail ? 2 : 1) a day." : "You get none.")
        }
        Section("Storage") {
          LabeledContent("Cache", value: Int64(cacheSize).formatted(.byteCount(style: .file)))
          Button("Clear the cache", role: .destructive) { isClearing = true }.disabled(cacheSize == 0)
        }
        Section("About") {
          Button {
            if let url = URL(string: "https://example.com/help") { openURL(url) }
          } label: {
            Label("Help", systemImage: "questionmark.circle")
          }
          Link(destination: URL(string: "https://example.com/privacy")!) { Label("Privacy", systemImage: "hand.raised") }
          ShareLink(item: URL(string: "https://example.com")!) { Label("Recommend the app", systemImage: "square.and.arrow.up") }
          LabeledContent("Version") { Text("2.4 (\(118))").monospacedDigit() }
        }
        Button("Sign out", role: .destructive) { isSigningOut = true }.frame(maxWidth: .infinity).listRowBackground(Color.red.opacity(0.1))
      }
      .navigationTitle("Settings")
      .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Done") { dismiss() }.fontWeight(.semibold) } }
      .preferredColorScheme(appearance == "system" ? nil : appearance == "dark" ? .dark : .light)
      .alert("Clear the cache?", isPresented: $isClearing) {
        Button("Clear", role: .destructive) { cacheSize = 0 }
      } message: {
        Text("Pictures load again.")
      }
      .confirmationDialog("Sign out?", isPresented: $isSigningOut) { Button("Sign out", role: .destructive) { dismiss() } }
    }
  }
}
