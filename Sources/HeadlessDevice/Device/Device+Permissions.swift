import HeadlessUI

extension Device {
  /// Asks a person whether the app in front, or the one that is being launched, may use something.
  ///
  /// An answer that is known is given at once. The question stays on the screen until it is answered, or the app is terminated.
  ///
  /// - Parameter completion: Receives whether the app may.
  package func ask(for permission: Permission, completion: @escaping @MainActor (Bool) -> Void) {
    guard let app = surroundings.currentApp else { return completion(false) }
    if let known = surroundings.answer(to: permission, of: app) { return completion(known) }
    // One question for all who ask meanwhile.
    services.questions[app, default: [:]][permission, default: []].append(completion)
    guard services.questions[app]?[permission]?.count == 1 else { return }
    let question = PermissionQuestion(permission, app: name(of: app))
    let actions = question.answers.map { answer in
      SystemAlert.Action(title: answer.title, role: answer.isAllowed || permission == .locationAlways ? nil : .cancel) { [unowned self] in
        if answer.isOnce { services.permissionsForOnce[app, default: []].insert(permission) }
        surroundings.setAnswer(answer.isAllowed, to: permission, of: app)
        end(permission, of: app, with: answer.isAllowed)
      }
    }
    let reason = permission.usageKey.flatMap { reasonForUse($0, of: app) }
    showSystemAlert(question.title, message: reason ?? question.message, asker: app, actions) { [unowned self] in end(permission, of: app, with: false) }
  }

  /// Asks a person whether the app in front may use something, and waits for the answer.
  package func ask(for permission: Permission) async -> Bool {
    await withCheckedContinuation { continuation in ask(for: permission) { continuation.resume(returning: $0) } }
  }

  private func end(_ permission: Permission, of app: String, with answer: Bool) {
    for completion in services.questions[app]?.removeValue(forKey: permission) ?? [] { completion(answer) }
  }

  /// The reason that an app gives: what the test says, or the app's own resources in their table `InfoPlist`.
  private func reasonForUse(_ key: String, of app: String) -> String? {
    let installed = userApps.first { $0.bundleIdentifier == app }
    if let reason = installed?.usageDescriptions[key] { return reason }
    if key == Permission.faceID.usageKey, let reason = installed?.faceIDUsageDescription, !reason.isEmpty { return reason }
    return CurrentStrings.text(for: key, table: "InfoPlist", in: .main)
  }

  /// Sets the answer to a question before it is asked, or forgets it.
  ///
  /// - Parameter answer: Whether the app may; `nil` to have it ask.
  package func setAnswer(_ answer: Bool?, to permission: Permission, of app: String) { surroundings.setAnswer(answer, to: permission, of: app) }

  /// Forgets the answer to the question whether an app may use something of the device, by its name: “camera”.
  package func forgetPermission(_ name: String, of bundleIdentifier: String) {
    for permission in Permission.allCases where permission.rawValue == name || name == "location" && permission == .locationAlways {
      setAnswer(nil, to: permission, of: bundleIdentifier)
    }
  }

  /// Forgets what an app was allowed for once.
  func forgetPermissionsForOnce(of app: String) {
    for permission in services.permissionsForOnce.removeValue(forKey: app) ?? [] { surroundings.setAnswer(nil, to: permission, of: app) }
  }
}

/// What the current app may use, for code on every thread.
package enum CurrentPermissions {
  /// The answer to a question that a person was asked, or that a test has set; `nil` where there was none.
  package static func answer(to permission: Permission) -> Bool? {
    guard let surroundings = SurroundingsOfScheduler.current ?? Device.current?.surroundings, let app = surroundings.currentApp else { return nil }
    return surroundings.answer(to: permission, of: app)
  }

  /// Asks a person for a permission of the current app; where there is no device, the answer is no.
  @MainActor package static func ask(for permission: Permission) async -> Bool {
    await Device.current?.ask(for: permission) ?? false
  }
}
