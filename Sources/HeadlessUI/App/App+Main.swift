import Foundation

extension App {
  /// Prints how to launch the app, and exits with status 1.
  ///
  /// Tests launch the app on a simulated device, so it can't run as a program.
  ///
  /// A type with `@main` that conforms to ``App`` gets its entry point from this method.
  public static func main() {
    FileHandle.standardError.write(Data((mainMessage + "\n").utf8))
    exit(1)
  }

  /// The message that ``main()`` prints.
  static var mainMessage: String {
    "\(Self.self) can’t show its screen here: a test launches it on a simulated device. Run the tests with “swift test”, or the app itself on a phone or in a simulator."
  }
}
