@_exported public import HeadlessUI

/// A button for choosing photos from the device's photo library.
///
/// A tap opens a system sheet with an image for each photo, labeled with the photo's name, and the buttons "Cancel" and, if several photos can be chosen, "Add". The test
/// provides the photos (`Given(the: photos(are: ["Beach", "Cat"]))`). If the test doesn't, there are six photos.
public struct PhotosPicker<Label: View>: View {
  private let choice: PhotosChoice
  private let label: Label
  @State private var isShown = false

  private init(_ choice: PhotosChoice, _ label: Label) {
    self.choice = choice
    self.label = label
  }

  /// The content of the button.
  public var body: some View {
    Button {
      isShown = true
    } label: {
      label
    }
    .sheet(isPresented: $isShown) { PhotosSheet(choice: choice) }
  }

  /// Creates a picker for one photo with a selection, a filter and a label.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
  ) { self.init(.one(selection, filter, nil), label()) }

  /// Creates a picker for one photo from a library.
  ///
  /// The selected item has an identifier.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) { self.init(.one(selection, filter, photoLibrary), label()) }

  /// Creates a picker for several photos with a selection, a maximum count, a filter and a label.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
  ) { self.init(.several(selection, maxSelectionCount, filter, nil), label()) }

  /// Creates a picker for several photos from a library.
  ///
  /// The selected items have identifiers.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) { self.init(.several(selection, maxSelectionCount, filter, photoLibrary), label()) }
}

extension PhotosPicker where Label == Text {
  /// Creates a picker for one photo with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary? = nil
  ) { self.init(.one(selection, filter, photoLibrary), Text(titleKey)) }

  /// Creates a picker for one photo with a title that isn't localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary? = nil
  ) { self.init(.one(selection, filter, photoLibrary), Text(title)) }

  /// Creates a picker for several photos with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary? = nil
  ) { self.init(.several(selection, maxSelectionCount, filter, photoLibrary), Text(titleKey)) }

  /// Creates a picker for several photos with a title that isn't localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary? = nil
  ) { self.init(.several(selection, maxSelectionCount, filter, photoLibrary), Text(title)) }
}

extension PhotosChoice {
  fileprivate static func one(_ selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?, _ library: PHPhotoLibrary?) -> PhotosChoice {
    PhotosChoice(filter: filter, limit: 1, isIdentified: library != nil, isSingle: true) { selection.wrappedValue = $0.first }
  }

  fileprivate static func several(_ selection: Binding<[PhotosPickerItem]>, _ limit: Int?, _ filter: PHPickerFilter?, _ library: PHPhotoLibrary?) -> PhotosChoice {
    PhotosChoice(filter: filter, limit: limit, isIdentified: library != nil, isSingle: false) { selection.wrappedValue = $0 }
  }
}

extension View {
  /// Presents a picker for one photo while the binding is `true`.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary? = nil
  ) -> some View { sheet(isPresented: isPresented) { PhotosSheet(choice: .one(selection, filter, photoLibrary)) } }

  /// Presents a picker for several photos while the binding is `true`.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary? = nil
  ) -> some View { sheet(isPresented: isPresented) { PhotosSheet(choice: .several(selection, maxSelectionCount, filter, photoLibrary)) } }
}
