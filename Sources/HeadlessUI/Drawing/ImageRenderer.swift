public import Combine
public import Foundation
public import UIKit
import VirtualTime

/// Makes images of a view.
///
/// An image has the colors, shapes and canvases of the view. A text is a bar in the color of its letters, an image is a gray area, and a gradient has the color of its middle; backgrounds that
/// are a style, clips, shadows and rotations aren't drawn. `onAppear` and `task` aren't run.
/// [Apple: ImageRenderer](https://developer.apple.com/documentation/swiftui/imagerenderer)
@preconcurrency @MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// Notifies of changes of the renderer's properties before they are made.
  public let objectWillChange: PassthroughSubject<Void, Never> = PassthroughSubject()

  /// The view.
  public var content: Content { willSet { objectWillChange.send() } }
  /// The size that the view is proposed, in points.
  public var proposedSize: ProposedViewSize = .unspecified { willSet { objectWillChange.send() } }
  /// The number of pixels in a point.
  public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
  /// A Boolean value that indicates whether the image leaves nothing of what's behind it: then it's black where the view draws nothing.
  public var isOpaque: Bool = false { willSet { objectWillChange.send() } }
  /// How colors are kept.
  ///
  /// It changes no pixel.
  public var colorMode: ColorRenderingMode = .nonLinear { willSet { objectWillChange.send() } }

  /// Creates a renderer of a view.
  public init(content view: Content) { content = view }

  /// An image of the view, or `nil` if the view has no size.
  ///
  /// Outside of an app on a simulated device it's `nil`, and the test fails. An image of more than 64 million pixels is `nil`, and the test fails:
  /// “Could not make an image with an ImageRenderer: the image would have 300 × 1000000 pixels, and an image has 64 million at most.”
  public var cgImage: CGImage? {
    guard let picture = makePicture(toDo: "make an image") else { return nil }
    defer { picture.tearDown() }
    guard picture.size.width > 0, picture.size.height > 0, scale > 0 else { return nil }
    let context = CGContext(size: picture.size, scale: scale, isOpaque: isOpaque)
    if context.isTooLarge {
      Misuse(
        kind: "app.imageRenderer", action: "make an image with an ImageRenderer",
        reason: "the image would have \(context.width) × \(context.height) pixels, and an image has \(CGContext.mostPixels / 1_000_000) million at most",
        advice: "give the view a frame, or set the renderer's proposedSize to lengths that aren't infinite.", place: nil
      ).report()
      return nil
    }
    picture.draw(on: context)
    return context.makeImage()
  }

  /// An image of the view with the renderer's scale, or `nil` if the view has no size.
  ///
  /// Outside of an app on a simulated device it's `nil`, and the test fails.
  public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } }

  /// Draws the view on a surface.
  ///
  /// As on a phone, the coordinates of the surface begin at the bottom left: in a context of UIKit's the view is upside down. Outside of an app on a simulated device nothing is called, and the
  /// test fails.
  ///
  /// - Parameters:
  ///   - rasterizationScale: The number of pixels in a point of parts that can't be drawn as paths; there are none.
  ///   - renderer: Gets the size of the view in points, and a function that draws the view on a surface.
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
    Misuse(
      kind: "app.imageRenderer", action: "\(action) with an ImageRenderer", reason: "no app runs on a simulated device here",
      advice: "use the renderer in an app that the test has launched.",
      place: nil
    ).report()
    return nil
  }
}
