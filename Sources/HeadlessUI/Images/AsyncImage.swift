import Foundation

/// A view that loads an image from a URL while it's shown.
///
/// Images are loaded with `URLSession.shared`, so a test can stub the response. Loading takes virtual time.
public struct AsyncImage<Content: View>: View, TransparentView {
  private let url: URL?
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  /// Creates an asynchronous image that shows a view for each phase of loading.
  public init(url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content) {
    self.url = url
    self.transaction = transaction
    self.content = content
  }

  /// Creates an asynchronous image that shows a view for the loaded image, and a placeholder.
  ///
  /// The placeholder is shown until the image is loaded, and if loading fails.
  public init<Loaded: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Loaded, @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == ConditionalContent<Loaded, Placeholder> {
    self.init(url: url, scale: scale) { phase in if let image = phase.image { content(image) } else { placeholder() } }
  }

  static var isComparable: Bool { false }

  // Attach the task to a stack around the phase's view, because a task on the phase's view itself would restart with each phase.
  /// The view for the current phase.
  public var body: some View { ZStack { content(phase) }.task(id: url) { await load() } }

  private func load() async {
    set(.empty)
    guard let url else { return }
    do {
      let data = try await ImageLoading.data(from: url)
      guard Self.mayBeImage(data) else { throw URLError(.cannotDecodeContentData) }
      if !Task.isCancelled { set(.success(Image(loadedFrom: url))) }
    } catch {
      if !Task.isCancelled { set(.failure(error)) }
    }
  }

  // An empty response isn't an image, nor is an HTML or JSON document, which servers return for missing files. Anything else counts, because test images needn't be valid.
  private static func mayBeImage(_ data: Data) -> Bool {
    guard let first = data.first(where: { ![9, 10, 13, 32].contains($0) }) else { return false }
    return !["<", "{", "["].contains(Character(UnicodeScalar(first)))
  }

  private func set(_ new: AsyncImagePhase) {
    if case .empty = new, case .empty = phase { return }
    withTransaction(transaction) { phase = new }
  }
}

extension AsyncImage where Content == Image {
  /// Creates an asynchronous image that is empty until it's loaded.
  public init(url: URL?, scale: CGFloat = 1) { self.init(url: url, scale: scale) { $0.image ?? Image(decorative: "") } }
}

/// The phase of loading an image.
public enum AsyncImagePhase: Sendable {
  /// The image isn't loaded yet.
  case empty
  /// The image has been loaded.
  case success(Image)
  /// The image couldn't be loaded.
  case failure(any Error)

  /// The loaded image, or `nil` if no image has been loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// The error that made loading fail, or `nil` if loading hasn't failed.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
