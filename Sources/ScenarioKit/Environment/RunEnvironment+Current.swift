import Foundation

extension RunEnvironment {
  /// The environment of this process, read from its environment variables and working directory.
  package static let current: RunEnvironment = RunEnvironment(variable: Platform.environment, folder: FileManager.default.currentDirectoryPath)

  /// An identifier of the process that started this one, shared by all processes with the same parent.
  package static var launcher: String { Launcher.current }

  /// The name of this process's test library, used in the names of journals.
  static var tool: String { CommandLine.arguments.contains("swift-testing") ? "swift-testing" : "xctest" }

  /// Returns an environment variable of the process, even if a test sets another value for its app.
  package static func variable(_ name: String) -> String? { Platform.environment(name) }

  /// Returns the checked-out commit of a Git repository, or `nil` if the folder isn't the root of one.
  package static func commit(ofRepository folder: String) -> String? {
    FileManager.default.fileExists(atPath: "\(folder)/.git") ? GitHead(folder: folder)?.commit : nil
  }

  /// Creates an environment from environment variables and a folder.
  /// - Parameters:
  ///   - variable: Returns the value of an environment variable.
  ///   - folder: The package's folder in the sources' Git repository. It provides the project's name, the commit, and the branch if no variable does.
  init(variable: (String) -> String?, folder: String) {
    func first(_ names: String...) -> String? {
      for name in names { if let value = variable(name), !value.isEmpty { return value } }
      return nil
    }
    let head = GitHead(folder: folder)
    let commit =
      first("GITHUB_SHA", "CI_COMMIT_SHA", "BUILDKITE_COMMIT", "CIRCLE_SHA1", "GIT_COMMIT", "BITBUCKET_COMMIT", "BUILD_SOURCEVERSION", "TRAVIS_COMMIT")
      ?? head?.commit
    self.init(
      project: Self.project(first, folder), commit: commit,
      branch: first("GITHUB_HEAD_REF", "GITHUB_REF_NAME", "CI_COMMIT_REF_NAME", "BUILDKITE_BRANCH", "CIRCLE_BRANCH", "BRANCH_NAME", "BITBUCKET_BRANCH", "TRAVIS_BRANCH")
        ?? head?.branch,
      ci: Self.systems.first { variable($0.variable)?.isEmpty == false }?.name, address: Self.address(first),
      sources: Self.sources(first, commit, head?.path(of: folder) ?? ""), system: Self.operatingSystem, seed: first("SCREENTEST_SEED"), shard: Shard.named(by: variable),
      tags: first("SCREENTEST_TAGS"), attempt: first("SCREENTEST_ATTEMPT").flatMap { Int($0) }.map { max(1, $0) } ?? 1)
  }

  /// The variables that identify CI systems.
  ///
  /// Nearly every system sets the last one.
  private static let systems: [(variable: String, name: String)] = [
    ("GITHUB_ACTIONS", "GitHub Actions"), ("GITLAB_CI", "GitLab CI"), ("BUILDKITE", "Buildkite"), ("CIRCLECI", "CircleCI"), ("JENKINS_URL", "Jenkins"),
    ("TF_BUILD", "Azure Pipelines"), ("BITBUCKET_BUILD_NUMBER", "Bitbucket Pipelines"), ("TRAVIS", "Travis CI"), ("TEAMCITY_VERSION", "TeamCity"), ("CI", "CI"),
  ]

  private static func address(_ first: (String...) -> String?) -> String? {
    if let address = first("CI_JOB_URL", "BUILDKITE_BUILD_URL", "CIRCLE_BUILD_URL", "BUILD_URL") { return address }
    guard let server = first("GITHUB_SERVER_URL"), let repository = first("GITHUB_REPOSITORY"), let run = first("GITHUB_RUN_ID") else { return nil }
    return "\(server)/\(repository)/actions/runs/\(run)"
  }

  /// Returns the name of the repository in the CI system, without its owner, or the name of the folder.
  private static func project(_ first: (String...) -> String?, _ folder: String) -> String? {
    let name =
      first("CI_PROJECT_NAME", "CIRCLE_PROJECT_REPONAME", "BUILDKITE_PIPELINE_SLUG", "BITBUCKET_REPO_SLUG", "GITHUB_REPOSITORY", "BUILD_REPOSITORY_NAME", "TRAVIS_REPO_SLUG")
      ?? folder
    return name.split(separator: "/").last.map(String.init)
  }

  /// Returns the web address of a folder in the repository at a commit, on GitHub or GitLab.
  private static func sources(_ first: (String...) -> String?, _ commit: String?, _ path: String) -> String? {
    guard let commit else { return nil }
    if let project = first("CI_PROJECT_URL") { return "\(project)/-/blob/\(commit)/\(path)" }
    guard let server = first("GITHUB_SERVER_URL"), let repository = first("GITHUB_REPOSITORY") else { return nil }
    return "\(server)/\(repository)/blob/\(commit)/\(path)"
  }

  private static var operatingSystem: String? {
    guard let release = try? String(contentsOfFile: "/etc/os-release", encoding: .utf8) else { return nil }
    let name = release.split(separator: "\n").first { $0.hasPrefix("PRETTY_NAME=") }?.dropFirst("PRETTY_NAME=".count)
    return name.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "\"")) }
  }
}

/// The checked-out commit of a Git repository, read from its files to avoid starting a process.
private struct GitHead {
  /// The folder of the working tree.
  private var root: URL
  var commit: String
  var branch: String?

  /// Reads the repository that contains a folder, or returns `nil` if there isn't one.
  init?(folder: String) {
    var folder = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
    while !FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) {
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      guard parent.path != folder.path, folder.path != "/" else { return nil }
      folder = parent
    }
    root = folder
    var repository = folder.appendingPathComponent(".git")
    // Follow the path in `.git`, which is a file instead of a folder in a linked worktree and in a submodule.
    if let link = Self.text(repository), link.hasPrefix("gitdir: ") {
      repository = URL(fileURLWithPath: String(link.dropFirst("gitdir: ".count)), isDirectory: true, relativeTo: folder)
    }
    guard let head = Self.text(repository.appendingPathComponent("HEAD")) else { return nil }
    guard head.hasPrefix("ref: ") else {
      commit = head
      return
    }
    let reference = String(head.dropFirst("ref: ".count))
    let common = Self.text(repository.appendingPathComponent("commondir")).map { URL(fileURLWithPath: $0, isDirectory: true, relativeTo: repository) } ?? repository
    let packed = Self.text(common.appendingPathComponent("packed-refs"))?.split(separator: "\n").first { $0.hasSuffix(" " + reference) }?.prefix { $0 != " " }
    guard let commit = Self.text(common.appendingPathComponent(reference)) ?? packed.map(String.init) else { return nil }
    self.commit = commit
    branch = reference.hasPrefix("refs/heads/") ? String(reference.dropFirst("refs/heads/".count)) : reference
  }

  /// Returns the percent-encoded path of a folder relative to the working tree, with a slash at its end, or an empty string for the working tree.
  func path(of folder: String) -> String {
    let components = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL.pathComponents.dropFirst(root.pathComponents.count)
    return components.map { ($0.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? $0) + "/" }.joined()
  }

  private static func text(_ file: URL) -> String? {
    (try? String(contentsOf: file, encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
