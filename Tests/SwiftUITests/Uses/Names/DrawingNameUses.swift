import SwiftUI
import UIKit

/// The other drawing names of Core Graphics and UIKit.
///
/// Each line only has to compile, in both language modes.
@MainActor
struct DrawingNameUses {
  func draws(_ context: CGContext, in rect: CGRect, with gradient: CGGradient) {
    context.setAlpha(0.5)
    context.setBlendMode(.multiply)
    context.setShadow(offset: .zero, blur: 4, color: nil)
    context.setShouldAntialias(true)
    context.setAllowsAntialiasing(true)
    context.interpolationQuality = .high
    context.setLineWidth(2)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.setMiterLimit(4)
    context.setLineDash(phase: 0, lengths: [4, 2])
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.endTransparencyLayer()
    context.move(to: rect.origin)
    print(context.currentPointOfPath)
    context.closePath()
    context.strokePath()
    context.replacePathWithStrokedPath()
    context.fillEllipse(in: rect)
    context.strokeEllipse(in: rect)
    context.strokeLineSegments(between: [.zero, rect.origin])
    for mode: CGPathDrawingMode in [.fillStroke, .eoFillStroke] { context.drawPath(using: mode) }
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    context.drawLinearGradient(gradient, start: .zero, end: rect.origin, options: options)
    context.drawRadialGradient(gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 10, options: options)
  }

  func reads(_ image: CGImage) -> Bool {
    let infos: [CGImageAlphaInfo] = [.premultipliedFirst, .noneSkipLast, .noneSkipFirst, .alphaOnly]
    return infos.contains(image.alphaInfo) || image.bitsPerPixel == 32 || CGColorSpaceCreateDeviceGray().model == .cmyk
  }

  func drawsInImages(_ image: UIImage, _ color: UIColor) async {
    UIGraphicsBeginImageContext(CGSize(width: 10, height: 10))
    color.setFill()
    color.setStroke()
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    UIRectFill(rect)
    UIRectFrame(rect)
    UIRectClip(rect)
    image.drawAsPattern(in: rect)
    UIGraphicsEndImageContext()
    let format = UIGraphicsImageRendererFormat()
    format.preferredRange = .standard
    let changed = image.withAlignmentRectInsets(.zero).imageFlippedForRightToLeftLayoutDirection().withHorizontallyFlippedOrientation()
    if changed.isSymbolImage, let configuration = changed.symbolConfiguration { _ = changed.applyingSymbolConfiguration(configuration) }
    let size = CGSize(width: 5, height: 5)
    _ = changed.preparingForDisplay()
    _ = await changed.byPreparingForDisplay()
    _ = await changed.byPreparingThumbnail(ofSize: size)
    changed.prepareForDisplay { _ in }
    changed.prepareThumbnail(of: size) { _ in }
  }

  func filters(_ context: inout GraphicsContext) {
    context.addFilter(.alphaThreshold(min: 0.5))
    let options: GraphicsContext.GradientOptions = .linearColor
    context.fill(Path(), with: .linearGradient(Gradient(colors: [.red]), startPoint: .zero, endPoint: .zero, options: options))
  }

  func layers(_ layer: CALayer, _ shape: CAShapeLayer) -> Bool {
    layer.zPosition = 1
    layer.contentsScale = 3
    layer.isDoubleSided = false
    layer.shouldRasterize = true
    layer.allowsEdgeAntialiasing = true
    layer.contentsGravity = .resizeAspect
    layer.shadowRadius = 4
    layer.displayIfNeeded()
    shape.fillColor = nil
    shape.fillRule = .evenOdd
    (shape.strokeStart, shape.strokeEnd) = (0, 0.5)
    shape.lineDashPhase = 1
    shape.lineDashPattern = [4, 2]
    let transform = CATransform3DRotate(CATransform3DScale(CATransform3DMakeAffineTransform(.identity), 2, 2, 1), .pi, 0, 0, 1)
    return CATransform3DEqualToTransform(transform, CATransform3DIdentity)
  }
}
