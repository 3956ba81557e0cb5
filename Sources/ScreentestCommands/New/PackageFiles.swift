/// The texts of a new package, each with its path in the folder `Templates`.
///
/// A test generates this file. To change a text, change it in that folder, and run `TemplateFilesTests` with `SCREENTEST_WRITE_PAGES=1`.
enum PackageFiles {
  static let all: [NewFile] = [
    NewFile(
      path: "Package/.github/workflows/tests.yml",
      text: #"""
        name: Tests

        on: [push, pull_request]

        jobs:
          tests:
            runs-on: ubuntu-latest
            container: swift:6.3
            env:
              # The URL that ScreenTestKit is cloned from. Set it under Settings > Secrets and variables > Actions > Variables.
              SCREENTESTKIT_URL: ${{ vars.SCREENTESTKIT_URL }}
              SCREENTEST_OUTPUT: test-output
            steps:
              - name: Check out ___PACKAGENAME___
                uses: actions/checkout@v4
              - name: Check out ScreenTestKit
                run: |
                  git clone --depth 1 "${SCREENTESTKIT_URL:?is not set. Set the repository variable SCREENTESTKIT_URL to the URL that ScreenTestKit is cloned from}" ../ScreenTestKit
              - name: Run the tests
                run: SCREENTESTKIT_PATH="$(cd ../ScreenTestKit && pwd)" swift test
              - name: Keep the journals and the pictures of failures
                if: always()
                uses: actions/upload-artifact@v4
                with:
                  name: test-output
                  path: test-output
                  if-no-files-found: ignore

        """#),
    NewFile(
      path: "Package/.gitignore",
      text: #"""
        .build
        .swiftpm
        Package.resolved
        .DS_Store
        xcuserdata

        """#),
    NewFile(
      path: "Package/.gitlab-ci.yml",
      text: #"""
        # Set the CI/CD variable SCREENTESTKIT_URL, the URL that ScreenTestKit is cloned from, under Settings > CI/CD > Variables.
        tests:
          image: swift:6.3
          variables:
            SCREENTEST_OUTPUT: test-output
          script:
            - git clone --depth 1 "${SCREENTESTKIT_URL:?is not set. Set the CI/CD variable SCREENTESTKIT_URL to the URL that ScreenTestKit is cloned from}" ../ScreenTestKit
            - SCREENTESTKIT_PATH="$(cd ../ScreenTestKit && pwd)" swift test
          artifacts:
            when: always
            paths: [test-output]

        """#),
    NewFile(
      path: "Package/Package.swift",
      text: #"""
        // swift-tools-version: 6.1
        import PackageDescription

        // The dependency on ScreenTestKit. CI sets SCREENTESTKIT_PATH to the folder of its checkout.
        let screenTestKit: Package.Dependency =
          if let path = Context.environment["SCREENTESTKIT_PATH"] {
            .package(name: "___SCREENTESTKIT_package___", path: path)
          } else {
            ___SCREENTESTKIT_dependency___
          }

        let package = Package(
          name: "___PACKAGENAME___",
          platforms: [.iOS(.v18), .macOS(.v15)],
          dependencies: [screenTestKit],
          targets: [
            .target(
              name: "___PACKAGENAME___",
              dependencies: [.product(name: "SwiftUI", package: "___SCREENTESTKIT_package___", condition: .when(platforms: [.linux]))]),
            .executableTarget(name: "___PACKAGENAME___App", dependencies: ["___PACKAGENAME___"]),
            .testTarget(
              name: "___PACKAGENAME___Tests",
              dependencies: [
                "___PACKAGENAME___App", .product(name: "ScreenTestKit", package: "___SCREENTESTKIT_package___", condition: .when(platforms: [.linux])),
              ]),
          ]
        )

        """#),
    NewFile(
      path: "Package/README.md",
      text: #"""
        # ___PACKAGENAME___

        A SwiftUI app, with tests of its screens that run on Linux in milliseconds. The tests use ScreenTestKit.

        ```sh
        swift test
        ```

        The tests don't run on macOS or on a phone. A Mac runs them in a container, with one of these commands:

        ```sh
        source screentest.sh
        screentest
        screentest swift test --filter ItemListTests
        screentest test --retries 1
        ```

        Without arguments, `screentest` runs `swift test`. It works in all folders of the package. You need a container engine that has compose, such as Docker Desktop, OrbStack or Podman. `compose.yaml` describes the container, and `.devcontainer` has the same container for Visual Studio Code.

        In Xcode, open `Package.swift` and choose “My Mac” to build the app. The files of the tests are inside `#if os(Linux)`, because ScreenTestKit isn't available there, so Xcode runs no tests.

        | content | location |
        |---|---|
        | the app's `@main` type | `Sources/___PACKAGENAME___App` |
        | the app's views and models | `Sources/___PACKAGENAME___` |
        | descriptions of the screens, for the tests | `Tests/___PACKAGENAME___Tests/Screens` |
        | the app under test and its launch | `Tests/___PACKAGENAME___Tests/___PACKAGENAME___TestCase.swift` |
        | steps that tests share | `Tests/___PACKAGENAME___Tests/ItemContext.swift` |
        | tests with XCTest | `Tests/___PACKAGENAME___Tests/ItemListTests.swift` |
        | a suite with Swift Testing | `Tests/___PACKAGENAME___Tests/ItemSuite.swift` |
        | the container for a Mac, and its shell function | `compose.yaml`, `screentest.sh`, `.devcontainer/devcontainer.json` |

        To start with your own app, show your first view in `Sources/___PACKAGENAME___App`. The view must be `public`, because it comes from another module. The files with `Item` in their names are an example that you can remove.

        A failed test saves a picture of its screen in `.build/screentest`, and its message names the file. `swift test` runs the XCTest tests first and then the Swift Testing tests. The last line counts the tests of both and their scenarios, and the exit code covers all tests.

        ## The next screen

        `screentest new screen NAME` writes the source file of a new screen. Run it in the clone of ScreenTestKit and name the output folder with `--output`. `test-case`, `context`, `element` and `app` write other files:

        ```sh
        swift run --package-path ___SCREENTESTKIT_clone___ screentest new screen Login --output Tests/___PACKAGENAME___Tests/Screens
        ```

        ## CI

        `.github/workflows/tests.yml` and `.gitlab-ci.yml` run the tests on GitHub and on GitLab. Both clone ScreenTestKit from the URL in the variable `SCREENTESTKIT_URL`. Set the variable in the project's settings. Without it, the jobs fail at once with a message.

        ## Not run here

        ScreenTestKit's own CI has no Mac, no arm64 processor and no container engine. Nobody has tried the container files with an engine, or this package in Xcode.

        """#),
    NewFile(
      path: "Package/Sources/___PACKAGENAME___/Models/Item.swift",
      text: #"""
        import Foundation

        /// An item in the list.
        struct Item: Identifiable, Hashable {
          let id = UUID()
          let title: String
        }

        """#),
    NewFile(
      path: "Package/Sources/___PACKAGENAME___/Models/ItemStore.swift",
      text: #"""
        import Observation

        /// The model that stores the items of the list.
        @MainActor @Observable
        final class ItemStore {
          private(set) var items: [Item] = []
          private(set) var isSaving = false

          /// Adds an item, which takes two seconds, like a request to a server.
          func add(_ title: String) async {
            isSaving = true
            try? await Task.sleep(for: .seconds(2))
            items.append(Item(title: title))
            isSaving = false
          }
        }

        """#),
    NewFile(
      path: "Package/Sources/___PACKAGENAME___/Views/ItemListView.swift",
      text: #"""
        import SwiftUI

        /// The first screen, with all items and a field for a new item.
        public struct ItemListView: View {
          @State private var store = ItemStore()
          @State private var title = ""

          public init() {}

          public var body: some View {
            NavigationStack {
              VStack {
                HStack {
                  TextField("New item", text: $title).accessibilityIdentifier("NewItemField")
                  Button("Add", action: add).disabled(title.isEmpty || store.isSaving)
                }
                if store.isSaving { Text("Saving…").accessibilityIdentifier("SavingLabel") }
                List(store.items) { item in
                  NavigationLink(item.title, value: item)
                }
                .accessibilityIdentifier("ItemList")
              }
              .navigationTitle("Items")
              .navigationDestination(for: Item.self) { ItemView(item: $0) }
            }
          }

          private func add() {
            let added = title
            title = ""
            Task { await store.add(added) }
          }
        }

        """#),
    NewFile(
      path: "Package/Sources/___PACKAGENAME___/Views/ItemView.swift",
      text: #"""
        import SwiftUI

        /// The page of a single item.
        struct ItemView: View {
          let item: Item
          @State private var isDone = false

          var body: some View {
            VStack {
              Text(item.title).accessibilityIdentifier("ItemTitle")
              Toggle("Done", isOn: $isDone)
            }
            .navigationTitle("Item")
          }
        }

        """#),
    NewFile(
      path: "Package/Sources/___PACKAGENAME___App/___PACKAGENAME___App.swift",
      text: #"""
        import SwiftUI
        import ___PACKAGENAME___

        @main
        struct ___PACKAGENAME___App: App {
          var body: some Scene {
            WindowGroup { ItemListView() }
          }
        }

        """#),
    NewFile(
      path: "Package/Tests/___PACKAGENAME___Tests/ItemContext.swift",
      text: #"""
        #if os(Linux)
          import ScreenTestKit

          /// Steps for adding items.
          protocol ItemContext: DefaultContexts {}

          extension ItemContext {
            func addAnItem(called title: String) {
              tap(itemListScreen.newItemField)
              type(title, into: itemListScreen.newItemField)
              tap(itemListScreen.addButton)
            }
          }
        #endif

        """#),
    NewFile(
      path: "Package/Tests/___PACKAGENAME___Tests/ItemListTests.swift",
      text: #"""
        #if os(Linux)
          import ScreenTestKit

          final class ItemListTests: ___PACKAGENAME___TestCase, ItemContext {
            func test_addingAnItem() {
              Scenario("Adding an item") {
                Given(I: see(itemListScreen))
                And(the: state(of: itemListScreen.addButton, isNot: .enabled))
                When(I: addAnItem(called: "Apples"))
                Then(I: see(itemListScreen.savingLabel))
                And(I: see(itemListScreen.row("Apples")))
                But(I: doNotSee(itemListScreen.savingLabel))
              }
            }
          }
        #endif

        """#),
    NewFile(
      path: "Package/Tests/___PACKAGENAME___Tests/ItemSuite.swift",
      text: #"""
        #if os(Linux)
          import ScreenTestKit
          import Testing

          @testable import ___PACKAGENAME___App

          @MainActor
          @Suite(.screenTest(___PACKAGENAME___App.self))
          struct ItemSuite: ItemContext {
            @Test func openingAnItem() {
              Scenario("Opening an item") {
                Given(I: addAnItem(called: "Pears"))
                When(I: tap(itemListScreen.row("Pears")))
                Then(I: see(itemScreen))
                And(the: label(of: itemScreen.titleLabel, is: "Pears"))
                And(the: value(of: itemScreen.doneSwitch, is: .off))
              }
            }
          }
        #endif

        """#),
    NewFile(
      path: "Package/Tests/___PACKAGENAME___Tests/Screens/ItemListScreen.swift",
      text: #"""
        #if os(Linux)
          import ScreenTestKit

          /// The screen with all items and a field for a new item.
          struct ItemListScreen: Screen {
            let trait = Header(id: "Items")
            let newItemField = TextField(id: "NewItemField")
            let addButton = Button(id: "Add")
            let savingLabel = Label(id: "SavingLabel")
            let list = Table(id: "ItemList")

            /// Returns the row of the item with the given title.
            func row(_ title: String) -> Cell { list.cell(matchingID: title) }
          }

          let itemListScreen = ItemListScreen()
        #endif

        """#),
    NewFile(
      path: "Package/Tests/___PACKAGENAME___Tests/Screens/ItemScreen.swift",
      text: #"""
        #if os(Linux)
          import ScreenTestKit

          /// The page of a single item.
          struct ItemScreen: Screen {
            let trait = Header(id: "Item")
            let titleLabel = Label(id: "ItemTitle")
            let doneSwitch = Switch(id: "Done")
          }

          let itemScreen = ItemScreen()
        #endif

        """#),
  ]
}
