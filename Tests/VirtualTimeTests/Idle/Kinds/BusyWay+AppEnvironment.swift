import Foundation
import Screens
import VirtualTime

// Work of the system, the network, and the outside.
extension BusyWay {
  static var animations: [BusyWay] {
    [
      BusyWay(
        name: "an animation", ending: AppUnderTest(name: "Feed") { FadingView(seconds: 1) }, wait: 1,
        exclusion: .setting { $0.maxAnimationDuration = 0 }, endless: AppUnderTest(name: "Feed") { FadingView(seconds: 40) },
        told: .busy("the animation of the button “Load” (animation), started at 0 s, due at 40 s"), configure: { $0.maxAnimationDuration = 60 }, needsCapture: false),
      // A finger moves at 1,000 points per second. The content rests when it's slower than 10 points per second, after ln(100) / 2.002 seconds.
      BusyWay(
        name: "content that glides", ending: AppUnderTest(name: "Feed") { GlidingView() }, wait: 2.3, exclusion: .setting { $0.systemAnimations = false },
        endless: AppUnderTest(name: "Feed") { GlidingView() },
        told: .busy("the scrolling of GlidingView after a swipe (animation), started at 0.1 s by a swipe, due at 2.4 s", within: 0.2),
        configure: { $0.systemAnimations = true },
        start: { $0.touch(ScrollView(id: "Photos"), with: Finger(at: CGVector(dx: 0.5, dy: 0.75)).moving(to: .middle, over: 0.1)) }, needsCapture: false),
    ]
  }

  static var screenTransitions: [BusyWay] {
    [
      BusyWay(
        name: "a screen that goes", ending: AppUnderTest(name: "Feed") { TransitionView() }, wait: 0.35, exclusion: .setting { $0.systemAnimations = false },
        endless: AppUnderTest(name: "Feed") { TransitionView() },
        told: .busy("the transition of the screen (screen transition), started at 0.35 s by TransitionView, due at 0.7 s", within: 0.2),
        configure: { $0.systemAnimations = true }, needsCapture: false)
    ]
  }

  static var keyboardTransitions: [BusyWay] {
    [
      BusyWay(
        name: "a keyboard that comes", ending: AppUnderTest(name: "Feed") { KeyboardView() }, wait: 0.25, exclusion: .setting { $0.systemAnimations = false },
        endless: AppUnderTest(name: "Feed") { KeyboardView() },
        told: .busy("the transition of the keyboard (keyboard transition), started at 0 s by the focus of the field “Name”, due at 0.25 s", within: 0.2),
        configure: { $0.systemAnimations = true }, needsCapture: false)
    ]
  }

  private static let server = LoopbackServer()

  static var requests: [BusyWay] {
    let stubbed = requesting("https://api.notinstagram.com/feed")
    let never = server.url("/never").absoluteString
    return [
      BusyWay(
        name: "a stubbed request", ending: stubbed, wait: 4, exclusion: .setting { $0.excludedURLPatterns = ["/fe+d"] }, endless: stubbed,
        told: .busy("GET https://api.notinstagram.com/feed (request), started at 0 s by the button “Load”, due at 60 s"),
        prepare: { purpose in StubServer().stub(.get("/feed"), purpose == .isEndless ? .noAnswer : .text("photos").delay(.seconds(4))) }),
      BusyWay(
        name: "a real request", ending: requesting(server.url("/hello").absoluteString), wait: 0, exclusion: .setting { $0.excludedURLPatterns = ["127\\.0\\.0\\.1"] },
        endless: requesting(never),
        told: .busy("GET \(never) (request), started at 0 s by the button “Load”", within: 0.2), cleanUp: { server.hangUp() }, isReal: true),
    ]
  }

  static var resources: [BusyWay] {
    let upload = CountedUpload()
    return [
      BusyWay(
        name: "a resource", ending: BusyApp.app { done in upload.start(looks: 20, done) }, wait: 0, exclusion: .preparation,
        endless: BusyApp.app { _ in upload.start(looks: .max) {} },
        told: .busy("the upload (idling resource), busy since 0 s, with the reason: 3 of 20 pictures are sent", within: 0.2),
        prepare: { purpose in if purpose != .isExcluded { IdlingResources.register(upload) } }, needsCapture: false, isReal: true),
      BusyWay(
        name: "a process", ending: BusyApp.app { done in converting(for: 0.05, done) }, wait: 0, exclusion: .setting { $0.synchronizationMode = .lazy },
        endless: BusyApp.app { done in converting(for: 5, done) },
        told: .busy("the process sleep (idling resource), busy since 0 s, started by the button “Load”", within: 0.2), configure: giveAmpleGrace, isReal: true),
    ]
  }

  /// Gives threads time to return on a busy machine.
  ///
  /// In idle mode, the whole grace period is waited for.
  private static func giveAmpleGrace(_ configuration: inout TestConfiguration) { configuration.outsideWorkGrace = 0.5 }

  /// Tasks that wait for a thread, which gets a grace period.
  ///
  /// A task that still waits is listed if a search for an element fails.
  static var suspendedTasks: [BusyWay] {
    let gate = Gate()
    return [
      BusyWay(
        name: "a task that waits for a thread",
        ending: BusyApp.app { done in
          Task {
            await withCheckedContinuation { continuation in
              Thread.detachNewThread {
                gate.wait()
                continuation.resume()
              }
            }
            done()
          }
        }, wait: 0, exclusion: .setting { $0.outsideWorkGrace = 0 },
        endless: BusyApp.app { _ in Task { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } } },
        told: .notFound(
          "The app is idle, so the wait of 30 seconds ended at once. There is a task suspended at 0 s, started by the button “Load”. "
            + "To wait for the result of a process or another thread, register an `IdlingResource` that is busy until then: `IdlingResources.register(…)`."),
        configure: giveAmpleGrace, prepare: { purpose in if purpose == .isWaitedFor { gate.open() } }, cleanUp: { gate.open() }, isReal: true)
    ]
  }

  private static func requesting(_ url: String) -> AppUnderTest {
    BusyApp.app { done in
      guard let url = URL(string: url) else { return }
      Task {
        _ = try? await URLSession.shared.data(from: url)
        done()
      }
    }
  }

  private static func converting(for seconds: Double, _ done: @escaping @MainActor @Sendable () -> Void) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sleep")
    process.arguments = ["\(seconds)"]
    Task {
      await withCheckedContinuation { continuation in
        process.terminationHandler = { _ in continuation.resume() }
        do { try process.run() } catch { continuation.resume() }
      }
      done()
    }
  }
}

/// A resource that is busy for a number of reads, and then delivers its result.
private final class CountedUpload: IdlingResource, @unchecked Sendable {
  let name = "the upload"
  let busyReason: String? = "3 of 20 pictures are sent"
  private var looksLeft = 0
  private var done: @MainActor @Sendable () -> Void = {}

  var isIdle: Bool {
    guard looksLeft > 0 else { return true }
    looksLeft -= 1
    if looksLeft == 0 { Task(operation: done) }
    return false
  }

  @MainActor func start(looks: Int, _ done: @escaping @MainActor @Sendable () -> Void) {
    (looksLeft, self.done) = (looks, done)
  }
}

/// A gate that blocks a thread until it's opened.
private final class Gate: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  func open() { semaphore.signal() }
  func wait() { semaphore.wait() }
}
