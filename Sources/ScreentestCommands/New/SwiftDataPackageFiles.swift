/// The texts that differ in a new package with SwiftData, each with its path in the folder `Templates`.
///
/// A test generates this file. To change a text, change it in that folder, and run `TemplateFilesTests` with `SCREENTEST_WRITE_PAGES=1`.
enum SwiftDataPackageFiles {
  static let all: [NewFile] = [
    NewFile(
      path: "PackageWithSwiftData/Package.swift",
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
              dependencies: [
                .product(name: "SwiftData", package: "___SCREENTESTKIT_package___", condition: .when(platforms: [.linux])),
                .product(name: "SwiftUI", package: "___SCREENTESTKIT_package___", condition: .when(platforms: [.linux])),
              ]),
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
      path: "PackageWithSwiftData/Sources/___PACKAGENAME___/Models/Item.swift",
      text: #"""
        import Foundation
        import SwiftData

        /// An item in the list, which SwiftData stores.
        @Model
        public final class Item {
          var title: String
          var isDone: Bool = false
          var added: Date = Date()

          init(title: String) { self.title = title }
        }

        """#),
    NewFile(
      path: "PackageWithSwiftData/Sources/___PACKAGENAME___/Views/ItemListView.swift",
      text: #"""
        import SwiftData
        import SwiftUI

        /// The first screen, with all items and a field for a new item.
        public struct ItemListView: View {
          @Environment(\.modelContext) private var context
          @Query(sort: \Item.added) private var items: [Item]
          @State private var title = ""

          public init() {}

          public var body: some View {
            NavigationStack {
              VStack {
                HStack {
                  TextField("New item", text: $title).accessibilityIdentifier("NewItemField")
                  Button("Add", action: add).disabled(title.isEmpty)
                }
                List {
                  ForEach(items) { item in
                    NavigationLink(item.title, value: item)
                  }
                  .onDelete(perform: delete)
                }
                .accessibilityIdentifier("ItemList")
              }
              .navigationTitle("Items")
              .navigationDestination(for: Item.self) { ItemView(item: $0) }
            }
          }

          private func add() {
            context.insert(Item(title: title))
            title = ""
          }

          private func delete(at offsets: IndexSet) {
            for offset in offsets { context.delete(items[offset]) }
          }
        }

        """#),
    NewFile(
      path: "PackageWithSwiftData/Sources/___PACKAGENAME___/Views/ItemView.swift",
      text: #"""
        import SwiftData
        import SwiftUI

        /// The page of a single item.
        struct ItemView: View {
          @Bindable var item: Item

          var body: some View {
            VStack {
              Text(item.title).accessibilityIdentifier("ItemTitle")
              Toggle("Done", isOn: $item.isDone)
            }
            .navigationTitle("Item")
          }
        }

        """#),
    NewFile(
      path: "PackageWithSwiftData/Sources/___PACKAGENAME___App/___PACKAGENAME___App.swift",
      text: #"""
        import SwiftData
        import SwiftUI
        import ___PACKAGENAME___

        @main
        struct ___PACKAGENAME___App: App {
          var body: some Scene {
            WindowGroup { ItemListView() }
              .modelContainer(for: Item.self)
          }
        }

        """#),
    NewFile(
      path: "PackageWithSwiftData/Tests/___PACKAGENAME___Tests/ItemContext.swift",
      text: #"""
        #if os(Linux)
          import ScreenTestKit

          /// Steps for adding and deleting items.
          protocol ItemContext: DefaultContexts {}

          extension ItemContext {
            func addAnItem(called title: String) {
              tap(itemListScreen.newItemField)
              type(title, into: itemListScreen.newItemField)
              tap(itemListScreen.addButton)
            }

            func deleteTheItem(called title: String) {
              swipe(itemListScreen.row(title), .left)
              tap(itemListScreen.deleteButton)
            }
          }
        #endif

        """#),
    NewFile(
      path: "PackageWithSwiftData/Tests/___PACKAGENAME___Tests/ItemListTests.swift",
      text: #"""
        #if os(Linux)
          import ScreenTestKit

          final class ItemListTests: ___PACKAGENAME___TestCase, ItemContext {
            func test_addingAnItem() {
              Scenario("Adding an item") {
                Given(I: see(itemListScreen))
                And(the: state(of: itemListScreen.addButton, isNot: .enabled))
                When(I: addAnItem(called: "Apples"))
                Then(I: see(itemListScreen.row("Apples")))
              }
            }

            func test_deletingAnItem() {
              Scenario("Deleting an item") {
                Given(I: addAnItem(called: "Apples"))
                And(I: addAnItem(called: "Pears"))
                When(I: deleteTheItem(called: "Apples"))
                Then(I: doNotSee(itemListScreen.row("Apples")))
                But(I: see(itemListScreen.row("Pears")))
              }
            }

            func test_anItemIsStored() {
              Scenario("An item is there after a relaunch") {
                Given(I: addAnItem(called: "Apples"))
                When(I: relaunchTheApp)
                Then(I: see(itemListScreen.row("Apples")))
              }
            }
          }
        #endif

        """#),
    NewFile(
      path: "PackageWithSwiftData/Tests/___PACKAGENAME___Tests/Screens/ItemListScreen.swift",
      text: #"""
        #if os(Linux)
          import ScreenTestKit

          /// The screen with all items and a field for a new item.
          struct ItemListScreen: Screen {
            let trait = Header(id: "Items")
            let newItemField = TextField(id: "NewItemField")
            let addButton = Button(id: "Add")
            let list = Table(id: "ItemList")
            /// The button that a swipe over a row reveals.
            let deleteButton = Button(id: "Delete")

            /// Returns the row of the item with the given title.
            func row(_ title: String) -> Cell { list.cell(matchingID: title) }
          }

          let itemListScreen = ItemListScreen()
        #endif

        """#),
  ]
}
