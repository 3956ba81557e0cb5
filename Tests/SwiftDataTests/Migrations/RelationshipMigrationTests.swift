import Foundation
@testable import SwiftData
import XCTest

/// Tests of migrations that move relationships between columns and tables of links.
final class RelationshipMigrationTests: XCTestCase {
  private var folder: URL!

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("RelationshipMigrationTests-\(UUID().uuidString)")
  }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private func open(_ version: any VersionedSchema.Type) throws -> ModelContext {
    ModelContext(try ModelContainer(for: Schema(versionedSchema: version), configurations: ModelConfiguration(url: folder.appendingPathComponent("club.store"))))
  }

  /// Saves teams that only know their players.
  private func saveTeams(sharing isShared: Bool = false) throws {
    let context = try open(Club.Alone.self)
    let (reds, blues) = (Club.Alone.Team(name: "Reds"), Club.Alone.Team(name: "Blues"))
    let players = ["Ann", "Bea", "Cem", "Dan"].map { Club.Alone.Player(name: $0) }
    reds.players = Array(players[..<2])
    blues.players = isShared ? Array(players[1...2]) : [players[2]]
    for team in [reds, blues] { context.insert(team) }
    context.insert(players[3])
    try context.save()
  }

  func test_aNewInverseGetsTheModelsOfTheLinks() throws {
    try saveTeams()
    let context = try open(Club.OneTeam.self)
    let players = try context.fetch(FetchDescriptor<Club.OneTeam.Player>(sortBy: [SortDescriptor(\.name)]))
    XCTAssertEqual(players.map { $0.team?.name }, ["Reds", "Reds", "Blues", nil])
    let teams = try context.fetch(FetchDescriptor<Club.OneTeam.Team>(sortBy: [SortDescriptor(\.name)]))
    XCTAssertEqual(teams.map { $0.players.map(\.name) }, [["Cem"], ["Ann", "Bea"]])
  }

  func test_aModelThatWouldHaveSeveralThrows() throws {
    try saveTeams(sharing: true)
    XCTAssertThrowsError(try open(Club.OneTeam.self)) { error in
      XCTAssertTrue(error.localizedDescription.contains("Player.team can have one model now, and a model in the store has several"), error.localizedDescription)
    }
    XCTAssertEqual(try open(Club.Alone.self).fetchCount(FetchDescriptor<Club.Alone.Player>()), 4)
  }

  func test_aTableOfLinksGetsTheModelsOfTheColumn() throws {
    try saveTeams()
    _ = try open(Club.OneTeam.self)
    let context = try open(Club.ManyTeams.self)
    let players = try context.fetch(FetchDescriptor<Club.ManyTeams.Player>(sortBy: [SortDescriptor(\.name)]))
    XCTAssertEqual(players.map { $0.clubs.map(\.name) }, [["Reds"], ["Reds"], ["Blues"], []])
    let teams = try context.fetch(FetchDescriptor<Club.ManyTeams.Team>(sortBy: [SortDescriptor(\.name)]))
    XCTAssertEqual(teams.map { $0.players.map(\.name) }, [["Cem"], ["Ann", "Bea"]])
  }

  func test_aTableOfLinksWithANewInverseKeepsItsLinks() throws {
    try saveTeams(sharing: true)
    let context = try open(Club.ManyTeams.self)
    let players = try context.fetch(FetchDescriptor<Club.ManyTeams.Player>(sortBy: [SortDescriptor(\.name)]))
    XCTAssertEqual(players.map { Set($0.clubs.map(\.name)) }, [["Reds"], ["Reds", "Blues"], ["Blues"], []])
  }

  func test_aRelationshipThatMustHaveAModelThrowsWithoutOne() throws {
    try saveTeams()
    XCTAssertThrowsError(try open(Club.OneTeamEach.self)) { error in
      XCTAssertTrue(error.localizedDescription.contains("Player.team isn't optional, but a model in the store has no model there"), error.localizedDescription)
    }
    let context = try open(Club.OneTeam.self)
    try context.delete(model: Club.OneTeam.Player.self, where: #Predicate { $0.team == nil })
    try context.save()
    let migrated = try open(Club.OneTeamEach.self)
    let players = try migrated.fetch(FetchDescriptor<Club.OneTeamEach.Player>(sortBy: [SortDescriptor(\.name)]))
    XCTAssertEqual(players.map(\.team.name), ["Reds", "Reds", "Blues"])
  }

  func test_aPropertyThatMovesToASuperclassKeepsItsModels() throws {
    let old = try open(Club.Dogs.self)
    let owner = Club.Dogs.Owner(name: "Ann")
    let dog = Club.Dogs.Dog(name: "Rex", owner: owner)
    owner.walks = [dog]
    old.insert(dog)
    try old.save()
    let context = try open(Club.Animals.self)
    let dogs = try context.fetch(FetchDescriptor<Club.Animals.Animal>())
    XCTAssertEqual(dogs.map { "\($0.name) \($0.owner?.name ?? "-")" }, ["Rex Ann"])
    let owners = try context.fetch(FetchDescriptor<Club.Animals.Owner>())
    let walks = try XCTUnwrap(ModelType.of(Club.Animals.Owner.self).index(named: "walks"))
    XCTAssertEqual(owners.count, 1)
    XCTAssertNil(owners.first?._$record.one(at: walks), "A dog isn't a cat.")
  }

  func test_aContainerOfTheOldModelsEndsWithTheMigration() throws {
    try saveTeams()
    let old = try open(Club.Alone.self)
    let player = try XCTUnwrap(old.fetch(FetchDescriptor<Club.Alone.Player>()).first)
    let new = try open(Club.OneTeam.self)
    for team in try new.fetch(FetchDescriptor<Club.OneTeam.Team>()) { team.name += "!" }
    try new.save()
    XCTAssertEqual(player.name, "Ann")
    let isExpected = { (error: any Error) in XCTAssertTrue(error.localizedDescription.contains("Another container has migrated the store of"), error.localizedDescription) }
    XCTAssertThrowsError(try old.fetch(FetchDescriptor<Club.Alone.Player>()), "", isExpected)
    player.name = "Ada"
    XCTAssertThrowsError(try old.save(), "", isExpected)
  }
}
