import Foundation
import XCTest

@testable import HeadlessUI

/// The values that the content of a `GeometryReader` receives first.
@preconcurrency @MainActor
final class GeometryStartTests: DeviceTestCase {
  private struct Child: View {
    @State private var first: CGFloat

    init(width: CGFloat) { _first = State(initialValue: width) }

    var body: some View { Text("first \(Int(first))") }
  }

  func test_theContentIsMadeWithASize() {
    let log = Log()
    show {
      GeometryReader { proxy in
        let _ = log.note("width \(Int(proxy.size.width))")
        VStack {
          Child(width: proxy.size.width)
          ForEach(0..<Int(proxy.size.width / 100) - 1, id: \.self) { Text("column \($0)") }
        }
        .onChange(of: proxy.size.width) { old, new in log.note("from \(old) to \(new)") }
        .onAppear { log.note("appears") }
      }
    }
    XCTAssertEqual(texts, ["first 390", "column 0", "column 1"])
    XCTAssertEqual(log.take(), ["width 390", "appears"])
  }

  func test_aProxyTellsItsFrameOffTheMainThread() {
    let log = Log()
    let frames = Frames()
    show {
      GeometryReader { proxy in
        Button("Measure") {
          Task {
            await Task.detached { frames.all = [proxy.frame(in: .global), proxy.frame(in: .local)] }.value
            log.note("done")
          }
        }
      }
    }
    tap(.button, "Measure")
    XCTAssertEqual(device.wait(timeout: 5) { log.count("done") == 1 }, .satisfied)
    XCTAssertEqual(frames.all.map(\.width), [390, 390])
    XCTAssertEqual(frames.all.last?.origin, .zero)
  }

  private final class Frames: @unchecked Sendable {
    var all: [CGRect] = []
  }
}
