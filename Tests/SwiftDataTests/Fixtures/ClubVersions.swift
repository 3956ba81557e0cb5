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

  /// A dog has an owner, and a pair of models disagrees.
  enum Dogs: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
    static var models: [any PersistentModel.Type] { [Owner.self, Dog.self] }

    @Model
    final class Owner {
      var name: String
      var walks: [Dog] = []
      init(name: String) { self.name = name }
    }

    @Model
    final class Dog {
      var name: String
      var owner: Owner?
      init(name: String, owner: Owner?) {
        self.name = name
        self.owner = owner
      }
    }
  }

  /// All animals have an owner, and owners walk with a cat.
  enum Animals: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }
    static var models: [any PersistentModel.Type] { [Owner.self, Animal.self, Dog.self, Cat.self] }

    @Model
    final class Owner {
      var name: String
      var walks: Cat?
      init(name: String) { self.name = name }
    }

    @Model
    class Animal {
      var name: String
      var owner: Owner?
      init(name: String, owner: Owner?) {
        self.name = name
        self.owner = owner
      }
    }

    @Model
    final class Dog: Animal {
      var tricks: Int = 0
      override init(name: String, owner: Owner?) { super.init(name: name, owner: owner) }
    }

    @Model
    final class Cat {
      var name: String
      init(name: String) { self.name = name }
    }
  }
}
