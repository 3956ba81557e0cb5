import PhotosUI
import SwiftUI

/// Photo pickers in the style of ordinary apps.
struct PhotosUses: View {
  @State private var item: PhotosPickerItem?
  @State private var items = [PhotosPickerItem]()
  @State private var isPresented = false
  @State private var image: Image?
  @State private var avatar: UIImage?

  var body: some View {
    VStack {
      PhotosPicker("Select avatar", selection: $item, matching: .images)
      PhotosPicker(selection: $item, matching: .images, photoLibrary: .shared()) { Image(systemName: "pencil.circle.fill").font(.title) }
      PhotosPicker(selection: $items, maxSelectionCount: 5, selectionBehavior: .ordered, matching: .any(of: [.images, .not(.livePhotos)])) {
        Label("Select photos", systemImage: "photo.on.rectangle")
      }
      PhotosPicker("Any", selection: $item, matching: .all(of: [.images, .not(.screenshots)]), preferredItemEncoding: .compatible)
      image?.resizable().scaledToFit()
    }
    .photosPicker(isPresented: $isPresented, selection: $item)
    .photosPicker(isPresented: $isPresented, selection: $items, maxSelectionCount: 3, matching: .images, preferredItemEncoding: .current)
    .onChange(of: item) { _, new in
      Task {
        if let data = try? await new?.loadTransferable(type: Data.self), let picture = UIImage(data: data) { avatar = picture }
        if let loaded = try await new?.loadTransferable(type: Image.self) { image = loaded }
      }
    }
    .onChange(of: items) { _, chosen in
      for item in chosen {
        item.loadTransferable(type: PhotosPicture.self) { result in
          switch result {
          case .success(let picture?): image = picture.image
          case .success(nil): image = nil
          case .failure: image = nil
          }
        }
      }
    }
  }
}

struct PhotosPicture: Transferable {
  enum TransferError: Error { case importFailed }

  let image: Image

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(importedContentType: .image) { data in
      guard let uiImage = UIImage(data: data) else { throw TransferError.importFailed }
      return PhotosPicture(image: Image(uiImage: uiImage))
    }
  }
}
