import Foundation
import ScreenModel
import XCTest

@testable import HeadlessUI

/// The calls of a canvas's renderer and their arguments.
final class CanvasTests: DeviceTestCase {
  func test_theRendererIsCalledWithTheSizeAndAgainWhenSomethingChanges() {
    let drawn = Drawn()
    show { DrawingPage(drawn: drawn) }
    XCTAssertEqual(drawn.entries, ["100x50 dark, text is one line: true"])
    tap(.button, "Enlarge")
    XCTAssertEqual(drawn.entries, ["100x50 dark, text is one line: true", "200x50 dark, text is one line: true"])
    tap(.button, "Lighten")
    XCTAssertEqual(drawn.entries.dropFirst(2), ["200x50 light, text is one line: true"])
    tap(.button, "Describe")
    XCTAssertEqual(drawn.entries.dropFirst(3), ["200x50 light, text is one line: true"])
    XCTAssertFalse(exists(.staticText, "Drawn"))
  }
}

@MainActor
private final class Drawn {
  var entries: [String] = []
}

private struct DrawingPage: View {
  let drawn: Drawn
  @State private var width: CGFloat = 100
  @State private var isDark = true

  var body: some View {
    VStack {
      Drawing(drawn: drawn)
        .frame(width: width, height: 70)
        .environment(\.colorScheme, isDark ? .dark : .light)
      Button("Enlarge") { width = 200 }
      Button("Lighten") { isDark = false }
    }
  }
}

/// A view whose body is evaluated only for the last of three changes.
private struct Drawing: View {
  let drawn: Drawn
  @State private var count = 0

  var body: some View {
    VStack(spacing: 0) {
      let _ = count
      Canvas { context, size in
        context.translateBy(x: 10, y: 0)
        context.draw(Text("Drawn"), at: .zero)
        let height = context.resolve(Text("Drawn")).measure(in: size).height
        drawn.entries.append("\(Int(size.width))x\(Int(size.height)) \(context.environment.colorScheme), text is one line: \(height > 10 && height < 30)")
      }
      .frame(height: 50)
      Button("Describe") { count += 1 }.frame(height: 20)
    }
  }
}
