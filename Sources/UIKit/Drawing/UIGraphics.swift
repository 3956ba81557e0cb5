public import Foundation

/// The stack of graphics contexts of the current thread.
private var contexts: [CGContext] {
  get { Thread.current.threadDictionary["UIGraphics.contexts"] as? [CGContext] ?? [] }
  set { Thread.current.threadDictionary["UIGraphics.contexts"] = newValue.isEmpty ? nil : newValue }
}

/// Returns the current graphics context of the thread, or `nil` if there isn't one.
public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.last }

/// Makes a context the current graphics context of the thread.
public func UIGraphicsPushContext(_ context: CGContext) { contexts.append(context) }

/// Restores the graphics context before the last ``UIGraphicsPushContext(_:)``.
public func UIGraphicsPopContext() { contexts = contexts.dropLast() }

/// Begins an image context with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image context.
///
/// A scale of 0 uses the screen's scale.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  UIGraphicsPushContext(CGContext(size: size, scale: scale > 0 ? scale : 3))
}

/// Returns an image with the size of the current context.
///
/// Returns `nil` if there isn't a context or its size is empty.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  contexts.last.flatMap { context in context.makeImage().map { UIImage(cgImage: $0, scale: context.scale, orientation: .up) } }
}

/// Ends the current image context.
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// Fills a rectangle.
///
/// On the simulated device, nothing is drawn.
public func UIRectFill(_ rect: CGRect) {}

/// Draws the outline of a rectangle.
///
/// On the simulated device, nothing is drawn.
public func UIRectFrame(_ rect: CGRect) {}

/// Clips drawing to a rectangle.
public func UIRectClip(_ rect: CGRect) { contexts.last?.clip(to: rect) }
