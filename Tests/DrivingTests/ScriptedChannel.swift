import Foundation
import ScenarioKit

@testable import Driving

/// A connection whose requests a test decides on, one after another, from the answers so far.
final class ScriptedChannel: DriveChannel {
  private let requests: ([DriveReply]) -> DriveRequest?
  private(set) var replies: [DriveReply] = []

  init(_ requests: @escaping ([DriveReply]) -> DriveRequest?) { self.requests = requests }

  func next() -> DriveRequest? { requests(replies) }

  func send(_ reply: DriveReply) { replies.append(reply) }
}

/// A driven session in this process.
@MainActor
enum Driven {
  /// Launches an app, performs the commands, and returns the answers, which start with the answer to the launch.
  static func run(_ app: DriveLoop.KnownApp, _ commands: [[String]], surroundings: Surroundings = Surroundings()) -> [DriveReply] {
    replies(
      app,
      commands.map { words in
        var request = DriveRequest(.command)
        request.words = words
        request.folder = FileManager.default.temporaryDirectory.path
        return request
      }, surroundings)
  }

  /// Launches an app, sends requests, and returns the answers, which start with the answer to the launch.
  static func replies(_ app: DriveLoop.KnownApp, _ requests: [DriveRequest], _ surroundings: Surroundings = Surroundings()) -> [DriveReply] {
    let all = [DriveRequest(.launch)] + requests
    let channel = ScriptedChannel { replies in replies.count < all.count ? all[replies.count] : nil }
    DriveLoop(apps: [app], channel: channel, surroundings: surroundings).run()
    return channel.replies
  }

  /// Returns the steps of a session's answers.
  static func steps(_ replies: [DriveReply]) -> [DrivenStep] { replies.compactMap { reply in reply.action.map { DrivenStep($0, hasFailed: reply.status != 0) } } }
}
