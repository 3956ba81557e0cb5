import ScreenTestKit
import SwiftData
import Synchronization

/// Tests of what a mistake in the use of models tells, and of the state of the app after it.
@preconcurrency @MainActor
final class ModelMistakeTests: ScreenTestCase {
  override class var appUnderTest: AppUnderTest? { AppUnderTest(name: "Trips") { MistakeView() } }

  /// The text that the last mistake has returned.
  private var result: String { XCUIApplication().staticTexts["Result"].label }

  /// Returns the failures that reach the failure handler of the process.
  private func failures(_ body: () -> Void) -> [TestFailure] {
    let caught = Mutex<[TestFailure]>([])
    FailureHandler.process = FailureHandler { failure in caught.withLock { $0.append(failure) } }
    defer { FailureHandler.process = nil }
    body()
    return caught.withLock { $0 }
  }

  /// Taps buttons, and compares the kinds and the whole messages of all failures.
  private func assertTaps(_ buttons: String..., fail kind: String, with messages: String..., file: StaticString = #filePath, line: UInt = #line) {
    let failures = failures { for button in buttons { tap(Button(id: button)) } }
    XCTAssertEqual(failures.map(\.kind), messages.map { _ in kind }, file: file, line: line)
    XCTAssertEqual(failures.map(\.message), messages, file: file, line: line)
  }

  func test_aModelIsUsedAfterItsDeletion() {
    assertTaps(
      "Use a deleted trip", fail: "swiftData.usedAfterDeletion",
      with: """
        Could not set the property name of a Trip: the Trip was deleted, and the deletion was saved. On a phone, the app may crash.

        What to do: don't use a model after its deletion: remove it from the state of the views, or keep the values that you need.
        """)
    XCTAssertEqual(result, "Oslo")
  }

  func test_aModelThatWasNotFoundIsUsed() {
    assertTaps(
      "Use a missing trip", fail: "swiftData.notInContext",
      with: """
        Could not set the property name of a Trip: model(for:) didn't find the Trip in the context. On a phone, the app may crash.

        What to do: before you use an identifier, make sure that its model exists, for example with a fetch.
        """)
    XCTAssertEqual(result, "name: , budget: 100.0, stops: 0, id kept: true, changes: false")
  }

  func test_aModelThatWasNotFoundIsInserted() {
    assertTaps(
      "Insert a missing trip", fail: "swiftData.notInContext",
      with: """
        Could not insert a Trip: model(for:) didn't find the Trip in the context. On a phone, the app may crash.

        What to do: before you use an identifier, make sure that its model exists, for example with a fetch.
        """)
    XCTAssertEqual(result, "changes: false")
  }

  func test_aPropertyHasNoValueAndIsNotOptional() {
    assertTaps(
      "Read a missing value", fail: "swiftData.missingValue",
      with: """
        Could not read the property trip of a Ticket: it has no value, and its type Trip isn't optional.

        What to do: declare the property as optional, or set it in every initializer and keep the model that it refers to.
        """)
    XCTAssertEqual(result, "seat: 4, trip: , start: true")
  }

  func test_aKeyPathIsNotAStoredProperty() {
    assertTaps(
      "Use a computed property", fail: "swiftData.unknownProperty",
      with: """
        Could not set a value of a Trip with setValue(forKey:to:): the key path isn't a stored property of Trip.

        What to do: name a property that is neither computed nor @Transient.
        """,
      """
      Could not read a value of a Trip with getValue(forKey:): the key path isn't a stored property of Trip.

      What to do: name a property that is neither computed nor @Transient.
      """)
    XCTAssertEqual(result, "title: , name: Oslo, changes: false")
  }

  func test_aRelationshipConnectsTwoContexts() {
    assertTaps(
      "Connect two contexts", fail: "swiftData.relatedAcrossContexts",
      with: """
        Could not set stops of a Trip: the relationship would connect models of different contexts. On a phone, the app may crash.

        What to do: save the other model, and get it from the same context by its identifier: context.model(for: other.persistentModelID).
        """,
      """
      Could not set trip of a Stop: the relationship would connect models of different contexts. On a phone, the app may crash.

      What to do: save the other model, and get it from the same context by its identifier: context.model(for: other.persistentModelID).
      """)
    XCTAssertEqual(result, "stops: 0, museum inserted: false, trip of the harbor: none")
  }

  func test_anInitializerConnectsTwoContexts() {
    assertTaps(
      "Create between two contexts", fail: "swiftData.relatedAcrossContexts",
      with: """
        Could not set new of a Rebooking: the relationship would connect models of different contexts. On a phone, the app may crash.

        What to do: save the other model, and get it from the same context by its identifier: context.model(for: other.persistentModelID).
        """)
    XCTAssertEqual(result, "old: Oslo, new: none, saved: true")
  }

