/// A message to the process that runs a driven app.
///
/// Messages are lines of JSON on a Unix socket. Each request has one reply.
package struct DriveRequest: Codable, Sendable {
  /// The task of the process.
  package enum Kind: String, Codable, Sendable {
    /// Launch the app on a new device.
    case launch
    /// Perform the command in ``DriveRequest/words``.
    case command
    /// Perform ``DriveRequest/actions`` again, up to the first whose result differs.
    case replay
    /// Write ``DriveRequest/actions`` as a scenario, which performs them in this process.
    case scenario
  }

  /// The task of the process.
  package var kind: Kind
  /// The words of a command with its options: `["tap", "Log in"]`.
  package var words: [String] = []
  /// The folder that paths in the words are relative to.
  package var folder: String = ""
  /// The actions to perform, in order.
  package var actions: [DrivenStep] = []
  /// The secret texts by name, such as `PASSWORD`.
  package var secrets: [String: String] = [:]
  /// The context functions that a scenario must not try, because the process ended in them.
  package var excluded: [String] = []
  /// The launch arguments of the app.
  package var launchArguments: [String] = []
  /// The launch environment of the app.
  package var launchEnvironment: [String: String] = [:]
  /// The name of the app to launch, or `nil` for the package's only app.
  package var app: String?

  /// Creates a request without further values.
  package init(_ kind: Kind) { self.kind = kind }

  /// The environment variable that names the socket that a process in driving mode connects to.
  ///
  /// `screentest drive` sets it.
  package static let variable: String = "SCREENTEST_DRIVE"

  /// The words before a context function's code in the name of the activity that tries the function.
  ///
  /// If the process ends in a function, the message about the end has the activity, so the tool knows which function to leave out.
  package static let trial: String = "try the function "
}

/// The answer of the process that runs a driven app.
package struct DriveReply: Codable, Sendable {
  /// The exit code: 0 for success, 1 for a failed step, and 2 for words that can't be used.
  package var status: Int32
  /// The answer for a person, which ends without a line break.
  package var text: String
  /// The answer for a program, which is a JSON object.
  package var json: String = "{}"
  /// The action, or `nil` if the command only reads.
  package var action: DrivenAction?
  /// All elements of the screen after an action, one on each line.
  package var screen: String?
  /// The number of actions that a replay has performed.
  package var count: Int = 0
  /// The screens after each action of a replay.
  package var screens: [String] = []
  /// The secret texts that were typed, by name.
  package var secrets: [String: String] = [:]

  /// Creates a reply.
  package init(status: Int32 = 0, text: String = "") {
    self.status = status
    self.text = text
  }
}

/// An action of a driven session, with its result.
package struct DrivenStep: Codable, Sendable, Equatable {
  /// The action.
  package var action: DrivenAction
  /// Whether the action failed.
  ///
  /// A failed action can let time pass, so a replay performs it, too. A scenario doesn't include it.
  package var hasFailed: Bool = false

  /// Creates a step with the result of an action.
  package init(_ action: DrivenAction, hasFailed: Bool = false) {
    self.action = action
    self.hasFailed = hasFailed
  }
}

/// An action on a driven app, which can be performed again in another process.
package struct DrivenAction: Codable, Sendable, Equatable {
  /// The name of the command, such as “tap”.
  package var command: String
  /// The elements that the command names, in its order.
  package var elements: [DrivenElement] = []
  /// The other values of the command, in its order.
  package var values: [String] = []
  /// The name of the secret text to type, in place of a value.
  package var secret: String?
  /// The action in words, such as “tap Button “Log in””.
  package var words: String = ""

  /// Creates the action of a command without elements and values.
  package init(_ command: String) { self.command = command }
}

/// The description of an element that finds the element again.
package struct DrivenElement: Codable, Sendable, Equatable {
  /// The name of the element's type, such as “button”.
  package var type: String
  /// The identifier, label, title, value or placeholder, or `nil` for any.
  package var id: String?
  /// The number of matches before the element, in tree order.
  package var index: Int = 0
  /// The elements that contain the element, from the nearest to the farthest.
  package var parents: [DrivenElement] = []
  /// The bundle identifier of the element's app, or `nil` for the app under test.
  package var app: String?
  /// The screen's member that finds the element, as code, or `nil` if the other properties find it.
  package var member: String?

  /// Creates the description of an element without parents.
  package init(type: String, id: String? = nil, index: Int = 0) {
    self.type = type
    self.id = id
    self.index = index
  }
}
