import XCTest

@testable import ScenarioKit

final class RunEnvironmentTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("RunEnvironmentTests-\(UUID().uuidString)")

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func environment(_ variables: [String: String] = [:], in path: String = "") -> RunEnvironment {
    RunEnvironment(variable: { variables[$0] }, folder: path.isEmpty ? folder.path : folder.appendingPathComponent(path).path)
  }

  func test_onGitHub_theVariablesTellCommitBranchAndAddress() {
    let environment = environment([
      "GITHUB_ACTIONS": "true", "CI": "true", "GITHUB_SHA": "abc", "GITHUB_REF_NAME": "main", "GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "me/app",
      "GITHUB_RUN_ID": "7", "SCREENTEST_SEED": "3", "SCREENTEST_ATTEMPT": "2",
    ])
    XCTAssertEqual(environment.ci, "GitHub Actions")
    XCTAssertEqual(environment.commit, "abc")
    XCTAssertEqual(environment.branch, "main")
    XCTAssertEqual(environment.address, "https://github.com/me/app/actions/runs/7")
    XCTAssertEqual(environment.project, "app")
    XCTAssertEqual(environment.sources, "https://github.com/me/app/blob/abc/")
    XCTAssertEqual(environment.seed, "3")
    XCTAssertEqual(environment.attempt, 2)
  }

  func test_onGitLab_theVariablesTellProjectCommitBranchAndSources() {
    let environment = environment([
      "GITLAB_CI": "true", "CI_PROJECT_NAME": "cart", "CI_PROJECT_URL": "https://gitlab.example.com/me/cart", "CI_COMMIT_SHA": "def", "CI_COMMIT_REF_NAME": "fix",
    ])
    XCTAssertEqual(environment.project, "cart")
    XCTAssertEqual(environment.commit, "def")
    XCTAssertEqual(environment.branch, "fix")
    XCTAssertEqual(environment.sources, "https://gitlab.example.com/me/cart/-/blob/def/")
  }

  func test_thePackageInAFolderOfTheRepository_hasItsSourcesThere() throws {
    try write("77ee\n", to: ".git/HEAD")
    try write("", to: "apps/my cart/Package.swift")
    let environment = environment(["GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "me/app"], in: "apps/my cart")
    XCTAssertEqual(environment.sources, "https://github.com/me/app/blob/77ee/apps/my%20cart/")
  }

  func test_outsideOfCI_theProjectIsTheFolder_andTheSourcesHaveNoAddress() throws {
    try write("77ee\n", to: "cart/.git/HEAD")
    XCTAssertEqual(environment(in: "cart").project, "cart")
    XCTAssertNil(environment(in: "cart").sources)
  }

  func test_anUnknownSystemThatSetsCIIsOne_andNothingIsToldThatIsNotKnown() {
    XCTAssertEqual(environment(["CI": "1"]).ci, "CI")
    let unknown = environment(["GITHUB_SHA": "", "SCREENTEST_ATTEMPT": "x"])
    XCTAssertNil(unknown.ci)
    XCTAssertNil(unknown.commit)
    XCTAssertNil(unknown.branch)
    XCTAssertNil(unknown.address)
    XCTAssertEqual(unknown.attempt, 1)
  }

  func test_elsewhereTheRepositoryTellsThem_alsoOfAFolderInIt() throws {
    try write("ref: refs/heads/feature/login\n", to: ".git/HEAD")
    try write("1234abcd\n", to: ".git/refs/heads/feature/login")
    try write("", to: "Sources/App/App.swift")
    let inner = environment(in: "Sources/App")
    XCTAssertEqual(inner.commit, "1234abcd")
    XCTAssertEqual(inner.branch, "feature/login")
  }

  func test_aPackedBranchADetachedHeadAndAWorkTree() throws {
    try write("ref: refs/heads/main\n", to: "packed/.git/HEAD")
    try write("# pack-refs with: peeled\n99aa refs/heads/other/main\n55ff refs/heads/main\n", to: "packed/.git/packed-refs")
    XCTAssertEqual(environment(in: "packed").commit, "55ff")
    try write("77ee\n", to: "detached/.git/HEAD")
    XCTAssertEqual(environment(in: "detached").commit, "77ee")
    XCTAssertNil(environment(in: "detached").branch)
    try write("gitdir: ../packed/.git/worktrees/tree\n", to: "tree/.git")
    try write("ref: refs/heads/main\n", to: "packed/.git/worktrees/tree/HEAD")
    try write("../..\n", to: "packed/.git/worktrees/tree/commondir")
    XCTAssertEqual(environment(in: "tree").commit, "55ff")
    try write("ref: refs/heads/unborn\n", to: "empty/.git/HEAD")
    XCTAssertNil(environment(in: "empty").commit)
  }
}
