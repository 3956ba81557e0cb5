import Foundation

extension App {
  /// What running the app as a program does here: it says that a test launches the app, and ends with 1.
  ///
  /// A type with `@main` that conforms to ``App`` gets its entry point from this.
  public static func main() {
    FileHandle.standardError.write(Data((mainMessage + "\n").utf8))
    exit(1)
  }

  /// What ``main()`` says.
  static var mainMessage: String {
    "\(Self.self) has no screen of its own here: a test launches it on a simulated device. Run the tests with “swift test”, or the app itself on a phone or in a simulator."
  }
}
