import SwiftUI

struct PickerAndFileUses: View {
  @State private var color = Color.red
  @State private var isShown = false
  @FocusState private var isFocused: Bool

  var body: some View {
    ColorPicker("Color", selection: $color)
    ColorPicker("Color", selection: $color, supportsOpacity: false)
    ColorPicker(selection: $color) { Label("Color", systemImage: "paintpalette") }
    Button("Import") { isShown = true }
      .fileImporter(isPresented: $isShown, allowedContentTypes: [.pdf, .plainText]) { result in
        switch result {
        case .success(let url): print(url)
        case .failure(let error): print(error.localizedDescription)
        }
      }
      .fileImporter(isPresented: $isShown, allowedContentTypes: [.folder], allowsMultipleSelection: true) { result in
        if let urls = try? result.get() { print(urls.count) }
      }
    TextField("Name", text: .constant("")).focused($isFocused).defaultFocus($isFocused, true)
  }
}
