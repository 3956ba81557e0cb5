internal import HeadlessDevice
import HeadlessUI

/// The options of a photo picker, and the action for its selection.
struct PhotosChoice {
  let filter: PHPickerFilter?
  /// The maximum number of photos, or `nil` for no limit.
  let limit: Int?
  let isIdentified: Bool
  /// Whether a tap chooses a photo and closes the picker.
  ///
  /// If not, the user chooses several photos and confirms the selection.
  let isSingle: Bool
  let choose: ([PhotosPickerItem]) -> Void
}

/// The system's photo picker, with the device's photos and the buttons to confirm and cancel.
struct PhotosSheet: View {
  let choice: PhotosChoice
  @State private var chosen: [String] = []
  @Environment(\.dismiss) private var dismiss

  private var photos: [LibraryPhoto] { choice.filter?.letsImagesThrough ?? true ? Device.current?.photos ?? [] : [] }

  var body: some View {
    VStack {
      HStack {
        Button("Cancel") { dismiss() }
        if !choice.isSingle { Button("Add") { confirm(chosen) }.disabled(chosen.isEmpty) }
      }
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) {
          ForEach(photos, id: \.name) { photo in
            Image(systemName: "photo").frame(width: 100, height: 100).onTapGesture { tap(photo.name) }
              .accessibilityLabel(photo.name).accessibilityAddTraits(chosen.contains(photo.name) ? .isSelected : [])
          }
        }
      }
    }
  }

  private func tap(_ name: String) {
    if choice.isSingle { return confirm([name]) }
    if let index = chosen.firstIndex(of: name) { chosen.remove(at: index) } else if chosen.count < choice.limit ?? .max { chosen.append(name) }
  }

  private func confirm(_ names: [String]) {
    let all = photos
    dismiss()
    choice.choose(names.compactMap { name in all.first { $0.name == name } }.map { PhotosPickerItem($0, isIdentified: choice.isIdentified) })
  }
}
