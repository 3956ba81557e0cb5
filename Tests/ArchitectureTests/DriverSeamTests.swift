import Foundation
import XCTest

/// Tests that the test side uses only XCUITest's API and one small, named interface of the driver.
final class DriverSeamTests: XCTestCase {
  private let tree = SourceTree()

  /// XCUITest's own types.
  ///
  /// Code that uses no other driver types can move to XCUITest with a changed import.
  private static let ofXCUITest: Set<String> = [
    "XCUIApplication", "XCUIElement", "XCUIElementQuery", "XCUIElementTypeQueryProvider", "XCUIElementAttributes", "XCUIElementSnapshot", "XCUICoordinate",
    "XCUIDevice", "XCUIKeyboardKey", "XCUIGestureVelocity", "XCUIScreen", "XCUIScreenshot", "XCUIScreenshotProviding", "XCUIElementSnapshotProviding", "XCUISystem", "XCUILocation",
    "XCUISiriService", "XCUIProtectedResource", "XCUIUserInterfaceSizeClass", "XCUIAccessibilityAuditType", "XCUIAccessibilityAuditIssue",
  ]

  /// The driver's interface beyond XCUITest's API: headless-only functions, and failures as data.
  private static let interface: Set<String> = ["HeadlessDriver", "InteractionFailure"]

  /// The `ScreenModel` types in the driver's results, which belong to XCUITest's API or the interface.
  private static let answers: Set<String> = ["CGVector", "ContentEdge", "ElementSnapshot", "ElementTraits", "ElementType", "FingerPath", "StringDifference"]

  /// The modules above the driver.
  private static let above: [String] = ["ScenarioKit", "Screens", "ScreenTestKit", "TABTestKit", "Biometrics"]

  func test_theDriverShowsXCUITestsTypesAndOneInterface() {
    let types = Set(tree.swiftFiles(in: "Sources/HeadlessXCUI").flatMap { Self.types(in: $0, visible: ["public", "open", "package"], nested: false) })
    XCTAssertEqual(types.subtracting(Self.ofXCUITest).subtracting(Self.interface), [], "Not of XCUITest, and not in the interface.")
    XCTAssertEqual(Self.interface.subtracting(types), [])
  }

  func test_nothingOutsideOfTheInterfaceIsShownToTheTestSideAlone() {
    for file in tree.swiftFiles(in: "Sources/HeadlessXCUI") {
      let name = file.path.split(separator: "/").last ?? ""
      if Self.interface.contains(where: { name.hasPrefix($0) }) { continue }
      // A Foundation predicate reads an element through a protocol below the driver, whose requirement must have the protocol's visibility.
      for (number, line) in file.lines.enumerated() where line.has("package") && Self.words(of: line).contains("package") && !line.has("//") && !line.has("forPredicateKey") {
        XCTFail("\(file.path):\(number + 1) shows something to our own modules past HeadlessDriver: \(line)")
      }
    }
  }

  func test_theTestSideKnowsWhatIsBelowTheDriverOnlyWhereASessionBegins() {
    for file in tree.swiftFiles(in: "Sources/Screens") where !file.path.hasPrefix("Sources/Screens/Sessions/") {
      for module in ["HeadlessUI", "HeadlessDevice", "ScreenModel"] where file.lines.contains(where: { $0.hasSuffix("import \(module)") }) {
        XCTFail("\(file.path) imports \(module). Ask HeadlessDriver instead.")
      }
    }
  }

  func test_theTestSideNamesNoTypeOfTheScreenModelButThoseThatTheDriverAnswersWith() {
    // The driver exports all of `ScreenModel`, so imports don't show which types are used.
    let model = Set(tree.swiftFiles(in: "Sources/ScreenModel").flatMap { Self.types(in: $0, visible: ["public", "package"], nested: false) })
    XCTAssertTrue(model.isSuperset(of: Self.answers.union(["ElementID", "ElementTree", "ElementProperties", "ElementQuery"])), "\(model.sorted())")
    for file in tree.swiftFiles(in: "Sources/Screens") where !file.path.hasPrefix("Sources/Screens/Sessions/") {
      for (number, line) in file.lines.enumerated() where !line.drop(while: { $0 == " " }).hasPrefix("//") {
        let named = Self.words(of: line).intersection(model).subtracting(Self.answers)
        if !named.isEmpty { XCTFail("\(file.path):\(number + 1) names \(named.sorted().joined(separator: ", ")) of ScreenModel. Ask HeadlessDriver instead: \(line)") }
      }
    }
  }

