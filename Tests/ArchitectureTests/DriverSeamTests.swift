import Foundation
import XCTest

/// Between the test side and the driver stands XCUITest's API, and one small, named interface.
final class DriverSeamTests: XCTestCase {
  private let tree = SourceTree()

  /// XCUITest's own types; code that names nothing else of the driver moves over with a changed import.
  private static let ofXCUITest: Set<String> = [
    "XCUIApplication", "XCUIElement", "XCUIElementQuery", "XCUIElementTypeQueryProvider", "XCUIElementAttributes", "XCUIElementSnapshot", "XCUICoordinate",
    "XCUIDevice", "XCUIKeyboardKey", "XCUIGestureVelocity", "XCUIScreen", "XCUIScreenshot", "XCUIScreenshotProviding", "XCUIElementSnapshotProviding", "XCUISystem", "XCUILocation",
    "XCUISiriService", "XCUIProtectedResource", "XCUIUserInterfaceSizeClass", "XCUIAccessibilityAuditType", "XCUIAccessibilityAuditIssue",
  ]

  /// What the test side asks beyond XCUITest's API: what only a headless driver can tell, and a failure as data.
  private static let interface: Set<String> = ["HeadlessDriver", "InteractionFailure"]

  /// What the driver answers with: the types of `ScreenModel` that belong to XCUITest's vocabulary or to the interface's.
  private static let answers: Set<String> = ["CGVector", "ContentEdge", "ElementSnapshot", "ElementTraits", "ElementType", "FingerPath", "StringDifference"]

  /// Modules that are above the driver.
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
      // A predicate of Foundation's asks an element by a protocol below the driver, whose requirement is as visible as the protocol.
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
    // The driver shows all of `ScreenModel`, so no import tells.
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

  /// The names of element types, which the typed elements mostly share.
  private static let elementTypes: Set<String> = [
    "Alert", "Button", "Cell", "CollectionView", "DatePicker", "Icon", "Image", "Key", "Keyboard", "PageIndicator", "Picker", "ScrollView", "SecureTextField",
    "SegmentedControl", "Sheet", "Slider", "Stepper", "Switch", "TabBar", "Table", "TextField", "TextView", "WebView",
  ]

  /// The types that a file declares with one of the access levels.
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

  /// The argument labels of several words in a file: “maxTries”.
  private static func labels(in file: SourceTree.File) -> [String] {
    var labels: [String] = []
    for line in file.lines where line.has("public func") || line.has("fileID: String") {
      labels += words(of: line).filter { $0.first?.isLowercase == true && $0.contains(where: \.isUppercase) }
    }
    return labels
  }

  /// The names of the public functions in a file.
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
