/// The kinds of templates.
///
/// Each one creates one file of a test target.
enum TemplateKind: String, CaseIterable {
  case screen, testCase = "test-case", context, element, app

  /// The name of the kind in a sentence.
  var name: String {
    switch self {
    case .screen: "a screen"
    case .testCase: "a test case"
    case .context: "a context"
    case .element: "an element"
    case .app: "an app under test"
    }
  }

  /// The template's folder in `Templates`.
  var folder: String {
    switch self {
    case .screen: "Screen.xctemplate"
    case .testCase: "Test Case.xctemplate"
    case .context: "Context.xctemplate"
    case .element: "Custom Element.xctemplate"
    case .app: "App Under Test.xctemplate"
    }
  }

  /// The suffixes that a name may already have, such as `LoginScreen`.
  ///
  /// The created file gets the first one.
  var suffixes: [String] {
    switch self {
    case .screen: ["Screen"]
    case .testCase: ["Tests", "TestCase", "Test"]
    case .context: ["Context"]
    case .element: []
    case .app: ["TestCase", "App"]
    }
  }

  /// The names that the file uses for another purpose, or that are ambiguous without their suffix.
  var takenNames: Set<String> {
    switch self {
    case .element: ["App", "Element", "Int", "String", "Tappable", "ValueRepresentable", "XCUIElement"]
    case .app: ["AppUnderTest", "Screen"]
    case .context:
      [
        "Alert", "App", "Biometrics", "Device", "Interaction", "Keyboard", "Navigation", "Sheet", "SystemPreferences", "TabBar", "Time", "Visibility",
      ]
    case .testCase: []
    case .screen: []
    }
  }
}
