public import Combine
public import Foundation
public import UIKit
import VirtualTime

/// An object that creates images from a view.
///
/// An image shows the view's colors, shapes and canvases. Text is drawn as a bar in its color, an image as a gray area, and a gradient in the color nearest to its middle.
/// Backgrounds with a shape style, clips, shadows and rotations aren't drawn. `onAppear` and `task` don't run.
/// [Apple: ImageRenderer](https://developer.apple.com/documentation/swiftui/imagerenderer)
@preconcurrency @MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// A publisher that emits before a property of the renderer changes.
  public let objectWillChange: PassthroughSubject<Void, Never> = PassthroughSubject()

  /// The view to render.
  public var content: Content { willSet { objectWillChange.send() } }
  /// The size proposed to the view, in points.
  public var proposedSize: ProposedViewSize = .unspecified { willSet { objectWillChange.send() } }
  /// The number of pixels per point.
  public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
  /// A Boolean value that indicates whether the image is opaque, with black behind the view.
  public var isOpaque: Bool = false { willSet { objectWillChange.send() } }
  /// The working color space of the image.
  ///
  /// The color space has no effect.
  public var colorMode: ColorRenderingMode = .nonLinear { willSet { objectWillChange.send() } }

  /// Creates a renderer for a view.
  public init(content view: Content) { content = view }

  /// An image of the view, or `nil` if the view's size is empty.
  ///
  /// If the renderer isn't used by an app on a simulated device, or if the image has more than 64 million pixels, the image is `nil` and the test fails:
  /// “Could not make an image with an ImageRenderer: the image would have 300 × 1000000 pixels, and the maximum is 64 million.”
  public var cgImage: CGImage? {
    guard let picture = makePicture(toDo: "make an image") else { return nil }
    defer { picture.tearDown() }
    guard picture.size.width > 0, picture.size.height > 0, scale > 0 else { return nil }
    let context = CGContext(size: picture.size, scale: scale, isOpaque: isOpaque)
    if context.isTooLarge {
      UsageError(
        kind: "app.imageRenderer", action: "make an image with an ImageRenderer",
        reason: "the image would have \(context.width) × \(context.height) pixels, and the maximum is \(CGContext.mostPixels / 1_000_000) million",
        advice: "give the view a frame, or set the renderer's proposedSize to lengths that aren't infinite.", place: nil
      ).report()
      return nil
    }
    picture.draw(on: context)
    return context.makeImage()
  }

  /// An image of the view with the renderer's scale, or `nil` if the view's size is empty.
  ///
  /// If the renderer isn't used by an app on a simulated device, the image is `nil` and the test fails.
  public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } }

  /// Draws the view into a graphics context.
  ///
  /// As on iOS, the origin of the coordinates is at the bottom left, so the view is upside down in a UIKit context.
  /// If the renderer isn't used by an app on a simulated device, the closure isn't called and the test fails.
  ///
  /// - Parameters:
  ///   - rasterizationScale: The number of pixels per point for parts that can't be drawn as paths. The scale has no effect, because all parts are paths.
  ///   - renderer: Receives the size of the view in points, and a function that draws the view into a context.
  public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {
    guard let picture = makePicture(toDo: "draw a view") else { return }
    defer { picture.tearDown() }
    let height = picture.size.height
    renderer(picture.size) { context in
      context.saveGState()
      context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height))
      picture.draw(on: context)
      context.restoreGState()
    }
  }

  private func makePicture(toDo action: String) -> ViewPicture? {
    if let system = CurrentHostSystem.system { return ViewPicture(content, proposing: proposedSize, on: system) }
    UsageError(
      kind: "app.imageRenderer", action: "\(action) with an ImageRenderer", reason: "no app is running on a simulated device",
      advice: "use the renderer in an app that the test has launched.",
      place: nil
    ).report()
    return nil
  }
}
