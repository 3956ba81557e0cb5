import Foundation
import SwiftData

/// The versions of a club's models, whose relationships are stored in different ways.
enum Club {
  /// Teams know their players, and players know nothing.
  enum Alone: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
    static var models: [any PersistentModel.Type] { [Team.self, Player.self] }

    @Model
    final class Team {
      var name: String
      var players: [Player] = []
      init(name: String) { self.name = name }
    }

    @Model
    final class Player {
      var name: String
      init(name: String) { self.name = name }
    }
  }

  /// A player has a team.
  enum OneTeam: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }
    static var models: [any PersistentModel.Type] { [Team.self, Player.self] }

    @Model
    final class Team {
      var name: String
      @Relationship(inverse: \Player.team) var players: [Player] = []
      init(name: String) { self.name = name }
    }

    @Model
    final class Player {
      var name: String
      var team: Team?
      init(name: String) { self.name = name }
    }
  }

  /// A player has several clubs, under another name.
  enum ManyTeams: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(3, 0, 0) }
    static var models: [any PersistentModel.Type] { [Team.self, Player.self] }

    @Model
    final class Team {
      var name: String
      @Relationship(inverse: \Player.clubs) var players: [Player] = []
      init(name: String) { self.name = name }
    }

    @Model
    final class Player {
      var name: String
      @Relationship(originalName: "team") var clubs: [Team] = []
      init(name: String) { self.name = name }
    }
  }

  /// A player must have a team.
  enum OneTeamEach: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(4, 0, 0) }
    static var models: [any PersistentModel.Type] { [Team.self, Player.self] }

    @Model
    final class Team {
      var name: String
      @Relationship(inverse: \Player.team) var players: [Player] = []
      init(name: String) { self.name = name }
    }

    @Model
    final class Player {
      var name: String
      var team: Team
      init(name: String, team: Team) {
        self.name = name
        self.team = team
      }
    }
  }
}
