import Foundation
import ScreenModel

@testable import HeadlessUI

extension SheetScreen {
  /// The screens with forms.
  static var forms: [SheetScreen] {
    [
      SheetScreen("form") { SettingsForm() },
      SheetScreen("form-dark", .phone.dark) { SettingsForm() },
      SheetScreen("form-large-text", .small.text(.accessibility2)) { SettingsForm() },
      SheetScreen("form-arabic", .phone.arabic) { ArabicForm() },
      SheetScreen("form-landscape", .phone.landscape) { SettingsForm() },
      SheetScreen("form-pad-dark", .pad.dark.landscape) { SettingsForm() },
      SheetScreen(
        "login-typing", .phone,
        prepare: {
          $0.tap(.textField, "User name"); $0.device.typeText("ada")
        }, view: { LoginView() }),
      SheetScreen(
        "login-small-dark", .small.dark,
        prepare: {
          $0.tap(.secureTextField, "Password"); $0.device.typeText("secret")
        }, view: { LoginView() }),
      SheetScreen("editor") { NoteView() },
      SheetScreen("labeled-content") { DetailsView() },
    ]
  }
}

/// Settings with all controls that rows usually have.
private struct SettingsForm: View {
  @State private var isPrivate = true
  @State private var sendsDigest = false
  @State private var audience = "Friends"
  @State private var days = 7

  var body: some View {
    NavigationStack {
      Form {
        Section {
          NavigationLink {
            Text("Profile")
          } label: {
            HStack {
              Image(systemName: "person.crop.circle.fill").font(.largeTitle).foregroundStyle(.blue)
              VStack(alignment: .leading) {
                Text("Ada Lovelace").font(.headline)
                Text("Account, photos and purchases").font(.subheadline).foregroundStyle(.secondary)
              }
            }
          }
        }
        Section {
          Toggle("Private account", isOn: $isPrivate)
          Toggle("Weekly digest", isOn: $sendsDigest).tint(.orange)
          Picker("Audience", selection: $audience) { ForEach(["Everyone", "Friends", "Nobody"], id: \.self) { Text($0) } }
          Stepper("Keep posts for \(days) days", value: $days, in: 1...30)
        } header: {
          Text("Privacy")
        } footer: {
          Text("People who follow you always see your posts. Others see them only if your account isn't private.")
        }
        Section("Notifications") {
          NavigationLink("Sounds") { Text("Sounds") }.badge("Chime")
          NavigationLink {
            Text("Requests")
          } label: {
            Label("Requests", systemImage: "bell.badge")
          }.badge(3)
          LabeledContent("Version", value: "2.4.1")
          Link("Terms of use", destination: URL(fileURLWithPath: "/terms"))
        }
        Section {
          Button("Send feedback") {}
          Button("Delete account", role: .destructive) {}
          Button("Export data") {}.disabled(true)
        }
      }
      .navigationTitle("Settings")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("Cancel", role: .cancel) {} }
        ToolbarItem(placement: .topBarTrailing) { Button("Done") {}.bold() }
      }
    }
  }
}

private struct ArabicForm: View {
  @State private var isPrivate = true
  @State private var audience = "الأصدقاء"
  @State private var days = 7
  @State private var name = "ليلى"

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("الاسم", text: $name)
          Toggle("حساب خاص", isOn: $isPrivate)
          Picker("من يمكنه التعليق", selection: $audience) { ForEach(["الجميع", "الأصدقاء"], id: \.self) { Text($0) } }
          Stepper("الاحتفاظ بالمنشورات", value: $days, in: 1...30)
        } header: {
          Text("الخصوصية")
        } footer: {
          Text("يرى متابعوك منشوراتك دائمًا.")
        }
        Section("الإشعارات") {
          NavigationLink("الأصوات") { Text("الأصوات") }.badge(3)
          LabeledContent("الإصدار", value: "2.4.1")
        }
        Button("حذف الحساب", role: .destructive) {}
      }
      .navigationTitle("الإعدادات")
    }
  }
}

private struct LoginView: View {
  @State private var name = ""
  @State private var mail = "ada@example.com"
  @State private var password = ""
  @State private var staysLoggedIn = true

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "lock.shield").font(.system(size: 56)).foregroundStyle(.tint)
      Text("Welcome back").font(.largeTitle).bold()
      Text("Log in to see your pictures and messages.").foregroundStyle(.secondary).multilineTextAlignment(.center)
      TextField("User name", text: $name).textFieldStyle(.roundedBorder)
      TextField("Mail", text: $mail).textFieldStyle(.plain)
      SecureField("Password", text: $password).textFieldStyle(.roundedBorder)
      Toggle("Stay logged in", isOn: $staysLoggedIn)
      Button("Log in") {}.buttonStyle(.borderedProminent).controlSize(.large)
      Button("Forgot password?") {}.font(.footnote)
    }
    .padding()
  }
}

private struct NoteView: View {
  @State private var note = "Buy milk and bread.\nCall Grace about the compiler, and ask whether the tests of the last release have passed."
  @State private var title = "Monday"

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 12) {
        TextField("Title", text: $title).font(.title2)
        Divider()
        TextEditor(text: $note).frame(height: 220)
        HStack {
          Link("Open the page", destination: URL(fileURLWithPath: "/page"))
          Spacer()
          ShareLink(item: "Monday")
        }
        Text("Read the [rules](https://example.com) before you **post** your *first* picture.")
      }
      .padding()
      .navigationTitle("Note")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

private struct DetailsView: View {
  @State private var isOpen = true

  var body: some View {
    List {
      DisclosureGroup("Shipping", isExpanded: $isOpen) {
        LabeledContent("Carrier", value: "Slow Post")
        LabeledContent("Weight") { Text("2.5 kg").bold() }
      }
      DisclosureGroup("Payment") { Text("Paid by card") }
      GroupBox("Total") { LabeledContent("Sum", value: "€ 48.90") }
      ControlGroup {
        Button("Copy", systemImage: "doc.on.doc") {}
        Button("Share", systemImage: "square.and.arrow.up") {}
      }
      Label("Arrives on Tuesday", systemImage: "shippingbox")
      Label("Only a title", systemImage: "star").labelStyle(.titleOnly)
      Label("Only an icon", systemImage: "star").labelStyle(.iconOnly)
    }
  }
}
