import Foundation
import UIKit
import XCTest

/// The results of UIKit's images, renderers and colors without pixels.
@preconcurrency @MainActor
final class ImageValueTests: XCTestCase {
  func test_anImageKeepsItsDataInItsOwnFormat() throws {
    let png = try XCTUnwrap(UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { _ in }.pngData())
    XCTAssertEqual(UIImage(data: png)?.pngData(), png)
    XCTAssertNotEqual(UIImage(data: png)?.jpegData(compressionQuality: 1), png)
    XCTAssertNil(UIImage(systemName: "star")?.pngData())
    XCTAssertNil(UIImage().jpegData(compressionQuality: 1))
  }

  func test_anImageWithoutPixelsIsEncodedInItsSize() throws {
    let image = try XCTUnwrap(UIImage(data: Data("GIF89a".utf8) + [5, 0, 3, 0]))
    XCTAssertEqual(image.size, CGSize(width: 5, height: 3))
    let png = try XCTUnwrap(image.pngData())
    XCTAssertEqual(Array(png.prefix(8)), [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    XCTAssertEqual(UIImage(data: png)?.size, CGSize(width: 5, height: 3))
    let jpeg = try XCTUnwrap(image.jpegData(compressionQuality: 0.5))
    XCTAssertEqual(Array(jpeg.prefix(2)) + jpeg.suffix(2), [0xFF, 0xD8, 0xFF, 0xD9])
    XCTAssertEqual(UIImage(data: jpeg)?.size, CGSize(width: 5, height: 3))
  }

  // Pillow decodes these bytes as one transparent and one gray pixel.
  func test_theEncodedPixelsAreTransparentOrGray() {
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format)
    XCTAssertEqual(
      renderer.pngData { _ in }.base64EncodedString(),
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABAQMAAAAl21bKAAAAA1BMVEUAAACnej3aAAAAAXRSTlMAQObYZgAAAApJREFUeAFjYAAAAAIAAXN1ARgAAAAASUVORK5CYII=")
    XCTAssertEqual(
      renderer.jpegData(withCompressionQuality: 1) { _ in }.base64EncodedString(),
      "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/"
        + "wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AP//Z")
  }

  func test_aRendererMakesImagesOfItsSizeInTheScaleOfItsFormat() {
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 4), format: format).image { context in
      XCTAssertTrue(UIGraphicsGetCurrentContext() === context.cgContext)
      context.cgContext.saveGState()
      context.cgContext.translateBy(x: 3, y: 4)
      context.cgContext.scaleBy(x: 2, y: 2)
      XCTAssertEqual(CGPoint(x: 1, y: 1).applying(context.cgContext.ctm), CGPoint(x: 5, y: 6))
      context.cgContext.restoreGState()
      XCTAssertTrue(context.cgContext.ctm.isIdentity)
      XCTAssertEqual(context.currentImage.size, CGSize(width: 10, height: 4))
    }
    XCTAssertNil(UIGraphicsGetCurrentContext())
    XCTAssertEqual(image.size, CGSize(width: 10, height: 4))
    XCTAssertEqual(image.cgImage.map { [$0.width, $0.height] }, [20, 8])
    XCTAssertEqual(image.pngData().flatMap { UIImage(data: $0, scale: 2) }?.size, image.size)
  }

  func test_anImageContextHasAnImageUntilItEnds() {
    XCTAssertNil(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 6, height: 2), false, 0)
    XCTAssertEqual(UIGraphicsGetImageFromCurrentImageContext()?.size, CGSize(width: 6, height: 2))
    XCTAssertEqual(UIGraphicsGetImageFromCurrentImageContext()?.scale, 3)
    UIGraphicsEndImageContext()
    XCTAssertNil(UIGraphicsGetImageFromCurrentImageContext())
  }

  func test_aClipLimitsTheAreaAndAPathEndsWhenItIsDrawn() throws {
    let context = try XCTUnwrap(
      CGContext(
        data: nil, width: 100, height: 50, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.clip(to: CGRect(x: 50, y: 0, width: 100, height: 20))
    XCTAssertEqual(context.boundingBoxOfClipPath, CGRect(x: 50, y: 0, width: 50, height: 20))
    context.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
    XCTAssertEqual(context.boundingBoxOfPath, CGRect(x: 1, y: 2, width: 3, height: 4))
    context.fillPath()
    XCTAssertTrue(context.isPathEmpty)
    XCTAssertEqual(context.makeImage()?.width, 100)
  }

  func test_aCroppedImageHasTheSizeOfTheCommonArea() throws {
    let image = try XCTUnwrap(UIImage(data: Data("GIF89a".utf8) + [10, 0, 8, 0])?.cgImage)
    XCTAssertEqual(image.cropping(to: CGRect(x: 6, y: 0, width: 10, height: 2)).map { [$0.width, $0.height] }, [4, 2])
    XCTAssertNil(image.cropping(to: CGRect(x: 20, y: 0, width: 10, height: 2)))
    XCTAssertEqual(UIImage(cgImage: image).size, CGSize(width: 10, height: 8))
    XCTAssertEqual(UIImage(cgImage: image, scale: 2, orientation: .left).size, CGSize(width: 4, height: 5))
  }

  func test_imagesOfTheSameSourceAreEqual() {
    XCTAssertEqual(UIImage(systemName: "star"), UIImage(systemName: "star"))
    XCTAssertNotEqual(UIImage(systemName: "star"), UIImage(systemName: "star.fill"))
    XCTAssertNotEqual(UIImage(systemName: "star"), UIImage(systemName: "star")?.withRenderingMode(.alwaysTemplate))
    XCTAssertNotEqual(UIImage(), UIImage())
    XCTAssertEqual(UIImage(systemName: "star")?.withRenderingMode(.alwaysTemplate).renderingMode, .alwaysTemplate)
  }

  func test_aThumbnailHasItsSize() {
    let image = UIImage(data: Data("GIF89a".utf8) + [10, 0, 8, 0])
    XCTAssertEqual(image?.preparingThumbnail(of: CGSize(width: 5, height: 4))?.size, CGSize(width: 5, height: 4))
    XCTAssertNil(image?.preparingThumbnail(of: .zero))
  }
}
