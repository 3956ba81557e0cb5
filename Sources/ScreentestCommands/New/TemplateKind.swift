/// What a template gives: one file of a test target.
enum TemplateKind: String, CaseIterable {
  case screen, testCase = "test-case", context, element, app

  /// What it is called in a sentence.
  var name: String {
    switch self {
    case .screen: "a screen"
    case .testCase: "a test case"
    case .context: "a context"
    case .element: "an element"
    case .app: "an app under test"
    }
  }

  /// The folder of the template in `Templates`.
  var folder: String {
    switch self {
    case .screen: "Screen.xctemplate"
    case .testCase: "Test Case.xctemplate"
    case .context: "Context.xctemplate"
    case .element: "Custom Element.xctemplate"
    case .app: "App Under Test.xctemplate"
    }
  }

  /// The ends that a name may have already, as `LoginScreen` has; the first is that of the file that is written.
  var suffixes: [String] {
    switch self {
    case .screen: ["Screen"]
    case .testCase: ["Tests", "TestCase", "Test"]
    case .context: ["Context"]
    case .element: []
    case .app: ["TestCase", "App"]
    }
  }

  /// Names that its file uses for something else, or that would leave nothing to tell it by.
  var takenNames: Set<String> {
    switch self {
    case .element: ["App", "Element", "Int", "String", "Tappable", "ValueRepresentable", "XCUIElement"]
    case .app: ["AppUnderTest", "Screen"]
    case .context: ["Interaction", "Navigation"]
    case .testCase: []
    case .screen: []
    }
  }
}
