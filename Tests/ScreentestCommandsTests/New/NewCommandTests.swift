import Foundation
import XCTest

@testable import ScenarioKit
@testable import ScreentestCommands

/// Tests of `screentest new`, which writes all files or none.
final class NewCommandTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")
  private let clone = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources").resolvingSymlinksInPath().deletingLastPathComponent()

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent("screentest-new-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  func test_aScreenIsWritten() throws {
    XCTAssertEqual(try run(NewCommand(subject: .file(.screen), name: "login")), "Wrote \(folder.path)/LoginScreen.swift.")
    XCTAssertEqual(
      try text("LoginScreen.swift"),
      """
      #if os(Linux)
        import ScreenTestKit

        /// A screen of the app, with its elements and the ids that identify them.
        ///
        /// An id matches an element's identifier, label, title, value or placeholder.
        struct LoginScreen: Screen {
          /// The element that distinguishes this screen from all others.
          let trait = Header(id: "Login")
          let doneButton = Button(id: "Done")
        }

        let loginScreen = LoginScreen()
      #endif

      """)
    XCTAssertEqual(try names(), ["LoginScreen.swift"])
  }

  func test_eachKindHasItsFile() throws {
    for (kind, name, file, line) in [
      (TemplateKind.testCase, "Login", "LoginTests.swift", "  final class LoginTests: ScreenTestCase {"),
      (.context, "LoginContext", "LoginContext.swift", "  protocol LoginContext: DefaultContexts {}"),
      (.element, "PriceTag", "PriceTag.swift", "  struct PriceTag: Element, Tappable, ValueRepresentable {"),
      (.app, "ShopApp", "ShopTestCase.swift", "    override class var appUnderTest: AppUnderTest? { AppUnderTest(ShopApp.self) }"),
    ] {
      XCTAssertEqual(try run(NewCommand(subject: .file(kind), name: name, output: "Tests/New")), "Wrote \(folder.path)/Tests/New/\(file).")
      let lines = try text("Tests/New/\(file)").split(separator: "\n")
      XCTAssertTrue(lines.contains { $0 == line }, "\(lines)")
      XCTAssertFalse(lines.contains { $0.contains("___") }, file)
    }
    XCTAssertTrue(try text("Tests/New/ShopTestCase.swift").contains("\n  @testable import Shop\n"))
  }

  func test_theBaseClassAndTheModuleAreWhatIsSaid() throws {
    _ = try run(NewCommand(subject: .file(.testCase), name: "Login", baseClass: "ShopTestCase"))
    XCTAssertTrue(try text("LoginTests.swift").contains("final class LoginTests: ShopTestCase {"))
    _ = try run(NewCommand(subject: .file(.app), name: "Shop", module: "shop_app"))
    XCTAssertTrue(try text("ShopTestCase.swift").contains("\n  @testable import shop_app\n"))
    assertProblem(NewCommand(subject: .file(.testCase), name: "Other", baseClass: "a b"), .name("a b", "it has a space; letters, digits and underscores are allowed"))
  }

  func test_aPackageIsWrittenAsAWhole() throws {
    XCTAssertEqual(
      try run(NewCommand(subject: .package, name: "Shop")), "Wrote the package Shop to \(folder.path)/Shop. Its tests run with: swift test --package-path \(folder.path)/Shop")
    XCTAssertEqual(try names(), ["Shop"])
    let files = try XCTUnwrap(FileManager.default.enumerator(atPath: folder.appendingPathComponent("Shop").path)).compactMap { $0 as? String }.filter {
      $0.contains(".") && ![".github", ".github/workflows", ".devcontainer"].contains($0)
    }
    XCTAssertEqual(
      files.sorted(),
      [
        ".devcontainer/devcontainer.json", ".github/workflows/tests.yml", ".gitignore", ".gitlab-ci.yml", "Package.swift", "README.md", "Sources/Shop/Models/Item.swift",
        "Sources/Shop/Models/ItemStore.swift", "Sources/Shop/Views/ItemListView.swift", "Sources/Shop/Views/ItemView.swift", "Sources/ShopApp/ShopApp.swift",
        "Tests/ShopTests/ItemContext.swift", "Tests/ShopTests/ItemListTests.swift", "Tests/ShopTests/ItemSuite.swift", "Tests/ShopTests/Screens/ItemListScreen.swift",
        "Tests/ShopTests/Screens/ItemScreen.swift", "Tests/ShopTests/ShopTestCase.swift", "compose.yaml", "screentest.sh",
      ])
    for file in files { XCTAssertFalse(try text("Shop/\(file)").contains("___"), file) }
    XCTAssertTrue(try text("Shop/Tests/ShopTests/ShopTestCase.swift").contains("\n  @testable import ShopApp\n"))
  }

  func test_aPackageWithSwiftDataHasAModelInPlaceOfAStore() throws {
    _ = try run(NewCommand(subject: .package, name: "Plain"))
    _ = try run(NewCommand(subject: .package, name: "Shop", usesSwiftData: true))
    func files(_ package: String) throws -> [String] {
      try FileManager.default.subpathsOfDirectory(atPath: folder.appendingPathComponent(package).path).map { $0.replacingOccurrences(of: package, with: "NAME") }.sorted()
    }
    XCTAssertEqual(try files("Shop"), try files("Plain").filter { $0 != "Sources/NAME/Models/ItemStore.swift" })
    for file in try FileManager.default.subpathsOfDirectory(atPath: folder.appendingPathComponent("Shop").path) where file.hasSuffix(".swift") {
      XCTAssertFalse(try text("Shop/\(file)").contains("___"), file)
      XCTAssertFalse(try text("Shop/\(file)").contains("ItemStore"), file)
    }
    XCTAssertTrue(try text("Shop/Package.swift").contains(".product(name: \"SwiftData\", package: \"ScreenTestKit\", condition: .when(platforms: [.linux])),"))
    XCTAssertTrue(try text("Shop/Sources/Shop/Models/Item.swift").contains("@Model\npublic final class Item {"))
    XCTAssertTrue(try text("Shop/Sources/ShopApp/ShopApp.swift").contains(".modelContainer(for: Item.self)"))
    XCTAssertFalse(try text("Plain/Package.swift").contains("SwiftData"))
  }

  func test_aPackageDependsOnTheCloneByDefault() throws {
    let kit = try clone(at: "kit")
    _ = try run(NewCommand(subject: .package, name: "Shop"), clone: kit)
    XCTAssertTrue(try text("Shop/Package.swift").contains(".package(name: \"ScreenTestKit\", path: \"../kit\")"))
    XCTAssertTrue(try text("Shop/README.md").contains("swift run --package-path ../kit screentest new screen"))
    // The last line of a run is the description of `RunCounts`.
    XCTAssertTrue(try text("Shop/README.md").contains("The last line counts the tests of both and their scenarios"))
    _ = try run(NewCommand(subject: .package, name: "Shop", output: "deep/er"), clone: kit)
    XCTAssertTrue(try text("deep/er/Shop/Package.swift").contains("path: \"../../../kit\")"))
  }

  func test_aPackageDependsOnWhatIsSaid() throws {
    _ = try clone(at: "my kit")
    _ = try run(NewCommand(subject: .package, name: "Shop", package: "my kit"))
    XCTAssertTrue(try text("Shop/Package.swift").contains(".package(name: \"ScreenTestKit\", path: \"../my kit\")"))
    XCTAssertTrue(try text("Shop/README.md").contains("--package-path '../my kit' "))
    _ = try run(NewCommand(subject: .package, name: "Other", package: "https://example.com/tests/Screen-Kit.git"))
    XCTAssertTrue(try text("Other/Package.swift").contains(".package(url: \"https://example.com/tests/Screen-Kit.git\", branch: \"main\")"))
    XCTAssertTrue(try text("Other/Package.swift").contains(".product(name: \"ScreenTestKit\", package: \"Screen-Kit\", condition: "))
    _ = try run(NewCommand(subject: .package, name: "Third", package: "git@example.com:tests/ScreenTestKit"))
    XCTAssertTrue(try text("Third/Package.swift").contains(".package(url: \"git@example.com:tests/ScreenTestKit\", branch: \"main\")"))
    assertProblem(NewCommand(subject: .package, name: "Fourth", package: "nowhere"), .noScreenTestKit("\(folder.path)/nowhere"))
    XCTAssertThrowsError(try NewCommand(subject: .package, name: "Fifth").write(in: folder, clone: nil)) { XCTAssertEqual($0 as? NewProblem, .unknownClone) }
    XCTAssertEqual(try names(), ["Other", "Shop", "Third", "my kit"])
  }

  func test_aPackageGoesBesideTheCloneWhereTheToolRunsInIt() throws {
    let kit = try clone(at: "kit")
    _ = try NewCommand(subject: .package, name: "Shop").write(in: kit, clone: kit)
    XCTAssertEqual(try names(), ["Shop", "kit"])
    XCTAssertTrue(try text("Shop/Package.swift").contains("path: \"../kit\")"))
  }

  func test_namesThatDoNotFitAreRefused() {
    let needed = "the file needs ScreenTestKit's type of this name."
    for (subject, name, message) in [
      (NewCommand.Subject.file(.screen), "1st", "“1st” cannot be the name of a type in Swift: it begins with a digit."),
      (.file(.screen), "1Screen", "“1Screen” cannot be the name of a type in Swift: it begins with a digit."),
      (.file(.screen), "a/b", "“a/b” cannot be the name of a type in Swift: it has the character “/”; letters, digits and underscores are allowed."),
      (.file(.screen), "Screen", "“Screen” cannot be the name of a screen: every such name ends with this word, so another word must come before it."),
      (.file(.testCase), "Tests", "“Tests” cannot be the name of a test case: every such name ends with this word, so another word must come before it."),
      (.file(.app), "App", "“App” cannot be the name of an app under test: every such name ends with this word, so another word must come before it."),
      (.file(.element), "Element", "“Element” cannot be the name of an element: \(needed)"),
      (.file(.context), "Time", "“Time” cannot be the name of a context: \(needed)"),
      (.file(.context), "Navigation", "“Navigation” cannot be the name of a context: \(needed)"),
      (.file(.app), "Screen", "“Screen” cannot be the name of an app under test: \(needed)"),
      (.package, "class", "“class” cannot be the name of a type in Swift: Swift reserves the word."),
      (.package, "App", "“App” cannot be the name of a package: the name of every app ends with this word, so another word must come before it."),
      (.package, "SwiftUI", "“SwiftUI” cannot be the name of a package: the package needs a module with this name."),
      (.package, "Item", "“Item” cannot be the name of a package: the package's sources already have a type with this name."),
      (.package, "Über", "“Über” cannot be the name of a package: it becomes the name of a module, and linkers accept only the letters from A to Z there."),
    ] {
      XCTAssertThrowsError(try run(NewCommand(subject: subject, name: name)), name) {
        XCTAssertEqual(($0 as? NewProblem)?.message, message)
        XCTAssertEqual(($0 as? NewProblem)?.isUsageError, true, name)
      }
    }
    XCTAssertEqual(try names(), [])
  }

  func test_noPackageIsCalledLikeAModuleOfScreenTestKit() throws {
    let modules = try FileManager.default.contentsOfDirectory(atPath: clone.appendingPathComponent("Sources").path).filter { $0.first?.isUppercase == true }
    XCTAssertGreaterThan(modules.count, 20)
    let refused = modules.filter { module in
      do throws(NewProblem) {
        _ = try NewCommand(subject: .package, name: module).write(in: folder, clone: clone)
        return false
      } catch {
        return error == .name(module, "the package needs a module with this name", of: "a package")
      }
    }
    XCTAssertEqual(refused, modules)
  }

  func test_nothingIsOverwritten() throws {
    try Data("mine".utf8).write(to: folder.appendingPathComponent("LoginScreen.swift"))
    for name in ["Shop/mine", "Empty"] { try FileManager.default.createDirectory(at: folder.appendingPathComponent(name), withIntermediateDirectories: true) }
    assertProblem(NewCommand(subject: .file(.screen), name: "Login"), .exists("\(folder.path)/LoginScreen.swift"))
    assertProblem(NewCommand(subject: .package, name: "Shop"), .exists("\(folder.path)/Shop"))
    try FileManager.default.createSymbolicLink(atPath: folder.appendingPathComponent("LoginTests.swift").path, withDestinationPath: "nowhere")
    assertProblem(NewCommand(subject: .file(.testCase), name: "Login"), .exists("\(folder.path)/LoginTests.swift"))
    try FileManager.default.createSymbolicLink(atPath: folder.appendingPathComponent("Linked").path, withDestinationPath: "Empty")
    assertProblem(NewCommand(subject: .package, name: "Linked"), .exists("\(folder.path)/Linked"))
    XCTAssertEqual(try text("LoginScreen.swift"), "mine")
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("Shop").path), ["mine"])
    XCTAssertEqual(try names(), ["Empty", "Linked", "LoginScreen.swift", "LoginTests.swift", "Shop"])
  }

  func test_anEmptyFolderIsFilled() throws {
    try FileManager.default.createDirectory(at: folder.appendingPathComponent("Shop"), withIntermediateDirectories: true)
    _ = try run(NewCommand(subject: .package, name: "Shop"))
    XCTAssertTrue(try text("Shop/Package.swift").contains("name: \"Shop\","))
    XCTAssertEqual(try names(), ["Shop"])
  }

  func test_whatCannotBeWrittenLeavesNothingBehind() throws {
    try Data("mine".utf8).write(to: folder.appendingPathComponent("file"))
    assertProblem(NewCommand(subject: .file(.screen), name: "Login", output: "file"), .notAFolder("\(folder.path)/file"))
    assertProblem(NewCommand(subject: .package, name: "Shop", output: "file"), .notAFolder("\(folder.path)/file"))
    assertProblem(NewCommand(subject: .file(.screen), name: "Login", output: "file/new"), .unwritable("\(folder.path)/file/new/LoginScreen.swift", "Not a directory"))
    assertProblem(NewCommand(subject: .package, name: "Shop", output: "/proc/new"), .unwritable("/proc/new/Shop", "No such file or directory"))
    // The name has the maximum length of a folder's name, so a longer temporary name would be invalid.
    let long = String(repeating: "x", count: 240)
    XCTAssertThrowsError(try run(NewCommand(subject: .file(.screen), name: long, output: "a/b"))) {
      guard case .unwritable(_, "File name too long") = $0 as? NewProblem else { return XCTFail("\($0)") }
    }
    XCTAssertEqual(try names(), ["file"])
  }

  func test_ofSeveralAtTheSameTimeOneWrites() throws {
    let (folder, clone) = (folder, clone)
    for command in [NewCommand(subject: .file(.screen), name: "Login"), NewCommand(subject: .package, name: "Shop")] {
      let problems = Guarded<[NewProblem]>([])
      DispatchQueue.concurrentPerform(iterations: 8) { _ in
        do throws(NewProblem) {
          _ = try command.write(in: folder, clone: clone)
        } catch {
          problems.withLock { $0.append(error) }
        }
      }
      XCTAssertEqual(problems.withLock { $0.filter { if case .exists = $0 { true } else { false } }.count }, 7, "\(problems.withLock { $0 })")
    }
    XCTAssertEqual(try names(), ["LoginScreen.swift", "Shop"])
  }

  func test_whatWentWrongIsSaidInASentence() {
    XCTAssertEqual(NewProblem.exists("a/LoginScreen.swift").message, "a/LoginScreen.swift already exists. Nothing was written.")
    XCTAssertEqual(NewProblem.notAFolder("a").message, "a is a file, not a folder. Nothing was written.")
    XCTAssertEqual(NewProblem.unwritable("a/b", "Permission denied").message, "a/b cannot be written: Permission denied. Nothing was written.")
    XCTAssertEqual(
      NewProblem.noScreenTestKit("/kit").message,
      "There is no package ScreenTestKit in /kit. Write “--package” with the folder of its clone, or with the URL to clone it from.")
    XCTAssertEqual(
      NewProblem.unknownClone.message,
      "The clone of ScreenTestKit can't be found from here. Write “--package” with its folder, or with the URL to clone it from.")
  }

  func test_theCloneIsFoundFromWithin() {
    XCTAssertEqual(ScreenTestKitClone.find(from: [nil, folder, clone.appendingPathComponent("Sources/Screens")])?.path, clone.path)
    XCTAssertNil(ScreenTestKitClone.find(from: [folder]))
  }

  private func run(_ command: NewCommand, clone: URL? = nil) throws -> String { try command.write(in: folder, clone: clone ?? self.clone) }

  private func text(_ path: String) throws -> String { try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8) }

  /// Returns the contents of the folder, including hidden files and leftovers of a failed attempt.
  private func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }

  /// Creates a folder with ScreenTestKit's manifest.
  private func clone(at name: String) throws -> URL {
    let kit = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: kit, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: clone.appendingPathComponent("Package.swift"), to: kit.appendingPathComponent("Package.swift"))
    return kit
  }

  private func assertProblem(_ command: NewCommand, _ expected: NewProblem, line: UInt = #line) {
    XCTAssertThrowsError(try run(command), line: line) { XCTAssertEqual($0 as? NewProblem, expected, line: line) }
  }
}
