import HeadlessUI

extension Device {
  /// Shows an alert that requests a permission for the app in front or the app that's being launched.
  ///
  /// If the answer is known, the completion is called immediately. The alert stays on the screen until it's answered or the app is terminated.
  ///
  /// - Parameter completion: A closure that receives whether the app has permission.
  package func ask(for permission: Permission, completion: @escaping @MainActor (Bool) -> Void) {
    guard let app = appEnvironment.currentApp else { return completion(false) }
    if let known = appEnvironment.answer(to: permission, of: app) { return completion(known) }
    // Show the alert only for the first request, because several requests for the same permission share it.
    services.questions[app, default: [:]][permission, default: []].append(completion)
    guard services.questions[app]?[permission]?.count == 1 else { return }
    let question = PermissionQuestion(permission, app: name(of: app))
    let actions = question.answers.map { answer in
      SystemAlert.Action(title: answer.title, role: answer.isAllowed || permission == .locationAlways ? nil : .cancel) { [unowned self] in
        if answer.isOnce { services.permissionsForOnce[app, default: []].insert(permission) }
        appEnvironment.setAnswer(answer.isAllowed, to: permission, of: app)
        end(permission, of: app, with: answer.isAllowed)
      }
    }
    let reason = permission.usageKey.flatMap { reasonForUse($0, of: app) }
    showSystemAlert(question.title, message: reason ?? question.message, asker: app, actions) { [unowned self] in end(permission, of: app, with: false) }
  }

  /// Shows an alert that requests a permission for the app in front, and waits for the answer.
  package func ask(for permission: Permission) async -> Bool {
    await withCheckedContinuation { continuation in ask(for: permission) { continuation.resume(returning: $0) } }
  }

  private func end(_ permission: Permission, of app: String, with answer: Bool) {
    for completion in services.questions[app]?.removeValue(forKey: permission) ?? [] { completion(answer) }
  }

  /// Returns the app's reason for a permission.
  ///
  /// The test specifies the reason, or the `InfoPlist` table in the app's resources contains it.
  private func reasonForUse(_ key: String, of app: String) -> String? {
    let installed = userApps.first { $0.bundleIdentifier == app }
    if let reason = installed?.usageDescriptions[key] { return reason }
    if key == Permission.faceID.usageKey, let reason = installed?.faceIDUsageDescription, !reason.isEmpty { return reason }
    return CurrentStrings.text(for: key, table: "InfoPlist", in: .main)
  }

  /// Sets the answer to a permission request in advance, or resets it.
  ///
  /// - Parameter answer: Whether the app has permission, or `nil` to make the app ask.
  package func setAnswer(_ answer: Bool?, to permission: Permission, of app: String) { appEnvironment.setAnswer(answer, to: permission, of: app) }

  /// Resets the answer to a permission request, identified by its name, such as “camera”.
  package func forgetPermission(_ name: String, of bundleIdentifier: String) {
    for permission in Permission.allCases where permission.rawValue == name || name == "location" && permission == .locationAlways {
      setAnswer(nil, to: permission, of: bundleIdentifier)
    }
  }

  /// Resets the permissions that an app only has until it's terminated.
  func forgetPermissionsForOnce(of app: String) {
    for permission in services.permissionsForOnce.removeValue(forKey: app) ?? [] { appEnvironment.setAnswer(nil, to: permission, of: app) }
  }
}

/// The permissions of the current app, for code on every thread.
package enum CurrentPermissions {
  /// Returns the answer of a person or a test to a permission request, or `nil` if there's none.
  package static func answer(to permission: Permission) -> Bool? {
    guard let appEnvironment = SchedulerAppEnvironment.current ?? Device.current?.appEnvironment, let app = appEnvironment.currentApp else { return nil }
    return appEnvironment.answer(to: permission, of: app)
  }

  /// Requests a permission for the current app, and waits for the answer.
  ///
  /// Without a device, the permission is denied.
  @MainActor package static func ask(for permission: Permission) async -> Bool {
    await Device.current?.ask(for: permission) ?? false
  }
}
