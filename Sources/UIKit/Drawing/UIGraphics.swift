public import Foundation

/// The surfaces that the code of a thread draws on, the current one last.
private var contexts: [CGContext] {
  get { Thread.current.threadDictionary["UIGraphics.contexts"] as? [CGContext] ?? [] }
  set { Thread.current.threadDictionary["UIGraphics.contexts"] = newValue.isEmpty ? nil : newValue }
}

/// Returns the surface that the thread draws on, or `nil` if there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.last }

/// Makes a surface the one that the thread draws on.
public func UIGraphicsPushContext(_ context: CGContext) { contexts.append(context) }

/// Goes back to the surface before the last ``UIGraphicsPushContext(_:)``.
public func UIGraphicsPopContext() { contexts = contexts.dropLast() }

/// Begins to draw an image of one pixel in a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins to draw an image; a scale of 0 stands for the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  UIGraphicsPushContext(CGContext(size: size, scale: scale > 0 ? scale : 3))
}

/// Returns an image of the size that was begun, or `nil` if none was begun or the size is empty.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  contexts.last.flatMap { context in context.makeImage().map { UIImage(cgImage: $0, scale: context.scale, orientation: .up) } }
}

/// Ends to draw an image.
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// Fills a rectangle; nothing is drawn.
public func UIRectFill(_ rect: CGRect) {}

/// Draws the lines around a rectangle; nothing is drawn.
public func UIRectFrame(_ rect: CGRect) {}

/// Limits the area that can be drawn on to a rectangle.
public func UIRectClip(_ rect: CGRect) { contexts.last?.clip(to: rect) }
