import Foundation
import UIKit

/// A representation that a value can be made of.
package protocol ImportingRepresentation: Sendable {
  /// Returns the value that data stand for; `nil` where none is made of data.
  @MainActor func value(of data: Data) async throws -> Any?
}

extension Transferable {
  /// Returns the value that the data of a picture stand for; `nil` where the type is not made of data.
  @MainActor package static func make(of data: Data) async throws -> Self? {
    if Self.self == Data.self { return data as? Self }
    if Self.self == Image.self { return UIImage(data: data).map { Image(uiImage: $0) } as? Self }
    guard let representation = transferRepresentation as? any ImportingRepresentation else { return nil }
    return try await representation.value(of: data) as? Self
  }
}

extension Image: Transferable {
  /// The image itself.
  nonisolated public static var transferRepresentation: TransferRepresentations<Image> { TransferRepresentations() }
}
