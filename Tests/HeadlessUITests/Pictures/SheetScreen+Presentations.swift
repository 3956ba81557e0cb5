import Foundation
import ScreenModel

@testable import HeadlessUI

extension SheetScreen {
  /// The screens with something that's presented over a page.
  static var presentations: [SheetScreen] {
    func screen(_ name: String, _ device: SheetDevice = .phone, tapping button: String, andThen more: @escaping @MainActor (DeviceTestCase) -> Void = { _ in }) -> SheetScreen {
      SheetScreen(
        name, device,
        prepare: {
          $0.tap(.button, button)
          more($0)
        }, view: { Post() })
    }
    return [
      screen("alert", tapping: "Warn"),
      screen("alert-dark", .small.dark, tapping: "Warn"),
      screen("alert-field", tapping: "Rename") { $0.tap(.textField, "Name") },
      screen("dialog", tapping: "Delete"),
      screen("sheet", tapping: "Write"),
      screen("sheet-dark", .phone.dark, tapping: "Write"),
      screen("popover", .pad, tapping: "Explain"),
      screen("menu", tapping: "More"),
      SheetScreen("context-menu", .phone, prepare: pressPicture, view: { Post() }),
    ]
  }

  private static func pressPicture(in test: DeviceTestCase) {
    let frame = test.frame(.image, "A picture")
    test.device.press(at: CGPoint(x: frame.midX, y: frame.midY), duration: 1)
  }
}

private struct Post: View {
  @State private var isWarning = false
  @State private var isRenaming = false
  @State private var isDeleting = false
  @State private var isWriting = false
  @State private var isExplaining = false
  @State private var name = "Summer"

  var body: some View {
    NavigationStack {
      List {
        Image(systemName: "photo").accessibilityLabel("A picture").contextMenu {
          Button("Copy", systemImage: "doc.on.doc") {}
          Button("Remove", systemImage: "trash", role: .destructive) {}
        }
        Button("Warn") { isWarning = true }.alert("Wrong password", isPresented: $isWarning) {
          Button("Try again") {}
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("The user name or the password is wrong. Check both, and try again.")
        }
        Button("Rename") { isRenaming = true }.alert("Rename the album", isPresented: $isRenaming) {
          TextField("Name", text: $name)
          Button("Save") {}
          Button("Discard", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
        }
        Button("Delete") { isDeleting = true }.confirmationDialog("Delete the picture?", isPresented: $isDeleting, titleVisibility: .visible) {
          Button("Delete picture", role: .destructive) {}
          Button("Archive it") {}
        } message: {
          Text("This can't be undone.")
        }
        Button("Write") { isWriting = true }.sheet(isPresented: $isWriting) { Letter() }
        Button("Explain") { isExplaining = true }.popover(isPresented: $isExplaining) { Text("The picture was taken in the summer.").padding() }
      }
      .navigationTitle("Post")
      .toolbar {
        Menu("More", systemImage: "ellipsis.circle") {
          Button("Share", systemImage: "square.and.arrow.up") {}
          Toggle("Favorite", isOn: .constant(true))
          Divider()
          Menu("Sort by") { Button("Date") {} }
          Button("Report", systemImage: "flag", role: .destructive) {}
          Button("Print") {}.disabled(true)
        }
      }
    }
  }
}

private struct Letter: View {
  @State private var text = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("To", text: $text)
        TextField("Message", text: $text, axis: .vertical)
      }
      .navigationTitle("New letter")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) { Button("Send") { dismiss() } }
      }
    }
    .presentationDetents([.medium, .large])
  }
}