  func test_theDriverNamesNothingOfTheLayersAboveIt() {
    let below = ["ScreenModel", "VirtualTime", "HeadlessNetwork", "HeadlessUI", "HeadlessDevice", "HeadlessXCUI"].flatMap { tree.swiftFiles(in: "Sources/\($0)") }
    let known = Set(below.flatMap { Self.types(in: $0, visible: ["public", "package", "open"], nested: true) }).union(Self.elementTypes)
    let sources = Self.above.flatMap { tree.swiftFiles(in: "Sources/\($0)") }
    let types = Set(sources.flatMap { Self.types(in: $0, visible: ["public", "open"], nested: false) }).subtracting(known)
    let functions = Set(tree.swiftFiles(in: "Sources/HeadlessXCUI").flatMap(Self.publicFunctions))
    let labels = Set(sources.flatMap(Self.labels)).subtracting(functions)
    XCTAssertTrue(types.isSuperset(of: ["ScreenTestCase", "NavBar", "ActivitySheet", "Scenario", "Header"]), "\(types.sorted())")
    XCTAssertTrue(labels.isSuperset(of: ["maxTries", "charactersFrom"]), "\(labels.sorted())")
    for file in tree.swiftFiles(in: "Sources/HeadlessXCUI") {
      for (number, line) in file.lines.enumerated() {
        let texts = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        let foreign = Self.words(of: line).intersection(types).union(texts.flatMap { Self.words(of: $0) }.filter(labels.contains))
        if !foreign.isEmpty { XCTFail("\(file.path):\(number + 1) names \(foreign.sorted().joined(separator: ", ")) of the layers above: \(line)") }
      }
    }
  }

  /// The names of element types.
  ///
  /// Most of them are also names of typed elements.
  private static let elementTypes: Set<String> = [
    "Alert", "Button", "Cell", "CollectionView", "DatePicker", "Icon", "Image", "Key", "Keyboard", "PageIndicator", "Picker", "ScrollView", "SecureTextField",
    "SegmentedControl", "Sheet", "Slider", "Stepper", "Switch", "TabBar", "Table", "TextField", "TextView", "WebView",
  ]

  /// Returns the types that a file declares with one of the access levels.
  private static func types(in file: SourceTree.File, visible: Set<Substring>, nested: Bool) -> [String] {
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
    return file.lines.compactMap { line in
      if !nested, line.hasPrefix(" ") { return nil }
      guard visible.contains(where: { line.has(String($0)) }) else { return nil }
      let words = line.split { " :<({,".contains($0) }
      guard let kind = words.firstIndex(where: kinds.contains), words[..<kind].contains(where: visible.contains), kind + 1 < words.count else { return nil }
      return String(words[kind + 1])
    }
  }

  /// Returns the argument labels in a file that consist of several words, such as “maxTries”.
  private static func labels(in file: SourceTree.File) -> [String] {
    var labels: [String] = []
    for line in file.lines where line.has("public func") || line.has("fileID: String") {
      labels += words(of: line).filter { $0.first?.isLowercase == true && $0.contains(where: \.isUppercase) }
    }
    return labels
  }

  /// Returns the names of the public functions in a file.
  private static func publicFunctions(in file: SourceTree.File) -> [String] {
    file.lines.compactMap { line in
      guard line.has("func ") else { return nil }
      let words = line.split { " (<".contains($0) }
      guard words.contains("public") || words.contains("open"), let keyword = words.firstIndex(of: "func"), keyword + 1 < words.count else { return nil }
      return String(words[keyword + 1])
    }
  }

  private static func words(of line: some StringProtocol) -> Set<String> {
    Set(String(line).split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
  }
}
