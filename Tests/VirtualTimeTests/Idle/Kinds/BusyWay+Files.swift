import Foundation
import Screens
import Synchronization
import VirtualTime

/// Tasks that wait for data in a file or a socket.
extension BusyWay {
  static var watchedFiles: [BusyWay] {
    [
      watching("a task that waits for a file") {
        let pipe = Pipe()
        return Ends(reader: pipe.fileHandleForReading, writer: pipe.fileHandleForWriting)
      },
      watching("a task that waits for a socket") {
        var sockets: [Int32] = [0, 0]
        #if os(Linux)
          socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &sockets)
        #else
          socketpair(AF_UNIX, SOCK_STREAM, 0, &sockets)
        #endif
        return Ends(
          reader: FileHandle(fileDescriptor: sockets[0], closeOnDealloc: true), writer: FileHandle(fileDescriptor: sockets[1], closeOnDealloc: true))
      },
    ]
  }

  private static func watching(_ name: String, _ open: @escaping @Sendable () -> Ends) -> BusyWay {
    let current = CurrentEnds()
    return BusyWay(
      name: name,
      ending: BusyApp.app { done in
        guard let ends = current.ends else { return }
        Task {
          await ends.arrival()
          done()
        }
      }, wait: 0, exclusion: .setting { $0.outsideWorkGrace = 0 },
      endless: BusyApp.app { _ in
        guard let ends = current.ends else { return }
        Task { await ends.arrival() }
      },
      told: .notFound(
        "The app is idle, so the wait of 30 seconds ended at once. There is a task suspended at 0 s, started by the button “Load”. "
          + "To wait for the result of a process or another thread, register an `IdlingResource` that is busy until then: `IdlingResources.register(…)`."),
      // On a busy machine, the watching thread needs time. In idle mode, the whole grace period is waited for.
      configure: { $0.outsideWorkGrace = 0.1 },
      prepare: { purpose in
        current.ends = open()
        if purpose == .isWaitedFor { current.ends?.fill() }
      }, cleanUp: { current.ends?.fill() }, isReal: true)
  }
}

@MainActor
private final class CurrentEnds {
  var ends: Ends?
}

/// The two ends of a pipe or a socket.
private struct Ends: Sendable {
  let reader: FileHandle
  let writer: FileHandle

  func fill() { writer.write(Data("hello".utf8)) }

  func arrival() async {
    let isFirst = Mutex(true)
    await withCheckedContinuation { continuation in
      reader.readabilityHandler = { handle in
        handle.readabilityHandler = nil
        // The handler may have been called again before it was removed.
        let isNow = isFirst.withLock { isFirst in
          defer { isFirst = false }
          return isFirst
        }
        if isNow { continuation.resume() }
      }
    }
  }
}
