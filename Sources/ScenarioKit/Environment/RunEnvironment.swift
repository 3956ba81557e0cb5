/// Where a run took place: the version of the sources, the machine, and what was asked for.
public struct RunEnvironment: Equatable, Sendable {
  /// The commit of the sources, where that is known.
  public var commit: String?
  /// The branch or the tag, where that is known.
  public var branch: String?
  /// The CI system: “GitHub Actions”; `nil` outside of any that is known.
  public var ci: String?
  /// The address of the CI system's page about the run.
  public var address: String?
  /// The operating system: “Debian GNU/Linux 12 (bookworm)”.
  public var system: String?
  /// The seed of the order in which things happen at the same instant; `nil` for the plain order.
  public var seed: String?
  /// Which part of the tests ran: “2/8”.
  public var shard: String?
  /// Which scenarios were chosen, as a tag expression.
  public var tags: String?
  /// 1 for the first try of the tests, 2 for the first retry.
  public var attempt: Int

  /// Creates an environment from its parts.
  package init(
    commit: String? = nil, branch: String? = nil, ci: String? = nil, address: String? = nil, system: String? = nil, seed: String? = nil, shard: String? = nil,
    tags: String? = nil, attempt: Int = 1
  ) {
    self.commit = commit
    self.branch = branch
    self.ci = ci
    self.address = address
    self.system = system
    self.seed = seed
    self.shard = shard
    self.tags = tags
    self.attempt = attempt
  }
}
