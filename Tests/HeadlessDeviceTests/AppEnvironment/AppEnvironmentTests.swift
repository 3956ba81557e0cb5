import Foundation
import HeadlessDevice
import HeadlessUI
import VirtualTime
import XCTest

/// Tests that an app's unchanged code gets its own launch's and device's values.
@preconcurrency @MainActor
final class AppEnvironmentTests: XCTestCase {
  /// The notes of an app at its launch and later.
  private final class Notes: Sendable {
    private let texts = LockedTexts()
    func add(_ text: String) { texts.add(text) }
    var all: [String] { texts.all }
  }

  private final class LockedTexts: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String] = []
    func add(_ text: String) { lock.withLock { texts.append(text) } }
    var all: [String] { lock.withLock { texts } }
  }

  private func launch(_ options: LaunchOptions = LaunchOptions(), on device: Device? = nil, _ atLaunch: @escaping @MainActor @Sendable (Notes) -> Void) -> [String] {
    let notes = Notes()
    let device = device ?? Device()
    device.install(InstalledApp(name: "Notes") { Text("Notes").onAppear { atLaunch(notes) } })
    device.launch("com.example.Notes", options: options)
    _ = device.wait(timeout: 10) { false }
    return notes.all
  }

  func test_theArgumentsAreThoseOfTheLaunch() {
    let told = launch(LaunchOptions(arguments: ["-reset", "--mock"])) { notes in
      notes.add(ProcessInfo.processInfo.arguments.joined(separator: " "))
      notes.add(CommandLine.arguments.joined(separator: " "))
      notes.add("\(ProcessInfo.processInfo.arguments.contains("-reset"))")
    }
    XCTAssertEqual(told, ["/Applications/Notes.app/Notes -reset --mock", "/Applications/Notes.app/Notes -reset --mock", "true"])
  }

  func test_theEnvironmentIsThatOfTheLaunch() {
    let told = launch(LaunchOptions(environment: ["SERVER": "mock"])) { notes in
      notes.add("\(ProcessInfo.processInfo.environment)")
      notes.add(ProcessInfo.processInfo.environment["SERVER"] ?? "none")
    }
    XCTAssertEqual(told, [#"["SERVER": "mock"]"#, "mock"])
  }

  func test_anotherLaunchHasItsOwn() {
    let device = Device()
    XCTAssertEqual(launch(LaunchOptions(arguments: ["first"]), on: device) { $0.add(CommandLine.arguments.dropFirst().joined()) }, ["first"])
    XCTAssertEqual(launch(on: device) { $0.add(CommandLine.arguments.dropFirst().joined()) }, [""])
  }

  func test_detachedTasksQueuesAndActorsAreToldTheSame() throws {
    try XCTSkipIf(dlsym(nil, "__tsan_init") != nil, "The thread sanitizer does not let the functions be replaced that captured code waits with.")
    let told = launch(LaunchOptions(arguments: ["-x"])) { notes in
      Task.detached { notes.add("task \(CommandLine.arguments.dropFirst())") }
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) { notes.add("queue \(ProcessInfo.processInfo.arguments.dropFirst())") }
    }
    XCTAssertEqual(told, [#"task ["-x"]"#, #"queue ["-x"]"#])
  }

  func test_theTestIsToldAboutItsProcess() {
    let device = Device(apps: [InstalledApp(name: "Notes") { Text("Notes") }])
    let real = (CommandLine.arguments, ProcessInfo.processInfo.arguments, ProcessInfo.processInfo.environment)
    device.launch("com.example.Notes", options: LaunchOptions(arguments: ["-x"], environment: ["A": "b"]))
    Device.withCurrent(device) {
      XCTAssertEqual(CommandLine.arguments, real.0)
      XCTAssertEqual(ProcessInfo.processInfo.arguments, real.1)
      XCTAssertEqual(ProcessInfo.processInfo.environment, real.2)
    }
    XCTAssertFalse(real.1.contains("-x"))
  }

  func test_foldersAreTheAppsOwnAndEndWithTheDevice() throws {
    var device: Device? = Device()
    let told = launch(on: device) { notes in
      let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
      let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0]
      let support = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
      for folder in [NSHomeDirectory(), NSTemporaryDirectory(), FileManager.default.temporaryDirectory.path, documents.path, caches.path, support.path] { notes.add(folder) }
      try? Data("draft".utf8).write(to: documents.appendingPathComponent("draft.txt"))
    }
    let home = told[0]
    XCTAssertTrue(home.contains("/ScreenTestKit-"), home)
    XCTAssertEqual(told.map { $0.replacingOccurrences(of: home, with: "~") }, ["~", "~/tmp/", "~/tmp", "~/Documents", "~/Library/Caches", "~/Library/Application Support"])
    XCTAssertEqual(try String(contentsOfFile: home + "/Documents/draft.txt", encoding: .utf8), "draft")
    XCTAssertNotEqual(NSHomeDirectory(), home)

    let again = launch(on: device) { $0.add((try? String(contentsOfFile: NSHomeDirectory() + "/Documents/draft.txt", encoding: .utf8)) ?? "nothing") }
    XCTAssertEqual(again, ["draft"], "A relaunch on the same device finds what was written.")
    XCTAssertEqual(launch { $0.add((try? String(contentsOfFile: NSHomeDirectory() + "/Documents/draft.txt", encoding: .utf8)) ?? "nothing") }, ["nothing"])

    device?.shutDown()
    device = nil
    XCTAssertFalse(FileManager.default.fileExists(atPath: home))
  }

  // [Apple: FileManager.SearchPathDirectory](https://developer.apple.com/documentation/foundation/filemanager/searchpathdirectory)
  func test_theFileManagerKnowsTheFoldersOfAPhone() {
    let folders: KeyValuePairs<FileManager.SearchPathDirectory, (path: String, url: @Sendable () -> URL)> = [
      .applicationDirectory: ("~/Applications", { .applicationDirectory }), .applicationSupportDirectory: ("~/Library/Application Support", { .applicationSupportDirectory }),
      .cachesDirectory: ("~/Library/Caches", { .cachesDirectory }), .desktopDirectory: ("~/Desktop", { .desktopDirectory }),
      .documentDirectory: ("~/Documents", { .documentsDirectory }), .downloadsDirectory: ("~/Downloads", { .downloadsDirectory }),
      .libraryDirectory: ("~/Library", { .libraryDirectory }), .moviesDirectory: ("~/Movies", { .moviesDirectory }), .musicDirectory: ("~/Music", { .musicDirectory }),
      .picturesDirectory: ("~/Pictures", { .picturesDirectory }), .sharedPublicDirectory: ("~/Public", { .sharedPublicDirectory }),
      .trashDirectory: ("~/.Trash", { .trashDirectory }),
    ]
    let told = launch { notes in
      for (directory, folder) in folders {
        let found = FileManager.default.urls(for: directory, in: .userDomainMask).map(\.path)
        let alone = try? FileManager.default.url(for: directory, in: .userDomainMask, appropriateFor: nil, create: false)
        let paths = [found.first ?? "none", folder.url().path, alone?.path ?? "none", NSSearchPathForDirectoriesInDomains(directory, .userDomainMask, true).first ?? "none"]
        notes.add(paths.map { $0.replacingOccurrences(of: NSHomeDirectory(), with: "~") }.joined(separator: " "))
      }
    }
    XCTAssertEqual(told, folders.map { Array(repeating: $0.value.path, count: 4).joined(separator: " ") })
  }

  func test_theFileManagerCreatesAFolderOfAPhone() {
    let told = launch { notes in
      let library = try? FileManager.default.url(for: .libraryDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
      let isFolder = try? library?.resourceValues(forKeys: [.isDirectoryKey]).isDirectory
      notes.add("\(library?.path == NSHomeDirectory() + "/Library") \(isFolder == true) \(library?.hasDirectoryPath == true)")
      notes.add("\(FileManager.default === FileManager.default)")
      notes.add("\(FileManager.default.urls(for: .libraryDirectory, in: .systemDomainMask).count)")
    }
    XCTAssertEqual(told, ["true true true", "true", "0"])
  }
}
