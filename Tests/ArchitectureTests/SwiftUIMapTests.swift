import XCTest

/// Tests that the map of SwiftUI lists every public name of the sources with its status.
final class SwiftUIMapTests: XCTestCase {
  private static let page = "Sources/ScreenTestKit/ScreenTestKit.docc/SwiftUIMap.md"

  func test_thePageListsEveryName() throws {
    let files = ["Sources/DeveloperToolsSupport", "Sources/HeadlessUI", "Sources/PhotosUI"].flatMap { SourceTree().swiftFiles(in: $0) }
    try SwiftUINames(files: files).page.check(at: Self.page)
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

        /// Only pictures show it.
        public func border() -> some View { Bordered() }

        /// On the simulated device, it has no effect.
        public func border(width: CGFloat) -> some View { self }

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
    XCTAssertEqual(names[.modifiers], [".blur": .looksOnly, ".border": .inPictures, ".frame": .works, ".printed": .unavailable])
    XCTAssertEqual(names[.environment], ["\\.isOn": .works])
    XCTAssertEqual(names[.macros], ["#Preview": .works])
  }
}
