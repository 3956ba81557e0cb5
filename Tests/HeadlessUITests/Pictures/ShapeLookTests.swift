import ScreenModel
import VirtualTime
import XCTest

@testable import HeadlessDevice
@testable import HeadlessUI

/// Tests that pictures of an app's own shapes name the view whose code runs.
final class ShapeLookTests: LookTestCase {
  private final class Causes: @unchecked Sendable {
    var names: [String?] = []
  }

  /// A shape that notes what its code runs for.
  private struct Noting: Shape {
    let causes: Causes

    func path(in rect: CGRect) -> Path {
      causes.names.append(VirtualScheduler.owner?.nameOfCauseHere)
      return Path(rect)
    }
  }

  private struct Badge: View {
    let causes: Causes

    var body: some View {
      VStack {
        Noting(causes: causes)
        Text("Filled").background(.red, in: Noting(causes: causes))
        Color.blue.clipShape(Noting(causes: causes))
      }
    }
  }

  func test_theCodeOfAShapeRunsForItsView() {
    let causes = Causes()
    show { Badge(causes: causes) }
    causes.names = []
    _ = drawing
    XCTAssertEqual(Set(causes.names), ["a shape of Badge"])
    XCTAssertGreaterThanOrEqual(causes.names.count, 3)
  }
}
