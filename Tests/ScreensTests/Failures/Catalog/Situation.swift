import Screens

/// Something that fails for one reason, with what the page says about it.
struct Situation {
  /// The reason that it fails for.
  let reason: ReasonName
  /// The heading of its section.
  let title: String
  /// When it happens, in a sentence or two.
  let happens: String
  /// The app on the device; `nil` for a test without a device.
  let app: AppUnderTest?
  /// The types whose code the page shows before the steps.
  let types: [String]
  /// What fails; `nil` if the app fails at its launch.
  let steps: (@MainActor () -> Void)?
  /// The file and the line of the situation, where the page finds the code of its steps.
  let place: (path: String, line: Int)

  init(
    _ reason: ReasonName, _ title: String, _ happens: String, app: AppUnderTest?, types: [String] = [], filePath: String = #filePath, line: Int = #line,
    steps: (@MainActor () -> Void)? = nil
  ) {
    self.reason = reason
    self.title = title
    self.happens = happens
    self.app = app
    self.types = types
    self.steps = steps
    place = (filePath, line)
  }
}
