import Foundation
import XCTest

@testable import HeadlessUI

/// A shape that is half as high as it is wide.
private struct Banner: Shape {
  var ratio: CGFloat = 0.5

  func path(in rect: CGRect) -> Path { Path(rect) }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? 40
    return CGSize(width: width, height: width * ratio)
  }
}

private struct Banners: View {
  @State private var ratio: CGFloat = 0.5

  var body: some View {
    VStack(spacing: 0) {
      Banner(ratio: ratio).fill(.red).accessibilityIdentifier("banner")
      Button("Flatten") { ratio = 0.25 }
    }
    .frame(width: 100)
  }
}

@preconcurrency @MainActor
final class ShapeViewTests: DeviceTestCase {
  func testAnOwnShapeTakesTheProposedArea() {
    struct Diamond: Shape {
      func path(in rect: CGRect) -> Path { Path(rect) }
    }
    show { Diamond().frame(width: 30, height: 40).accessibilityIdentifier("diamond") }
    XCTAssertEqual(frame(.other, "diamond").size, CGSize(width: 30, height: 40))
    XCTAssertFalse(picture.contains("image"))
  }

  func testAnOwnShapeIsAskedForItsSize() {
    show { Banners() }
    XCTAssertEqual(frame(.other, "banner").size, CGSize(width: 100, height: 50))
    tap(.button, "Flatten")
    XCTAssertEqual(frame(.other, "banner").size, CGSize(width: 100, height: 25))
  }

  func testACircleIsSquareHoweverItIsDrawn() {
    show {
      HStack {
        Circle().stroke(.red, lineWidth: 4).accessibilityIdentifier("stroked")
        Circle().trim(from: 0, to: 0.5).accessibilityIdentifier("trimmed")
        Circle().fill(.blue).stroke(.red).accessibilityIdentifier("filled")
        AnyShape(Circle()).accessibilityIdentifier("erased")
      }
      .frame(width: 200, height: 30)
    }
    for name in ["stroked", "trimmed", "filled", "erased"] { XCTAssertEqual(frame(.other, name).size, CGSize(width: 30, height: 30), name) }
  }

  func testAMovedShapeKeepsItsFrame() {
    show {
      VStack(spacing: 0) {
        Rectangle().offset(x: 50).frame(width: 20, height: 20).accessibilityIdentifier("within")
        Rectangle().frame(width: 20, height: 20).accessibilityIdentifier("plain")
      }
    }
    XCTAssertEqual(frame(.other, "within").minX, frame(.other, "plain").minX)
  }

  func testGradientsAndMaterialsTakeTheProposedAreaAndHaveNoElement() {
    show {
      ZStack {
        RadialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 10)
        MeshGradient(width: 1, height: 1, points: [], colors: []).accessibilityIdentifier("mesh")
      }
      .frame(width: 50, height: 60)
    }
    XCTAssertEqual(frame(.other, "mesh").size, CGSize(width: 50, height: 60))
    XCTAssertEqual(count(.other), 1)
  }
}
