import AVFoundation

/// What a file finds that imports AVFoundation alone.
final class AVFoundationImportUses: ObservableObject {
  @Published var address = URL(string: "https://example.com")
  @Published var date = Date(timeIntervalSince1970: 0)
  private var subscriptions: Set<AnyCancellable> = []

  @Observable
  final class Model {
    var name = ""
  }
}
