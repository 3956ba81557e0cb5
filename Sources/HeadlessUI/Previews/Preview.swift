import Foundation

/// A preview of views, declared with `#Preview`.
public struct Preview {
  /// The name of the preview, or `nil` if it doesn't have one.
  public let name: String?
  /// A closure that creates the views.
  let body: @MainActor () -> any View
  /// The modifiers of the traits, from the innermost to the outermost.
  let modifications: [PreviewModification]

  /// Creates a preview of views.
  ///
  /// - Parameters:
  ///   - name: The name of the preview.
  ///   - traits: The traits of the preview. Only modifiers have an effect, because an image of the preview always has the size of the device's screen.
  ///   - additionalTraits: More traits. Their modifiers are applied after the modifier of the first trait.
  ///   - body: A closure that creates the views.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits> = .defaultLayout, _ additionalTraits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.body = body
    modifications = ([traits] + additionalTraits).compactMap(\.modification)
  }

  /// The kind of preview that shows views, for use with ``PreviewTrait``.
  public enum ViewTraits: Sendable {}
}

/// A type that `#Preview` declares, so the preview can be found while the app runs.
@MainActor @preconcurrency
public protocol PreviewRegistry {
  /// The module and file of the preview, such as `Shelf/LoginView.swift`.
  static var fileID: String { get }
  /// The line of the preview in the file.
  static var line: Int { get }

  /// Creates the declared preview.
  static func makePreview() throws -> Preview
}
