import Screens

/// Code that fails for one reason, and its description on the page.
struct Situation {
  /// The reason of the failure.
  let reason: ReasonName
  /// The heading of the section.
  let title: String
  /// One or two sentences about when the failure happens.
  let happens: String
  /// The app on the device, or `nil` for a test without a device.
  let app: AppUnderTest?
  /// The names of the types whose declarations the page shows before the steps.
  let types: [String]
  /// The steps that fail, or `nil` if the launch of the app fails.
  let steps: (@MainActor () -> Void)?
  /// The file and the line of the situation, for reading the code of its steps.
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
