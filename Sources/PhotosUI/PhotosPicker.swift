@_exported public import HeadlessUI

/// A view that lets the user choose photos, which a simulated phone has none of.
@available(
  *, unavailable, message: "A simulated phone has no photos. Write fileImporter(isPresented:allowedContentTypes:onCompletion:) instead, or hand the view a picture in the test."
)
public struct PhotosPicker<Label: View>: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A photo that the user has chosen; there are none on a simulated phone.
@available(*, unavailable, message: "A simulated phone has no photos. Hand the view a picture in the test.")
public struct PhotosPickerItem: Hashable, Sendable {}