  func test_aModelOfAnUnknownClassIsInserted() {
    assertTaps(
      "Insert an unknown model", fail: "swiftData.unknownModel",
      with: """
        Could not insert a Library: the container has no models of the class Library.

        What to do: add Library.self to the models of the container: ModelContainer(for: Library.self).
        """)
    XCTAssertEqual(result, "inserted: false, name: Deichman")
  }

  func test_aModelOfAnUnknownClassIsReadByItsIdentifier() {
    assertTaps(
      "Find an unknown model", fail: "swiftData.unknownModel",
      with: """
        Could not get a Library by its identifier: the container has no models of the class Library.

        What to do: add Library.self to the models of the container: ModelContainer(for: Library.self).
        """)
    XCTAssertEqual(result, "a library: false, changes: false")
  }

  func test_theEnvironmentHasNoContainer() {
    assertTaps(
      "Insert without a container", fail: "swiftData.noContainer",
      with: """
        Could not insert a Trip: the environment of the view has no model container.

        What to do: add .modelContainer(for: Trip.self) to the scene or to a view above.
        """)
    XCTAssertEqual(XCUIApplication().staticTexts["ResultWithoutContainer"].label, "inserted: false, name: Oslo")
  }

  func test_aModelIsUsedOffTheMainActor() {
    assertTaps(
      "Use off the main actor", "Ask for names", fail: "swiftData.usedOffTheMainActor",
      with: """
        Could not use a Trip: the Trip belongs to the main context, and the code isn't on the main actor. On a phone, this can be a data race.

        What to do: pass the model's persistentModelID to a @ModelActor, and get the model there: self[id, as: Trip.self].
        """)
    XCTAssertEqual(result, "Oslo")
  }

  func test_aModelIsInsertedInTwoContexts() {
    assertTaps(
      "Insert twice", fail: "swiftData.insertedTwice",
      with: """
        Could not insert a Trip: the Trip is already inserted in another context. On a phone, the app may crash.

        What to do: save the model in its own context, and get it from this context by its identifier: context.model(for: id).
        """)
    XCTAssertEqual(result, "in the first context: true")
  }

  func test_aModelIsDeletedInAnotherContext() {
    assertTaps(
      "Delete elsewhere", fail: "swiftData.deletedInOtherContext",
      with: """
        Could not delete a Trip: the Trip is in another context.

        What to do: delete the model in its own context: model.modelContext?.delete(model).
        """)
    XCTAssertEqual(result, "deleted: false, changes: false")
  }

  func test_changesCannotBeSavedAutomatically() {
    assertTaps(
      "Delete the trip of a ticket", "Ask for changes", fail: "swiftData.autosaveFailed",
      with: """
        Could not save the changes of a context automatically: an error was thrown: The relationship trip of a Ticket isn't optional, and has no model.

        What to do: save explicitly, and handle the error: try context.save().
        """)
    XCTAssertEqual(result, "changes: true")
  }

  func test_allDataCannotBeDeleted() {
    assertTaps(
      "Delete all data that can't be changed", fail: "swiftData.erasingFailed",
      with: """
        Could not delete all data of a model container: an error was thrown: The store in memory can't be saved, because its configuration has allowsSave: false. Nothing was saved. Allow saving, or discard the changes with rollback().

        What to do: call erase(), and handle the error: try container.erase().
        """)
    XCTAssertEqual(result, "deleted nothing")
  }

  func test_aContainerCannotBeCreated() {
    // The path of the store is known once the view was shown.
    let failures = failures { tap(Button(id: "Open a damaged store")) }
    XCTAssertEqual(failures.map(\.kind), ["swiftData.containerFailed"])
    XCTAssertEqual(
      failures.first?.message,
      """
      Could not create the model container of a view: an error was thrown: The file at \(DamagedStoreView.path) is a file of another kind, not a store of this SwiftData. \
      The file is unchanged. Give the model configuration another URL, or delete the file.

      What to do: correct the models or the store, or handle the error in the closure onSetup of modelContainer(for:).
      """)
    XCTAssertTrue(XCUIApplication().staticTexts["shown without a store"].exists)
  }

  func test_theStepThatMakesTheMistakeIsItsPlace() {
    let failures = failures {
      Scenario("Inserting a trip in two contexts") {
        When(I: tap(Button(id: "Insert twice")))
      }
    }
    let line = #line - 3
    XCTAssertEqual(failures.map { $0.place?.line }, [line])
    XCTAssertEqual(failures.map { $0.place?.fileID }, [#fileID])
    XCTAssertEqual(failures.map(\.kind), ["swiftData.insertedTwice"])
  }
}
