import PhotosUI

/// The types that a file can use if it imports only PhotosUI.
final class PhotosUIImportUses: ObservableObject {
  @Published var address = URL(string: "https://example.com")
  @Published var date = Date(timeIntervalSince1970: 0)
  private var subscriptions: Set<AnyCancellable> = []

  @Observable
  final class Model {
    var name = ""
  }
}
