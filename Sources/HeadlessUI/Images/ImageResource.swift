public import DeveloperToolsSupport

extension Image {
  /// Creates an image of the app's assets.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Color {
  /// Creates a color of the app's assets.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}
