import Foundation
import XCTest

/// Tests that the map of SwiftUI lists every public name of the sources with its status.
final class SwiftUIMapTests: XCTestCase {
  private static let page = "Sources/ScreenTestKit/ScreenTestKit.docc/SwiftUIMap.md"
  /// If this environment variable is set, the page is regenerated.
  private static let variable = "SCREENTEST_WRITE_PAGES"

  func test_thePageListsEveryName() throws {
    let url = SourceTree().root.appendingPathComponent(Self.page)
    let expected = SwiftUINames(files: ["Sources/DeveloperToolsSupport", "Sources/HeadlessUI", "Sources/PhotosUI"].flatMap { SourceTree().swiftFiles(in: $0) }).page
    if ProcessInfo.processInfo.environment[Self.variable] != nil { try expected.write(to: url, atomically: true, encoding: .utf8) }
    let listed = Set(((try? String(contentsOf: url, encoding: .utf8)) ?? "").split(separator: "\n"))
    let wanted = expected.split(separator: "\n")
    let missing = wanted.filter { !listed.contains($0) }
    let left = listed.subtracting(wanted).sorted()
    XCTAssertTrue(
      missing.isEmpty && left.isEmpty,
      "\(Self.page) is not what the sources say. Run this test with \(Self.variable)=1 to write it anew.\nIt lacks:\n\(missing.joined(separator: "\n"))\nIt has too much:\n\(left.joined(separator: "\n"))"
    )
  }

  func test_namesAreFoundWithWhatIsThereOfThem() {
    let source = """
      /// A view.
      public struct Badge<Content: View>: View {
        /// On the simulated device, it has no effect.
        public func inner() {}
      }

      /// A wrapper.
      @propertyWrapper
      public struct Kept<Value> {}

      extension View {
        /// Blurs the view.
        ///
        /// On the simulated device, it has no effect.
        public func blur(radius: CGFloat) -> some View { self }

        /// Frames the view.
        public func frame(width: CGFloat) -> some View { Framed() }

        /// On the simulated device, it has no effect.
        public func frame() -> some View { self }

        /// Prints.
        @available(*, unavailable, message: "Write a test instead.")
        public func printed() -> some View { self }

        func inside() {}
      }

      extension Gesture {
        /// Follows.
        public func onEnded() -> some Gesture { self }
      }

      extension Animation {
        /// Springs.
        public static var spring: Animation { Animation() }

        func inside() {}
      }

      /// A host.
      open class Host<Content> {}

      extension EnvironmentValues {
        /// Whether it is on.
        public var isOn: Bool { true }
      }

      /// A preview.
      @freestanding(declaration)
      public macro Preview() = #externalMacro(module: "M", type: "T")
      """
    let names = SwiftUINames(files: [SourceTree.File(path: "A.swift", text: source)]).names
    XCTAssertEqual(names[.types], ["Badge": .works, "Host": .works])
    XCTAssertEqual(names[.members], ["Animation.spring": .works, "Gesture.onEnded": .works])
    XCTAssertEqual(names[.wrappers], ["@Kept": .works])
    XCTAssertEqual(names[.modifiers], [".blur": .looksOnly, ".frame": .works, ".printed": .unavailable])
    XCTAssertEqual(names[.environment], ["\\.isOn": .works])
    XCTAssertEqual(names[.macros], ["#Preview": .works])
  }
}
