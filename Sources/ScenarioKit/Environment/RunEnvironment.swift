/// The context of a run: the version of the sources, the machine, and the options.
public struct RunEnvironment: Equatable, Sendable {
  /// The name of the project: its name in the CI system, or the name of the package's folder.
  public var project: String?
  /// The commit of the sources, if known.
  public var commit: String?
  /// The branch or tag, if known.
  public var branch: String?
  /// The CI system, such as “GitHub Actions”, or `nil` outside a known CI system.
  public var ci: String?
  /// The URL of the CI system's page about the run.
  public var address: String?
  /// The web address of the package's folder at the commit, with a slash at its end, or `nil` if the CI system's variables don't contain one.
  public var sources: String?
  /// The operating system: “Debian GNU/Linux 12 (bookworm)”.
  public var system: String?
  /// The seed for the order of simultaneous events, or `nil` for the default order.
  public var seed: String?
  /// The shard of the test suite that ran: “2/8”.
  public var shard: String?
  /// The tag expression that selected the scenarios.
  public var tags: String?
  /// The number of the attempt: 1 for the first run, 2 for the first retry.
  public var attempt: Int

  /// Creates an environment from its parts.
  package init(
    project: String? = nil, commit: String? = nil, branch: String? = nil, ci: String? = nil, address: String? = nil, sources: String? = nil, system: String? = nil,
    seed: String? = nil, shard: String? = nil, tags: String? = nil, attempt: Int = 1
  ) {
    self.project = project
    self.commit = commit
    self.branch = branch
    self.ci = ci
    self.address = address
    self.sources = sources
    self.system = system
    self.seed = seed
    self.shard = shard
    self.tags = tags
    self.attempt = attempt
  }
}
