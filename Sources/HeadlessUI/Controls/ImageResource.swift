import Foundation

/// An image of the app's assets, as Xcode lists them: `Image(.logo)`.
public struct ImageResource: Hashable, Sendable {
  /// The name of the image.
  let name: String
  /// The bundle that it is in.
  let bundle: Bundle

  /// Creates a resource from the name of an image.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// A color of the app's assets, as Xcode lists them: `Color(.brand)`.
public struct ColorResource: Hashable, Sendable {
  /// The name of the color.
  let name: String

  /// The bundle that it is in.
  let bundle: Bundle

  /// Creates a resource from the name of a color.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Image {
  /// Creates an image of the app's assets.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Color {
  /// Creates a color of the app's assets.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}
