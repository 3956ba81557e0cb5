import Foundation
import HeadlessUI
import Synchronization

/// An app that misbehaves if the environment says so: at launch, or when its button is tapped.
struct MisbehavingApp: App {
  var body: some Scene { WindowGroup { MisbehavingView() } }
}

private struct MisbehavingView: View {
  @State private var taps = 0

  var body: some View {
    if ChildProcess.misbehaviour == "loopInABody" { while true {} }
    if ChildProcess.misbehaviour == "loopInABodyLater", taps > 0 { while true {} }
    return Button("Misbehave") {
      taps += 1
      switch ChildProcess.misbehaviour {
      case "exit": exit(0)
      case "exitInATask":
        Task {
          try? await Task.sleep(for: .seconds(1))
          exit(0)
        }
      case "forceUnwrap": _ = [Int]().first!
      case "loop": while true {}
      case "loopInATask": Task.detached { _ = Endless.loop() }
      case "recursionInATask": Task.detached { _ = Endless.call(1) }
      case "recursionInAThread": Thread { _ = Endless.call(1) }.start()
      case "recursionInAPosixThread":
        var thread = pthread_t()
        pthread_create(
          &thread, nil,
          { _ in
            _ = Endless.call(1)
            return nil
          }, nil)
      case "sharedMemory":
        let flag = SharedFlag()
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) { flag.isSet.store(true, ordering: .relaxed) }
        while !flag.isSet.load(ordering: .relaxed) {}
      default: break
      }
    }
  }
}

private final class SharedFlag: Sendable {
  let isSet: Atomic<Bool> = Atomic(false)
}

private enum Endless {
  static func loop() -> Int {
    var number = 0
    while number >= 0 {
      number = (number + 1) % 1000
    }
    return number
  }

  static func call(_ number: Int) -> Int { number == 0 ? 0 : call(number + 1) + 1 }
}
