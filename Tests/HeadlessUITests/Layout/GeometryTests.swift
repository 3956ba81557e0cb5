import Foundation
import XCTest

@testable import HeadlessUI

private struct Watched: View {
  let log: Log
  @State private var height: CGFloat = 20

  var body: some View {
    VStack {
      Color.red.frame(width: 30, height: height).onGeometryChange(for: CGFloat.self) {
        $0.size.height
      } action: {
        log.note("\(Int($0))")
      }
      Button("Grow") { height += 10 }
    }
  }
}

@preconcurrency @MainActor
final class GeometryTests: DeviceTestCase {
  func test_aFrameIsToldInANamedCoordinateSpace() {
    show {
      VStack(spacing: 0) {
        Text("title")
        GeometryReader { proxy in
          let frame = proxy.frame(in: .named("box"))
          Text("\(Int(frame.minX)),\(Int(frame.minY)) \(Int(proxy.frame(in: .local).minX))")
        }
        .frame(width: 100, height: 50)
      }
      .padding(.leading, 20).coordinateSpace(name: "box")
    }
    XCTAssertEqual(texts.last, "20,21 0")
  }

  func test_aChangeOfGeometryIsTold() {
    let log = Log()
    show { Watched(log: log) }
    XCTAssertEqual(log.take(), ["20"])
    tap(.button, "Grow")
    XCTAssertEqual(log.take(), ["30"])
    device.orientation = .landscapeLeft
    XCTAssertEqual(log.take(), [])
  }

  func test_aFrameIsAsLargeAsAShareOfItsContainer() {
    show {
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(0..<3, id: \.self) { number in
            Color.red.containerRelativeFrame(.horizontal, count: 2, spacing: 10).frame(height: 10).accessibilityIdentifier("page \(number)")
          }
        }
      }
    }
    XCTAssertEqual(frame(.other, "page 0").width, 190)
    XCTAssertEqual(frame(.other, "page 1").minX - frame(.other, "page 0").minX, 200)
  }

  func test_aTapIsToldInANamedCoordinateSpace() {
    let log = Log()
    show {
      Color.red.frame(width: 50, height: 50).accessibilityIdentifier("box")
        .onTapGesture(coordinateSpace: .named("outer")) { log.note("\(Int($0.x)),\(Int($0.y))") }
        .padding(30).coordinateSpace(.named("outer"))
    }
    let box = frame(.other, "box")
    device.tap(at: CGPoint(x: box.minX + 4, y: box.minY + 5))
    XCTAssertEqual(log.take(), ["34,35"])
  }
}
