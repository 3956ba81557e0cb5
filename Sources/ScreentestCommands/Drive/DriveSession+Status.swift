/// The command that describes a session.
extension DriveSession {
  /// Lists the steps, and names the session and its folder.
  func status() -> DriveAnswer {
    let redo = history.redoCount > 0 ? ", \(history.redoCount) undone" : ""
    let crash = crash.map(secrets.hidden)
    let app = settings.app ?? "the package’s only app"
    let steps = history.steps.filter { !$0.hasFailed }.map { secrets.hidden(in: $0.action.words) }
    let lines = ["session: \(folder.name)", "package: \(settings.package)", "app: \(app)", "steps: \(steps.count)\(redo)", "folder: \(folder.url.path)"]
    let text = lines + steps.enumerated().map { "  \($0.offset + 1). \($0.element)" } + [crash].compactMap(\.self)
    let members: [String: Any] = ["session": folder.name, "package": settings.package, "steps": steps, "undone": history.redoCount, "folder": folder.url.path]
    return DriveAnswer(text.joined(separator: "\n"), members: members.merging(["app": settings.app, "crash": crash].compactMapValues(\.self)) { $1 })
  }
}
