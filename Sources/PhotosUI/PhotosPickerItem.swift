public import Foundation
internal import HeadlessDevice
public import HeadlessUI
import UIKit

/// A photo that the user has chosen.
public struct PhotosPickerItem: Hashable, Sendable {
  /// How a photo is encoded, where the app has a wish: it is as the test has given it.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let number: Int

    /// What the system finds best.
    public static let automatic: EncodingDisambiguationPolicy = EncodingDisambiguationPolicy(number: 0)
    /// As it is.
    public static let current: EncodingDisambiguationPolicy = EncodingDisambiguationPolicy(number: 1)
    /// As most apps can read it.
    public static let compatible: EncodingDisambiguationPolicy = EncodingDisambiguationPolicy(number: 2)
  }

  private let name: String
  private let data: Data?
  /// What tells the photo in the library of the device; `nil` where the picker was created without a library.
  public let itemIdentifier: String?

  /// Creates the photo of the device with an identifier, which has no data where there is none.
  public init(itemIdentifier: String) {
    name = itemIdentifier
    data = nil
    self.itemIdentifier = itemIdentifier
  }

  init(_ photo: LibraryPhoto, isIdentified: Bool) {
    name = photo.name
    data = photo.data
    itemIdentifier = isIdentified ? photo.name : nil
  }

  /// The types of the photo's data.
  public var supportedContentTypes: [UTType] { [.image] }

  /// Returns the photo as a value of a type: as `Data`, as an `Image`, or as a type of the app's own that is made of data; `nil` for any other.
  @MainActor
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    guard let data = data ?? Device.current?.photos.first(where: { $0.name == name })?.data else { return nil }
    return try await T.make(of: data)
  }

  /// Loads the photo as a value of a type, and hands it over on the main actor.
  @MainActor @discardableResult
  public func loadTransferable<T: Transferable>(type: T.Type, completionHandler: @escaping @MainActor (Result<T?, any Error>) -> Void) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task { @MainActor in
      do {
        let value = try await loadTransferable(type: type)
        progress.completedUnitCount = 1
        completionHandler(.success(value))
      } catch { completionHandler(.failure(error)) }
    }
    return progress
  }
}

/// How a picker tells which photos are chosen while the user chooses several.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let number: Int

  /// When the user has confirmed them.
  public static let `default`: PhotosPickerSelectionBehavior = PhotosPickerSelectionBehavior(number: 0)
  /// In the order in which the user has chosen them, as always here.
  public static let ordered: PhotosPickerSelectionBehavior = PhotosPickerSelectionBehavior(number: 1)
}
