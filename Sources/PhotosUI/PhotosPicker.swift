@_exported public import HeadlessUI

/// A button that shows the photos of the device, of which the user chooses some.
///
/// A tap opens the system's sheet, with an image for each photo, by its name, and the buttons "Cancel" and, where several can be chosen, "Add". The photos are those that a
/// test gives the device (`Given(the: photos(are: ["Beach", "Cat"]))`), six if it gives none.
public struct PhotosPicker<Label: View>: View {
  private let choice: PhotosChoice
  private let label: Label
  @State private var isShown = false

  private init(_ choice: PhotosChoice, _ label: Label) {
    self.choice = choice
    self.label = label
  }

  /// The button.
  public var body: some View {
    Button {
      isShown = true
    } label: {
      label
    }
    .sheet(isPresented: $isShown) { PhotosSheet(choice: choice) }
  }

  /// Creates a picker of one photo.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
  ) { self.init(.one(selection, filter, nil), label()) }

  /// Creates a picker of one photo of a library, whose items have identifiers.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) { self.init(.one(selection, filter, photoLibrary), label()) }

  /// Creates a picker of several photos.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, @ViewBuilder label: () -> Label
  ) { self.init(.several(selection, maxSelectionCount, filter, nil), label()) }

  /// Creates a picker of several photos of a library, whose items have identifiers.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) { self.init(.several(selection, maxSelectionCount, filter, photoLibrary), label()) }
}

extension PhotosPicker where Label == Text {
  /// Creates a picker of one photo with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary? = nil
  ) { self.init(.one(selection, filter, photoLibrary), Text(titleKey)) }

  /// Creates a picker of one photo with a title that is not looked up.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary? = nil
  ) { self.init(.one(selection, filter, photoLibrary), Text(title)) }

  /// Creates a picker of several photos with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary? = nil
  ) { self.init(.several(selection, maxSelectionCount, filter, photoLibrary), Text(titleKey)) }

  /// Creates a picker of several photos with a title that is not looked up.
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
  /// Shows the photos of the device while the binding is `true`, of which the user chooses one.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary? = nil
  ) -> some View { sheet(isPresented: isPresented) { PhotosSheet(choice: .one(selection, filter, photoLibrary)) } }

  /// Shows the photos of the device while the binding is `true`, of which the user chooses several.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil, preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary? = nil
  ) -> some View { sheet(isPresented: isPresented) { PhotosSheet(choice: .several(selection, maxSelectionCount, filter, photoLibrary)) } }
}
